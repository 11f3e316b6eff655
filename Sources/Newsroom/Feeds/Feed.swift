/// A feed as it was read: its own particulars and its items, in document order.
public struct Feed: Sendable, Equatable {
    /// How it was written, for people: "RSS 2.0", "Atom 1.0", "JSON Feed 1.1", "Reddit".
    public var format: String
    /// Plain text.
    public var title: String?
    /// The publisher's page that the feed belongs to.
    public var url: String?
    /// A BCP 47 tag.
    public var language: String?
    public var items: [FeedItem]
    /// A problem with it, although items could be read ("cut off after item 12"); nil when nothing was.
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

/// A feed that was read, and the source that it was read from.
public struct SourcedFeed: Sendable, Equatable {
    public var source: FeedSource
    public var feed: Feed

    public init(source: FeedSource, feed: Feed) {
        self.source = source
        self.feed = feed
    }
}
