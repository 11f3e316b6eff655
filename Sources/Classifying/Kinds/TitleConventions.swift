public import Newsroom

/// Conventions that sources follow in all their titles, which reveal more than a single title.
public struct TitleConventions: Sendable, Equatable {
    /// Sources that put a columnist's name before a colon, and hardly ever anyone else's.
    let columns: Set<FeedSource.ID>

    /// The fewest titles with a name before a colon.
    private static let fewest = 3
    /// The share of these that must be opinion by other evidence.
    private static let share = 0.5

    /// Creates an empty set of conventions.
    public init() { columns = [] }

    /// Learns conventions from articles' candidacies.
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
