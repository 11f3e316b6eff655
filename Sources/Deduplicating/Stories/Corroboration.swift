internal import FoundationEssentials
internal import Newsroom

/// What a group of articles needs beyond likeness to be told as one story.
///
/// In a group of three and more each article is borne out by the others, those that are most like it: what is like none of
/// them has come in by what all the news is full of. Of two alone nothing but their likeness speaks for them, whoever publishes
/// them: read on labelled news, of twenty pairs that were just alike enough three told one event; the rest were two columns on
/// one candidate, a broadcaster's two talks with one doctor, the hospitals of two countries. Two publishers' headlines that say
/// the same speak for them as well. More still is asked where a day lies between two: that is as often the next event of its kind.
struct Corroboration {
    /// How much more alike two articles must be than those of a larger group on the average.
    private static let ofTwo = 1.35
    /// Headlines say the same that have so much of the shorter one's longer words in common, and so many.
    private static let (shared, leastShared) = (0.5, 2)
    private static let longerWord = 4
    /// And two that are further apart than this, in seconds.
    private static let ofTwoDays = 1.5
    private static let longestGap = 86_400.0
    /// How alike an article of a larger group must be to so many others on the average, beside those of such a group.
    private static let inGroup = 0.5
    private static let bearers = 3

    private let articles: [Article]
    private let kinds: [Article.ID: ArticleKind]
    private let pairs: [[(index: Int, likeness: Double)]]
    private let similarity: Double
    /// The articles that were one with others from the start: copies of one text may be no neighbours, and are alike.
    private let copies: Set<Int>

    /// - Parameters:
    ///   - joined: groups of articles that are one from the start.
    ///   - pairs: for each article its neighbours among the earlier ones.
    ///   - similarity: the threshold for groups.
    init(
        _ articles: [Article], kinds: [Article.ID: ArticleKind], joined: [[Int]],
        pairs: [[(index: Int, likeness: Double)]], similarity: Double
    ) {
        self.articles = articles
        self.kinds = kinds
        self.pairs = pairs
        self.similarity = similarity
        copies = Set(joined.filter { $0.count > 1 }.flatMap(\.self))
    }

    /// The groups, with the articles of each that is no story by themselves: no report tells it, or it has two articles that are
    /// not alike enough.
    func parted(_ groups: [[Int]]) -> [[Int]] {
        groups.flatMap(borneOut).flatMap { group in
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
        let strangers = group.filter { index in
            let nearest = (likenesses[index] ?? []).sorted(by: >).prefix(Self.bearers)
            return !copies.contains(index)
                && nearest.reduce(0, +) / Double(Self.bearers) < similarity * Self.inGroup
        }
        let kept = group.filter { !strangers.contains($0) }
        return kept.count < 2 ? [group] : [kept] + strangers.map { [$0] }
    }

    private func isReport(_ index: Int) -> Bool { kinds[articles[index].id]?.isVoice ?? true }

    /// Whether two are alike enough by themselves. Copies of one text are no neighbours, and are.
    private func areAlike(_ first: Int, _ second: Int) -> Bool {
        guard let likeness = pairs[max(first, second)].first(where: { $0.index == min(first, second) })?.likeness else {
            return true
        }
        let isFar = abs(articles[first].moment.timeIntervalSince(articles[second].moment)) > Self.longestGap
        if isFar { return likeness >= similarity * Self.ofTwoDays }
        return likeness >= similarity * Self.ofTwo
            || likeness >= similarity && articles[first].source != articles[second].source && sayTheSame(first, second)
    }

    private func sayTheSame(_ first: Int, _ second: Int) -> Bool {
        let (one, other) = (words(of: first), words(of: second))
        let common = one.intersection(other).count
        return common >= Self.leastShared && Double(common) >= Self.shared * Double(min(one.count, other.count))
    }

    /// The longer words of a headline.
    private func words(of index: Int) -> Set<Substring> {
        Set(
            articles[index].title.lowercased().split { !$0.isLetter && !$0.isNumber }
                .filter { $0.count >= Self.longerWord })
    }
}
