public import Newsroom

/// The habits of sources from article to article, which tell more than one title can.
public struct SourceHabits: Sendable, Equatable {
    /// Sources that set a columnist's name before a colon, and hardly anybody else's.
    let columns: Set<FeedSource.ID>

    /// Of so many titles with a name before a colon …
    private static let fewest = 3
    /// … this share has to be opinion by what else is known of them.
    private static let share = 0.5

    /// No habits.
    public init() { columns = [] }

    /// Found in what articles say of their kinds.
    public init(of articles: some Sequence<(source: FeedSource.ID, candidacy: KindCandidacy)>) {
        var counts: [FeedSource.ID: (named: Int, opinions: Int)] = [:]
        for (source, candidacy) in articles where candidacy.inColumn != nil {
            counts[source, default: (0, 0)].named += 1
            if candidacy.usual == .opinion { counts[source, default: (0, 0)].opinions += 1 }
        }
        columns = Set(
            counts.filter { _, count in
                count.named >= Self.fewest && Double(count.opinions) >= Self.share * Double(count.named)
            }.keys)
    }
}
