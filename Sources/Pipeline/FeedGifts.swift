internal import Newsroom

/// What a feed's items hold beside their titles.
public struct FeedGifts: Sendable, Equatable {
    /// Characters from which on a text is an article and not its beginning.
    private static let whole = 1_000

    public let items: Int
    public let fullTexts: Int
    public let summaries: Int
    public let pictures: Int
    public let dates: Int

    init(_ items: [FeedItem]) {
        self.items = items.count
        fullTexts = items.count { ($0.content?.text.count ?? 0) >= Self.whole }
        summaries = items.count { $0.summary?.text.isEmpty == false || $0.content?.text.isEmpty == false }
        pictures = items.count { $0.image != nil }
        dates = items.count { $0.published != nil || $0.updated != nil }
    }

    /// What most items hold, for people.
    public var words: [String] {
        [("full text", fullTexts), ("summaries", summaries), ("pictures", pictures), ("dates", dates)]
            .filter { $0.1 * 2 > items }.map(\.0)
    }
}
