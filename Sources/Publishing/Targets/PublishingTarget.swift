internal import Foundation

/// A place that a built site is deployed to.
public struct PublishingTarget: Sendable, Equatable {
    /// The kinds of targets. Settings and help take the words of a kind from its row, and the program that it runs has
    /// the name of the kind.
    public enum Kind: String, Sendable, CaseIterable {
        case folder, git, rsync, rclone

        public var row: Row {
            switch self {
            case .folder:
                Row(
                    place: "on this machine", address: "a path relative to this file", example: "/var/www/news",
                    note: "a folder, replaced atomically")
            case .git:
                Row(
                    place: "a branch of a repository", address: "a repository (`git@host:me/news.git`)",
                    example: "git@github.com:me/news.git", note: "the branch gh-pages")
            case .rsync:
                Row(
                    place: "over SSH", address: "a host and path (`me@host:/var/www/news`)",
                    example: "me@host:/var/www/news", note: "over SSH")
            case .rclone:
                Row(
                    place: "S3 and compatible stores", address: "an rclone remote and path (`s3:my-bucket/news`)",
                    example: "s3:my-bucket/news", note: "S3 or any rclone remote")
            }
        }

        public struct Row: Sendable {
            /// Where the site goes, for the settings.
            public let place: String
            /// What its addresses are, for the settings.
            public let address: String
            /// An address, for the help, and what is there.
            public let example: String
            public let note: String
        }
    }

    public var kind: Kind
    /// The address in the tool's own syntax: a path, `git@host:me/news.git`, `me@host:/var/www/news`, `remote:bucket`.
    /// It may contain a secret, so messages use `name`.
    public var address: String
    /// The branch to push to (git only).
    public var branch: String
    /// Whether each commit follows the previous one instead of replacing it (git only).
    public var keepsHistory: Bool
    /// When a history that is kept starts afresh (git only).
    public var historyRestart: HistoryRestart

    public init(
        kind: Kind, address: String, branch: String = "gh-pages", keepsHistory: Bool = true,
        historyRestart: HistoryRestart = .never
    ) {
        self.kind = kind
        self.address = address
        self.branch = branch
        self.keepsHistory = keepsHistory
        self.historyRestart = historyRestart
    }

    /// Returns a copy with a relative local path made absolute.
    public func resolved(in folder: String) -> PublishingTarget {
        guard isRelativePath else { return self }
        var target = self
        target.address = URL(filePath: folder).appending(path: address).standardizedFileURL.path
        return target
    }

    /// Whether the address is a relative path on this machine. For all kinds but a folder, a colon follows the name of a
    /// host or a remote. A kind whose addresses are never paths must return false here.
    private var isRelativePath: Bool {
        let isPath = kind == .folder || !address.contains(":")
        return isPath && !address.isEmpty && !address.hasPrefix("/") && !address.hasPrefix("-")
    }

    /// The address without a trailing slash, ready for paths to be appended.
    var place: String { address.hasSuffix("/") ? String(address.dropLast()) : address }

    /// The name used in messages.
    public var name: String { kind == .git ? "git \(shown) (\(branch))" : "\(kind.rawValue) \(shown)" }

    /// The address as shown in messages: URLs lose their credentials (everything before "@") and their query.
    var shown: String {
        var shown = Substring(address)
        if let scheme = shown.firstRange(of: "://") {
            let rest = shown[scheme.upperBound...]
            let host = rest.prefix { $0 != "/" }
            if let at = host.lastIndex(of: "@") { shown = shown[..<scheme.upperBound] + rest[rest.index(after: at)...] }
        }
        if let query = shown.firstIndex(of: "?") { shown = shown[..<query] }
        // rclone's inline store options, which may contain keys, come before the second colon.
        if kind == .rclone, shown.first == ":" { shown = shown.prefix { $0 != "," } }
        return String(shown)
    }
}
