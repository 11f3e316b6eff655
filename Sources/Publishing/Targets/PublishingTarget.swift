internal import Foundation

/// A place that a built site is handed on to.
public struct PublishingTarget: Sendable, Equatable {
    public enum Kind: String, Sendable, CaseIterable {
        /// A folder of this machine.
        case folder
        /// A branch of a repository.
        case git
        /// Whatever rsync reaches: a folder, or a machine by ssh.
        case rsync
        /// Whatever rclone reaches: S3 and what speaks it, and dozens of other stores.
        case rclone
    }

    public var kind: Kind
    /// As the tool that takes it there wants it: a path, `git@host:me/news.git`, `me@host:/var/www/news`, `remote:bucket`. It
    /// may hold a secret: messages show `name`.
    public var address: String
    /// Of git.
    public var branch: String
    /// Of git: whether each commit follows the one before, or stands alone and takes its place.
    public var keepsHistory: Bool

    public init(kind: Kind, address: String, branch: String = "gh-pages", keepsHistory: Bool = true) {
        self.kind = kind
        self.address = address
        self.branch = branch
        self.keepsHistory = keepsHistory
    }

    /// The same with a path of this machine made absolute.
    public func resolved(in folder: String) -> PublishingTarget {
        guard !address.isEmpty, !address.hasPrefix("/"), !address.hasPrefix("-"),
            kind == .folder || !address.contains(":")
        else { return self }
        var target = self
        target.address = URL(filePath: folder).appending(path: address).standardizedFileURL.path
        return target
    }

    /// The address as a folder that paths are put behind.
    var place: String { address.hasSuffix("/") ? String(address.dropLast()) : address }

    /// What messages call it.
    public var name: String { kind == .git ? "git \(shown) (\(branch))" : "\(kind.rawValue) \(shown)" }

    /// The address as messages show it: without what stands before "@" in an address of the web, and without a query.
    var shown: String {
        var shown = Substring(address)
        if let scheme = shown.firstRange(of: "://") {
            let rest = shown[scheme.upperBound...]
            let host = rest.prefix { $0 != "/" }
            if let at = host.lastIndex(of: "@") { shown = shown[..<scheme.upperBound] + rest[rest.index(after: at)...] }
        }
        if let query = shown.firstIndex(of: "?") { shown = shown[..<query] }
        // What rclone is told of a store on the spot, keys too, stands before the second colon.
        if kind == .rclone, shown.first == ":" { shown = shown.prefix { $0 != "," } }
        return String(shown)
    }
}
