internal import Foundation
public import Newsroom

/// The owner's options for one source: which items to take, how often, and how to request the feed.
public struct SourceOptions: Sendable, Equatable {
    /// Words and phrases; an article must contain at least one. Empty for no restriction.
    public var keep: [String] = []
    /// Words and phrases that exclude an article.
    public var drop: [String] = []
    /// The number of newest items to take; nil for all.
    public var limit: Int?
    /// The minimum number of minutes between requests.
    public var interval = 0.0
    public var headers: [RequestHeader] = []
    public var login = Secret()
    /// Whether the login holds an access token in place of the password (OAuth 2.0), for a mail server.
    public var usesToken = false
    /// The source's own proxy, like `fetching.proxy`; nil for the general setting.
    public var proxy: String?
    public var userAgent: String?
    /// The selectors for a page without a feed; nil for a feed.
    public var page: PageSelectors?

    /// Whether requests for this feed carry headers or a login that only its own server may see.
    public var hasOwnLines: Bool { !headers.isEmpty || login.isNamed }

    /// Returns the options with absolute file paths.
    func resolved(in folder: URL) -> SourceOptions {
        var options = self
        options.login = login.resolved(in: folder)
        for index in headers.indices { options.headers[index].secret = headers[index].secret.resolved(in: folder) }
        return options
    }
}

/// The location of a secret, kept outside the configuration file.
public struct Secret: Sendable, Equatable {
    /// The environment variable that holds the secret.
    public var variable: String?
    /// The file that holds the secret and nothing else.
    public var file: String?

    var isNamed: Bool { variable != nil || file != nil }

    func resolved(in folder: URL) -> Secret {
        var secret = self
        secret.file = file.map { $0.hasPrefix("/") ? $0 : folder.appending(path: $0).standardizedFileURL.path }
        return secret
    }
}

/// A header line of a request.
public struct RequestHeader: Sendable, Equatable {
    public var name = ""
    /// The value, unless it is a secret.
    public var value: String?
    public var secret = Secret()

    /// Headers whose values are always secret.
    static let secretNames: Set = ["authorization", "cookie"]
    /// Headers that only the tool itself may set.
    static let ownNames: Set = [
        "host", "connection", "content-length", "transfer-encoding", "user-agent", "if-none-match",
        "if-modified-since", "accept-encoding", "te", "upgrade", "proxy-authorization", "range",
    ]
}

/// A source and its options, which share one object in the file.
struct SourceEntry: Sendable {
    var source: FeedSource
    var options = SourceOptions()

    static let blank = SourceEntry(source: .blank)
}

extension Configuration {
    /// The maximum number of items, for feeds that have a limit.
    var limits: [FeedSource.ID: Int] { options.compactMapValues(\.limit) }

    /// The selectors of sources that are pages without a feed.
    var pages: [FeedSource.ID: PageSelectors] { options.compactMapValues(\.page) }

    /// The sources as written in the file.
    var entries: [SourceEntry] {
        get { sources.map { SourceEntry(source: $0, options: options[$0.id] ?? SourceOptions()) } }
        set {
            sources = newValue.map { entry in
                var source = entry.source
                source.completeID()
                return source
            }
            let plain = SourceOptions()
            options = Dictionary(
                zip(sources, newValue).filter { $1.options != plain }.map { ($0.id, $1.options) },
                uniquingKeysWith: { first, _ in first })
        }
    }
}
