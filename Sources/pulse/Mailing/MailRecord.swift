import Computing
import Configuring
import Foundation

/// A record of mailed digests in the data folder, so that a script that runs twice sends each mail once.
///
/// It holds hashes, not addresses.
struct MailRecord {
    /// The maximum number of entries: enough for a month of daily, weekly and monthly digests to five people. Older
    /// ones are dropped.
    private static let limit = 200

    private let file: URL
    private var entries: [String]

    /// Reads the record. A missing or unreadable file counts as empty.
    init(in dataFolder: String) {
        file = URL(filePath: dataFolder, directoryHint: .isDirectory).appending(path: "mailed")
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        entries = text.split(separator: "\n").map(String.init)
    }

    func contains(_ letter: MailMessage) -> Bool { entries.contains(letter.occasion) }

    /// Records a mail as sent.
    ///
    /// - Returns: a one-line reason if that failed; nil if it succeeded.
    mutating func note(_ letter: MailMessage) -> String? {
        entries = (entries.filter { $0 != letter.occasion } + [letter.occasion]).suffix(Self.limit)
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data((entries.joined(separator: "\n") + "\n").utf8).write(to: file, options: .atomic)
            return nil
        } catch {
            let path = file.path(percentEncoded: false)
            return "mailed to \(letter.recipient), but \(path) cannot be written (\(error.fileReason)): "
                + "the next pulse digest will send it again"
        }
    }
}
