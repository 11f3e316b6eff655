import Computing
import Configuring
import Foundation

/// Which digests have been mailed to whom, kept in the data folder so that a chain of commands that runs twice mails once.
///
/// It holds hashes, not addresses.
struct MailRecord {
    /// Enough for a month of daily digests to three people; older entries are dropped.
    private static let limit = 100

    private let file: URL
    private var entries: [String]

    /// Reads the record; a file that is missing or cannot be read counts as empty.
    init(in dataFolder: String) {
        file = URL(filePath: dataFolder, directoryHint: .isDirectory).appending(path: "mailed")
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        entries = text.split(separator: "\n").map(String.init)
    }

    func contains(_ letter: DigestMail) -> Bool { entries.contains(letter.occasion) }

    /// Notes that a letter has been taken.
    ///
    /// - Returns: why that was not possible, in a line; nil when it was.
    mutating func note(_ letter: DigestMail) -> String? {
        entries = (entries.filter { $0 != letter.occasion } + [letter.occasion]).suffix(Self.limit)
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data((entries.joined(separator: "\n") + "\n").utf8).write(to: file, options: .atomic)
            return nil
        } catch {
            let path = file.path(percentEncoded: false)
            return "mailed to \(letter.recipient), but \(path) cannot be written (\(error.fileReason)): "
                + "the next pulse digest --mail sends it again"
        }
    }
}
