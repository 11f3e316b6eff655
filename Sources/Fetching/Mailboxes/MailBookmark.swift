import Computing
import Newsroom

/// The place up to which a folder on a mail server has been read, kept as the validator of its source.
struct MailBookmark {
    /// Identifies the folder, because its address may be changed.
    private let folder: String
    private let validity: Int
    /// The number of the last message that was read; 0 for none.
    let number: Int

    /// Creates a bookmark at a message; 0 for before the first.
    init(at number: Int, of validity: Int, in address: String) {
        folder = fingerprint("imap", address)
        self.validity = validity
        self.number = number
    }

    /// Parses the text of a bookmark; nil if it belongs to another folder or kind of source, or if the server has
    /// renumbered the messages since.
    init?(_ text: String, of validity: Int, in address: String) {
        let parts = text.split(separator: " ")
        guard parts.count == 3, let number = Int(parts[2]) else { return nil }
        self.init(at: number, of: validity, in: address)
        guard text == self.text else { return nil }
    }

    var text: String { "\(folder) \(validity) \(number)" }
}
