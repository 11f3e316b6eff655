/// How a source is doing, for the report page.
public struct FeedHealth: Sendable, Equatable {
    public var source: FeedSource
    public var record: FeedRecord
    /// How many of its articles this edition holds.
    public var articles: Int

    public init(source: FeedSource, record: FeedRecord, articles: Int) {
        self.source = source
        self.record = record
        self.articles = articles
    }
}
