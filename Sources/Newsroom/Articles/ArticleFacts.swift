public import FoundationEssentials

/// An article's facts, which are also its properties. They are large, so hand on the article instead.
public struct ArticleFacts: Sendable, Equatable {
    /// A stable id of sixteen hexadecimal digits: a hash of whatever identified the article when it was first seen.
    public var id = ""
    /// The feed it was first seen in, or its own publisher's once that has carried it.
    public var source: FeedSource.ID = ""
    /// Other feeds that have carried it, in the order they first did so.
    public var alsoIn: [FeedSource.ID] = []
    /// The publisher's own identifier, from `source`.
    public var identifier: String?
    /// Plain text, never empty. If the publisher gave no title, the first words of the text.
    public var title = ""
    /// The publisher's previous headline; nil if it hasn't changed since the article was first seen.
    public var earlierTitle: String?
    /// The publisher's absolute http(s) address, without tracking parameters. Click-counting redirects are skipped if
    /// the feed names the final address.
    public var url: String?
    /// The publication date; nil if the publisher gave none or an impossible one.
    public var published: Date?
    public var updated: Date?
    /// The time of the run that first saw it.
    public var firstSeen = Date.distantPast
    /// The time of the last run that saw it in a feed.
    public var lastSeen = Date.distantPast
    /// Plain text, at most 600 characters; empty if there is none.
    public var summary = ""
    /// The start of the content as plain text, at most 1,500 characters, or 10,000 of a transcript; empty if there is
    /// none.
    public var text = ""
    /// Whether the text is the transcript of an episode.
    public var isSpoken = false
    public var stated = StatedFacts()

    public init() {}

    /// The facts of articles besides `StatedFacts`. It lacks `lastSeen`, which changes with every sighting and which no
    /// page shows, and `isSpoken`, which is set whenever an article is completed.
    public static let table: [Fact<ArticleFacts>] = [
        Fact("id", \.id, .code, update: .never, isExported: true),
        Fact("source", \.source, .code, update: .separate),
        Fact("identifier", \.identifier, .code, update: .separate),
        Fact("title", \.title, .words, isExported: true),
        Fact("url", \.url, .address, isExported: true),
        Fact("published", \.published, .date, update: .first, isExported: true),
        Fact("updated", \.updated, .date, update: .separate),
        Fact("firstSeen", \.firstSeen, .date, update: .never, isExported: true),
        Fact("summary", \.summary, .words),
        Fact("text", \.text, .words),
        Fact("alsoIn", \.alsoIn, .code, update: .separate),
        Fact("earlierTitle", \.earlierTitle, .words, update: .separate),
    ]
}

/// Encodes all facts in the tables, for cache keys.
extension ArticleFacts: Encodable {
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        for fact in Self.table {
            for column in fact.columns.indices { try container.encode(fact.value(self, column)) }
        }
        for fact in StatedFacts.table {
            for column in fact.columns.indices { try container.encode(fact.value(stated, column)) }
        }
    }
}

extension Article: Encodable {
    public func encode(to encoder: any Encoder) throws { try box.encode(to: encoder) }
}
