/// A feed that was read, and the source that it was read from.
public struct SourcedFeed: Sendable, Equatable {
    public var source: FeedSource
    public var feed: Feed

    public init(source: FeedSource, feed: Feed) {
        self.source = source
        self.feed = feed
    }
}
