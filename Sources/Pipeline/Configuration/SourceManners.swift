internal import Foundation
internal import Newsroom

/// What the owner wants of one source, beside what it is: which of its items, how often, and in what way it is asked.
public struct SourceManners: Sendable, Equatable {
    /// Words and phrases of which an article must hold one; empty for all articles.
    public var keep: [String] = []
    /// Words and phrases of which it may hold none.
    public var drop: [String] = []
    /// Items that are taken of its feed, the newest first; nil for all.
    public var limit: Int?
    /// Minutes that must have passed since it was last asked for.
    public var interval = 0.0
    public var headers: [RequestHeader] = []
    public var login = Secret()
    /// As `fetching.proxy`; nil for the same as for all.
    public var proxy: String?
    public var userAgent: String?

    /// Whether requests for its feed say what is for its own server alone.
    public var hasOwnLines: Bool { !headers.isEmpty || login.isNamed }

    /// With files named in full.
    func resolved(in folder: URL) -> SourceManners {
        var manners = self
        manners.login = login.resolved(in: folder)
        for index in headers.indices { manners.headers[index].secret = headers[index].secret.resolved(in: folder) }
        return manners
    }
}

/// Where a text stands that no configuration file should hold.
public struct Secret: Sendable, Equatable {
    /// A variable of the environment.
    public var variable: String?
    /// A file that holds nothing else.
    public var file: String?

    var isNamed: Bool { variable != nil || file != nil }

    func resolved(in folder: URL) -> Secret {
        var secret = self
        secret.file = file.map { $0.hasPrefix("/") ? $0 : folder.appending(path: $0).standardizedFileURL.path }
        return secret
    }
}

/// A line of a request's head.
public struct RequestHeader: Sendable, Equatable {
    public var name = ""
    /// Of what is no secret.
    public var value: String?
    public var secret = Secret()

    /// Names whose values are secrets by their nature.
    static let secretNames: Set = ["authorization", "cookie"]
    /// Names that are ours to say.
    static let ownNames: Set = [
        "host", "connection", "content-length", "transfer-encoding", "user-agent", "if-none-match",
        "if-modified-since", "accept-encoding", "te", "upgrade", "proxy-authorization", "range",
    ]
}

/// A source with what is wanted of it, as the file states them together.
struct SourceEntry: Sendable {
    var source: FeedSource
    var manners = SourceManners()

    static let blank = SourceEntry(source: .blank)
}

extension Configuration {
    /// How many items of a feed are taken, where not all are.
    var limits: [FeedSource.ID: Int] { manners.compactMapValues(\.limit) }

    /// The sources as the file states them.
    var entries: [SourceEntry] {
        get { sources.map { SourceEntry(source: $0, manners: manners[$0.id] ?? SourceManners()) } }
        set {
            sources = newValue.map { entry in
                var source = entry.source
                source.completeID()
                return source
            }
            let plain = SourceManners()
            manners = Dictionary(
                zip(sources, newValue).filter { $1.manners != plain }.map { ($0.id, $1.manners) },
                uniquingKeysWith: { first, _ in first })
        }
    }
}
