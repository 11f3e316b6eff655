/// The address of a mailbox of newsletters on this machine: `maildir:/home/ada/Mail/.News` or `mbox:/var/mail/news`.
public struct MailboxAddress: Sendable, Equatable {
    public enum Form: String, Sendable {
        /// A folder with one file for each message, in `cur` and `new`.
        case maildir
        /// A single file with all messages (RFC 4155).
        case mbox
    }

    public let form: Form
    /// The absolute path.
    public let path: String

    /// Parses an address; nil if it is another address, or its path is relative or has control characters.
    public init?(_ address: String) {
        guard let colon = address.utf8.firstIndex(of: UInt8(ascii: ":")),
            let form = Form(rawValue: String(address[..<colon]))
        else { return nil }
        let path = String(address[address.utf8.index(after: colon)...])
        guard path.utf8.count > 1, path.utf8.first == UInt8(ascii: "/"),
            path.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F })
        else { return nil }
        self.form = form
        self.path = path
    }

    /// The last component of the path, which may be shown although the rest may not. Folders of a Maildir begin with a
    /// full stop.
    public var name: String {
        String((path.split(separator: "/").last ?? "").drop { $0 == "." })
    }
}
