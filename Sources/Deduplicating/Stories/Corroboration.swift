internal import FoundationEssentials
internal import Newsroom

/// What a group of articles needs beyond likeness to be told as one story.
///
/// In a group of three and more each article is borne out by the others (`Bearing`). Of two alone nothing but their likeness
/// speaks for them, whoever publishes them: read on labelled news, of twenty pairs that were just alike enough three told one
/// event; the rest were two columns on one candidate, a broadcaster's two talks with one doctor, the hospitals of two countries.
/// Two publishers' headlines that say the same speak for them as well. More still is asked where a day lies between two: that is
/// as often the next event of its kind; and where one source publishes both in one minute: nobody tells a matter twice at once, but
/// parts a subject into several articles.
struct Corroboration {
    /// How much more alike two articles must be than those of a larger group on the average.
    private static let ofTwo = 1.35
    /// And two that are further apart than this, in seconds.
    private static let ofTwoDays = 1.5
    private static let longestGap = 86_400.0
    /// And two that one source publishes within so many seconds.
    private static let (ofOneMinute, minute) = (4.0, 60.0)

    private let articles: [Article]
    private let kinds: [Article.ID: ArticleKind]
    private let pairs: [[(index: Int, likeness: Double)]]
    private let similarity: Double
    private let headlines: Headlines
    /// The articles that were one with others from the start: copies of one text may be no neighbours, and are alike.
    private let copies: Set<Int>

    /// - Parameters:
    ///   - joined: groups of articles that are one from the start.
    ///   - pairs: for each article its neighbours among the earlier ones.
    ///   - corpus: of the articles.
    ///   - similarity: the threshold for groups.
    init(
        _ articles: [Article], kinds: [Article.ID: ArticleKind], joined: [[Int]],
        pairs: [[(index: Int, likeness: Double)]], corpus: Corpus, similarity: Double
    ) {
        self.articles = articles
        self.kinds = kinds
        self.pairs = pairs
        self.similarity = similarity
        headlines = Headlines(corpus)
        copies = Set(joined.filter { $0.count > 1 }.flatMap(\.self))
    }

    /// The groups, with the articles of each that is no story by themselves: no report tells it, or it has two articles that are
    /// not alike enough.
    func parted(_ groups: [[Int]]) -> [[Int]] {
        groups.flatMap(borneOut).flatMap { group in
            // Most are of one article, which stays one.
            guard group.count > 1 else { return [group] }
            let isStory = group.contains(where: isReport) && (group.count != 2 || areAlike(group[0], group[1]))
            return isStory ? [group] : group.map { [$0] }
        }
    }

    /// A group without the articles that no others bear out, and these.
    private func borneOut(_ group: [Int]) -> [[Int]] {
        guard group.count > 2 else { return [group] }
        var likenesses = [Int: [Double]](minimumCapacity: group.count)
        let members = Set(group)
        for index in group {
            for (other, likeness) in pairs[index] where members.contains(other) {
                likenesses[index, default: []].append(likeness)
                likenesses[other, default: []].append(likeness)
            }
        }
        let bearing = Bearing(
            group.map { index in
                Bearing.Member(
                    index: index, moment: articles[index].moment.timeIntervalSinceReferenceDate,
                    likenesses: (likenesses[index] ?? []).sorted(by: >))
            }, similarity: similarity)
        let strangers = bearing.strangers.subtracting(copies)
        let kept = group.filter { !strangers.contains($0) }
        return kept.count < 2 ? [group] : [kept] + group.filter(strangers.contains).map { [$0] }
    }

    private func isReport(_ index: Int) -> Bool { kinds[articles[index].id]?.isVoice ?? true }

    /// Whether two are alike enough by themselves. Copies of one text are no neighbours, and are.
    private func areAlike(_ first: Int, _ second: Int) -> Bool {
        guard let likeness = pairs[max(first, second)].first(where: { $0.index == min(first, second) })?.likeness else {
            return true
        }
        if areOfOneMinute(articles[first], articles[second]) { return likeness >= similarity * Self.ofOneMinute }
        let isFar = abs(articles[first].moment.timeIntervalSince(articles[second].moment)) > Self.longestGap
        if isFar { return likeness >= similarity * Self.ofTwoDays }
        return likeness >= similarity * Self.ofTwo
            || likeness >= similarity && articles[first].source != articles[second].source
                && headlines.sayTheSame(first, second)
    }

    private func areOfOneMinute(_ first: Article, _ second: Article) -> Bool {
        guard first.source == second.source, let one = first.published, let other = second.published else {
            return false
        }
        return abs(one.timeIntervalSince(other)) <= Self.minute
    }
}
