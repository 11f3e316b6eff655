internal import Foundation

/// The address of a folder of newsletters on a mail server: `imaps://imap.example.org/News`. The user and
/// the password are in the source's login instead.
public struct MailFolderAddress: Sendable, Equatable {
    /// Whether the connection is encrypted from its start (`imaps`), instead of by STARTTLS (`imap`).
    public let isSecure: Bool
    /// The host in lower case, without brackets.
    public let host: String
    public let port: Int
    /// The folder's name, with the server's own separators between its levels.
    public let folder: String

    /// The host, in brackets if it is an IPv6 address, and the port.
    public let hostAndPort: String

    /// The server's address without the folder.
    public var server: String { (isSecure ? "imaps://" : "imap://") + hostAndPort }

    /// Parses an address. Returns nil for another address, one with a user, or one without a folder.
    public init?(_ address: String) {
        // This is called often, and nearly all addresses are web addresses.
        guard address.hasPrefix("imap"),
            let whole = address.wholeMatch(
                of: /(imaps?):\/\/(\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9._-]+)(?::([0-9]{1,5}))?\/(.+)/),
            let folder = whole.4.removingPercentEncoding,
            folder.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F })
        else { return nil }
        isSecure = whole.1 == "imaps"
        host = whole.2.lowercased().filter { $0 != "[" && $0 != "]" }
        let standard = isSecure ? 993 : 143
        port = whole.3.flatMap { Int($0) } ?? standard
        guard 1...65_535 ~= port else { return nil }
        hostAndPort = "\(whole.2.lowercased()):\(port)"
        self.folder = folder
    }

    /// The folder's name without the levels above it.
    public var name: String { folder.split { $0 == "/" || $0 == "." }.last.map(String.init) ?? folder }
}
