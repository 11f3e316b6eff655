internal import Newsroom

/// What a group of articles needs beyond likeness to be told as one story.
///
/// In a group of three and more each article is borne out by the others, and a second publisher bears out the first. Where one
/// publisher tells both of two, nothing but their likeness speaks for them: read on labelled news, four of ten such pairs were no
/// event, but a newspaper's two columns on one candidate, a broadcaster's two talks with one doctor.
struct Corroboration {
    /// How much more alike two articles of one publisher must be than those of a larger group on the average.
    private static let ofOnePublisher = 1.35

    private let articles: [Article]
    private let kinds: [Article.ID: ArticleKind]
    private let sources: [FeedSource.ID: FeedSource]
    private let pairs: [[(index: Int, likeness: Double)]]
    private let similarity: Double

    /// - Parameters:
    ///   - pairs: for each article its neighbours among the earlier ones.
    ///   - similarity: the threshold for groups.
    init(
        _ articles: [Article], kinds: [Article.ID: ArticleKind], sources: [FeedSource.ID: FeedSource],
        pairs: [[(index: Int, likeness: Double)]], similarity: Double
    ) {
        self.articles = articles
        self.kinds = kinds
        self.sources = sources
        self.pairs = pairs
        self.similarity = similarity
    }

    /// The groups, with the articles of each that is no story by themselves: no report tells it, or one publisher tells both of
    /// its articles and they are not alike enough.
    func parted(_ groups: [[Int]]) -> [[Int]] {
        groups.flatMap { group in
            let isStory = group.contains(where: isReport) && (group.count != 2 || areAlike(group[0], group[1]))
            return isStory ? [group] : group.map { [$0] }
        }
    }

    private func isReport(_ index: Int) -> Bool { kinds[articles[index].id]?.isVoice ?? true }

    /// Whether two are alike enough by themselves. Copies of one text are no neighbours, and are.
    private func areAlike(_ first: Int, _ second: Int) -> Bool {
        guard let likeness = pairs[max(first, second)].first(where: { $0.index == min(first, second) })?.likeness else {
            return true
        }
        return publisher(of: first) != publisher(of: second) || likeness >= similarity * Self.ofOnePublisher
    }

    private func publisher(of index: Int) -> String {
        let article = articles[index]
        let key = Publisher.key(url: article.url, source: sources[article.source])
        return key.isEmpty ? article.source : key
    }
}
