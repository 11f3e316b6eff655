public import FoundationEssentials

/// An article's facts; `Article` explains each. It is as large as they are, so hand on the article instead.
public struct ArticleFacts: Sendable, Equatable {
    public var id = ""
    public var source: FeedSource.ID = ""
    public var alsoIn: [FeedSource.ID] = []
    public var identifier: String?
    public var title = ""
    public var earlierTitle: String?
    public var url: String?
    public var published: Date?
    public var updated: Date?
    public var firstSeen = Date.distantPast
    public var lastSeen = Date.distantPast
    public var summary = ""
    public var text = ""
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
