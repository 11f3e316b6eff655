internal import FoundationEssentials
internal import Newsroom

/// Checks that a group is a story, beyond the similarity that formed it.
///
/// In groups of three or more, each article must be supported by others (`Coherence`). Two articles have only their
/// similarity: of twenty barely similar pairs in labelled news, three were one event. The others were two columns on
/// one candidate, two talks with one doctor, or hospitals of two countries. Two headlines that say the same also count,
/// if two sources publish them. A pair a day apart needs more similarity, because it is often the next event of its
/// kind. So does a pair that one source publishes within a minute, which splits one subject into several articles. A
/// pair whose similarity comes from one or two rare words, such as two remarks of one minister, isn't a story either.
/// So its articles must also share a fair part of their words.
struct Corroboration {
    private typealias Tuning = ClusteringTuning.Corroboration

    private let articles: [Article]
    private let kinds: [Article.ID: ArticleKind]
    private let pairs: [[(index: Int, similarity: Double)]]
    private let threshold: Double
    private let corpus: Corpus
    private let headlines: Headlines
    /// Articles that share a title with others: copies of one text, which are alike even if they are not neighbours.
    private let copies: Set<Int>

    /// - Parameters:
    ///   - joined: groups of articles with one title.
    ///   - pairs: each article's neighbours among the earlier ones.
    ///   - corpus: the vectors of the articles.
    ///   - similarity: the threshold for groups.
    init(
        _ articles: [Article], kinds: [Article.ID: ArticleKind], joined: [[Int]],
        pairs: [[(index: Int, similarity: Double)]], corpus: Corpus, threshold: Double
    ) {
        self.articles = articles
        self.kinds = kinds
        self.pairs = pairs
        self.threshold = threshold
        self.corpus = corpus
        headlines = Headlines(corpus)
        copies = Set(joined.filter { $0.count > 1 }.flatMap(\.self))
    }

    /// Returns the groups, splitting those that are not a story: they have no report, or only two articles that are not
    /// similar enough.
    func corroborated(_ groups: [[Int]]) -> [[Int]] {
        groups.flatMap(splittingUnsupported).flatMap { group in
            // Most groups have one article, and stay as they are.
            guard group.count > 1 else { return [group] }
            let isStory = group.contains(where: isReport) && (group.count != 2 || areAlike(group[0], group[1]))
            return isStory ? [group] : group.map { [$0] }
        }
    }

    /// Splits a group into the articles that others support, and each of the rest.
    private func splittingUnsupported(_ group: [Int]) -> [[Int]] {
        guard group.count > 2 else { return [group] }
        var similarities = [Int: [Double]](minimumCapacity: group.count)
        let members = Set(group)
        for index in group {
            for (other, similarity) in pairs[index] where members.contains(other) {
                similarities[index, default: []].append(similarity)
                similarities[other, default: []].append(similarity)
            }
        }
        let coherence = Coherence(
            group.map { index in
                Coherence.Member(
                    index: index, moment: articles[index].moment.timeIntervalSinceReferenceDate,
                    similarities: (similarities[index] ?? []).sorted(by: >))
            }, threshold: threshold)
        let outliers = coherence.outliers.subtracting(copies)
        let kept = group.filter { !outliers.contains($0) }
        return kept.count < 2 ? [group] : [kept] + group.filter(outliers.contains).map { [$0] }
    }

    private func isReport(_ index: Int) -> Bool { kinds[articles[index].id]?.isVoice ?? true }

    /// Returns whether a pair is similar enough on its own. Copies of one text are not neighbours, and always pass.
    private func areAlike(_ first: Int, _ second: Int) -> Bool {
        guard let similarity = pairs[max(first, second)].first(where: { $0.index == min(first, second) })?.similarity
        else {
            return true
        }
        guard shareEnoughWords(first, second) else { return false }
        if areOfOneMinute(articles[first], articles[second]) { return similarity >= threshold * Tuning.ofOneMinute }
        let isFar = abs(articles[first].moment.timeIntervalSince(articles[second].moment)) > Tuning.longestGap
        if isFar { return similarity >= threshold * Tuning.ofTwoDays }
        return similarity >= threshold * Tuning.ofTwo
            || similarity >= threshold && articles[first].source != articles[second].source
                && headlines.haveSimilarWords(first, second)
    }

    /// Returns whether two articles share a fair part of the shorter one's words. Articles in two languages that share
    /// several rare words need not.
    private func shareEnoughWords(_ first: Int, _ second: Int) -> Bool {
        guard corpus.crossLanguage.factor(between: first, and: second, in: corpus) == 1 else { return true }
        let shared = corpus.vectors.commonWords(of: first, and: second)
        let words = min(corpus.wordCounts[first], corpus.wordCounts[second])
        return Double(shared) >= Tuning.leastShared * Double(words)
    }

    private func areOfOneMinute(_ first: Article, _ second: Article) -> Bool {
        guard first.source == second.source, let one = first.published, let other = second.published else {
            return false
        }
        return abs(one.timeIntervalSince(other)) <= Tuning.shortGap
    }
}
