internal import Newsroom

/// A count of what a feed's items contain besides titles.
public struct FeedContents: Sendable, Equatable, Encodable {
    /// The number of characters above which a text counts as a full article, not an excerpt.
    private static let fewestOfFullText = 1_000

    public let items: Int
    public let fullTexts: Int
    public let summaries: Int
    public let pictures: Int
    public let dates: Int

    init(_ items: [FeedItem]) {
        self.items = items.count
        fullTexts = items.count { ($0.content?.text.count ?? 0) >= Self.fewestOfFullText }
        summaries = items.count { $0.summary?.text.isEmpty == false || $0.content?.text.isEmpty == false }
        pictures = items.count { $0.image != nil }
        dates = items.count { $0.published != nil || $0.updated != nil }
    }

    private enum CodingKeys: CodingKey { case fullTexts, summaries, pictures, dates }

    /// The contents that most items have, as words for the user.
    public var words: [String] {
        [("full text", fullTexts), ("summaries", summaries), ("pictures", pictures), ("dates", dates)]
            .filter { $0.1 * 2 > items }.map(\.0)
    }
}
