internal import Configuring
internal import Foundation
internal import SiteBuilding

/// The books of the latest days, in the data folder: for each an EPUB and, written last, its entry in the catalogue as
/// JSON. A day's book is replaced by later builds of that day and never after it.
struct BookStore {
    private let folder: URL

    init(in dataFolder: String) {
        folder = URL(filePath: dataFolder, directoryHint: .isDirectory).appending(path: "books")
    }

    /// Returns an edition's books; those with an unreadable file are skipped.
    ///
    /// - Parameter edition: the edition's folder, as in `Edition.folder`.
    func books(of edition: String) -> [DatedBook] {
        let place = place(of: edition)
        return days(in: place).compactMap { day in
            guard let bytes = try? Data(contentsOf: Self.file(day, in: place)),
                let text = try? Data(contentsOf: Self.entry(day, in: place)),
                let entry = try? JSONDecoder().decode(DatedBook.Entry.self, from: text)
            else { return nil }
            return DatedBook(day: day, folder: edition, entry: entry, bytes: [UInt8](bytes))
        }
    }

    /// Stores a book and deletes the oldest of its edition. Books of later days, left by a wrong clock, are not touched.
    ///
    /// - Parameter most: the number of books to keep, including this one.
    /// - Returns: the reason if that failed, in one line.
    func store(_ book: DatedBook, keeping most: Int) -> String? {
        let place = place(of: book.folder)
        let files = FileManager.default
        do {
            try files.createDirectory(at: place, withIntermediateDirectories: true)
            try Data(book.bytes).write(to: Self.file(book.day, in: place), options: .atomic)
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            try encoder.encode(book.entry).write(to: Self.entry(book.day, in: place), options: .atomic)
            for day in days(in: place).filter({ $0 <= book.day }).sorted(by: >).dropFirst(most) {
                // The entry goes first: without it, the rest of the book does not count.
                try files.removeItem(at: Self.entry(day, in: place))
                try? files.removeItem(at: Self.file(day, in: place))
            }
            return nil
        } catch {
            return "\(place.path(percentEncoded: false)) cannot be written: \(error.fileReason)"
        }
    }

    private func place(of edition: String) -> URL {
        edition.isEmpty ? folder : folder.appending(path: edition, directoryHint: .isDirectory)
    }

    /// Returns the days with an entry. Names that are no dates belong to somebody else.
    private func days(in place: URL) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path(percentEncoded: false))) ?? []
        return names.compactMap { $0.wholeMatch(of: /(\d{4}-\d\d-\d\d)\.json/).map { String($0.output.1) } }
    }

    private static func file(_ day: String, in place: URL) -> URL { place.appending(path: day + ".epub") }

    private static func entry(_ day: String, in place: URL) -> URL { place.appending(path: day + ".json") }
}
