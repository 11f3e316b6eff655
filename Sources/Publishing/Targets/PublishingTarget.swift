internal import Foundation

/// A place that a built site is deployed to.
public struct PublishingTarget: Sendable, Equatable {
    public enum Kind: String, Sendable, CaseIterable {
        /// A folder on this machine.
        case folder
        /// A branch of a git repository.
        case git
        /// Any rsync destination: a folder, or another machine over ssh.
        case rsync
        /// Any rclone destination: S3 and compatible services, and dozens of other stores.
        case rclone
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
