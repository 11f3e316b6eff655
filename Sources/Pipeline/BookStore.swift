internal import Configuring
internal import Foundation
internal import SiteBuilding

/// The books of the latest days, in the data folder: for each an EPUB and its entry in the catalogue as JSON. A day's
/// book is replaced by later builds of that day and never after it.
struct BookStore {
    private let folder: URL

    init(in dataFolder: String) {
        folder = URL(filePath: dataFolder, directoryHint: .isDirectory).appending(path: "books")
    }

    /// Returns an edition's books; those with a missing or unreadable file are skipped.
    ///
    /// - Parameter edition: the edition's folder, as in `Edition.folder`.
    func books(of edition: String) -> [DatedBook] {
        let place = place(of: edition)
        return days(in: place).compactMap { day in
            guard let bytes = try? Data(contentsOf: place.appending(path: day + ".epub")),
                let text = try? Data(contentsOf: place.appending(path: day + ".json")),
                let entry = try? JSONDecoder().decode(DatedBook.Entry.self, from: text),
                entry.day == day, entry.folder == edition
            else { return nil }
            return DatedBook(entry: entry, bytes: [UInt8](bytes))
        }
    }

    /// Stores a book and deletes the oldest of its edition. Books of later days, left by a wrong clock, are not
    /// touched.
    ///
    /// - Parameter most: the number of books to keep, including this one.
    /// - Returns: the reason if that failed, in one line.
    func store(_ book: DatedBook, keeping most: Int) -> String? {
        let place = place(of: book.entry.folder)
        let files = FileManager.default
        do {
            try files.createDirectory(at: place, withIntermediateDirectories: true)
            try Data(book.bytes).write(to: place.appending(path: book.entry.day + ".epub"), options: .atomic)
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            try encoder.encode(book.entry).write(to: place.appending(path: book.entry.day + ".json"), options: .atomic)
        } catch {
            return "\(place.path(percentEncoded: false)) cannot be written: \(error.fileReason)"
        }
        for day in days(in: place).filter({ $0 <= book.entry.day }).sorted(by: >).dropFirst(most) {
            for ending in [".json", ".epub"] { try? files.removeItem(at: place.appending(path: day + ending)) }
        }
        return nil
    }

    private func place(of edition: String) -> URL {
        edition.isEmpty ? folder : folder.appending(path: edition, directoryHint: .isDirectory)
    }

    /// Returns the days with a file, so that a single file left by a killed run is also deleted some day. Other names
    /// belong to somebody else.
    private func days(in place: URL) -> Set<String> {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path(percentEncoded: false))) ?? []
        return Set(
            names.compactMap { $0.wholeMatch(of: /(\d{4}-\d\d-\d\d)\.(json|epub)/).map { String($0.output.1) } })
    }
}
