/// A parsed feed: its metadata and its items in document order.
public struct Feed: Sendable, Equatable {
    /// A human-readable format name: "RSS 2.0", "Atom 1.0", "JSON Feed 1.1", "Reddit".
    public var format: String
    /// The title as plain text.
    public var title: String?
    /// The publisher's page that the feed belongs to.
    public var url: String?
    /// A BCP 47 tag.
    public var language: String?
    public var items: [FeedItem]
    /// A non-fatal problem, found although items were readable ("cut off after item 12"); nil if there was none.
    public var problem: Message?

    public init(
        format: String, title: String? = nil, url: String? = nil, language: String? = nil, items: [FeedItem] = [],
        problem: Message? = nil
    ) {
        self.format = format
        self.title = title
        self.url = url
        self.language = language
        self.items = items
        self.problem = problem
    }
}

/// A parsed feed together with its source.
public struct SourcedFeed: Sendable, Equatable {
    public var source: FeedSource
    public var feed: Feed

    public init(source: FeedSource, feed: Feed) {
        self.source = source
        self.feed = feed
    }
}
