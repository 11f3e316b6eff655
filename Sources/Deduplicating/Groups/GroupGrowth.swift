internal import Computing
internal import Foundation

/// Grows groups of several articles by articles that report their event in other words.
///
/// Two reports of a large event may share little with each other, yet much with what all reports share. So articles
/// are compared with a group's profile, not with single articles. (After topic tracking in news research: terms that
/// distinguish a topic count, and so does nearness in time.)
struct GroupGrowth {
    private typealias Tuning = ClusteringTuning.Growth

    private let corpus: Corpus
    private let moments: [Double]
    private let isDated: [Bool]
    private let limit: Int
    private let neighbours: Neighbours
    private let postings: TermPostings

    /// - Parameters:
    ///   - neighbours: those of each article.
    ///   - moments: times in seconds, in the articles' order.
    ///   - isDated: whether the publisher dated each article.
    ///   - limit: the most articles in one group.
    init(
        _ corpus: Corpus, neighbours: Neighbours, moments: [Double], isDated: [Bool], limit: Int
    ) {
        self.corpus = corpus
        self.moments = moments
        self.isDated = isDated
        self.limit = limit
        self.neighbours = neighbours
        postings = TermPostings(
            corpus.vectors, frequencies: corpus.frequencies,
            most: Int32(StoryProfile.mostArticles(owned: Tuning.leastOwnership, limit: limit)))
    }

    /// A group that may absorb another.
    private struct Match {
        var kinship: Double
        var group: Int
        var other: Int
    }

    /// Returns the groups after growth, each with its articles in ascending order.
    func grown(_ groups: [[Int]]) -> [[Int]] {
        var groups = groups
        var groupOf = [Int](repeating: 0, count: moments.count)
        for (group, articles) in groups.enumerated() { for article in articles { groupOf[article] = group } }
        var waiting = groups.indices.filter { groups[$0].count >= Tuning.fewestArticles }
        for _ in 0..<Tuning.mostRounds where !waiting.isEmpty {
            let matches = matches(of: waiting, in: groups, groupOf: groupOf)
                .sorted { ($1.kinship, $0.group, $0.other) < ($0.kinship, $1.group, $1.other) }
            var again: Set<Int> = []
            var taken: Set<Int> = []
            var growth: [Int: Int] = [:]
            for match in matches {
                guard !taken.contains(match.group), !taken.contains(match.other), growth[match.other] == nil else {
                    continue
                }
                again.insert(match.group)
                // Grow by half at a time, because every addition changes the profile.
                let (size, more) = (groups[match.group].count, groups[match.other].count)
                let grown = growth[match.group] ?? 0
                guard grown < max(1, size / 2), size + more <= limit else { continue }
                for article in groups[match.other] { groupOf[article] = match.group }
                groups[match.group] += groups[match.other]
                groups[match.other] = []
                taken.insert(match.other)
                growth[match.group] = grown + more
            }
            if growth.isEmpty { break }
            waiting = again.filter { !groups[$0].isEmpty }.sorted()
        }
        return groups.filter { !$0.isEmpty }.map { $0.sorted() }
    }

    /// Returns each article's mean similarity to its group's articles of the last day, in the group's order. A
    /// continuing story is about its latest news.
    func centralities(of group: [Int]) -> [Double] {
        let latest = group.reduce(-.infinity) { max($0, moments[$1]) }
        let members = Set(group.filter { latest - moments[$0] <= ClusteringTuning.Stories.recentDay })
        return group.map { article in
            neighbours.similarity(of: article) { members.contains($0) } / Double(members.count)
        }
    }

    /// A group that absorbs others, with its profile.
    private struct AbsorbingGroup {
        let group: Int
        let articles: [Int]
        let profile: StoryProfile
    }

    /// Finds the groups that are close enough to one of these groups, and no larger than it.
    private func matches(of waiting: [Int], in groups: [[Int]], groupOf: [Int]) -> [Match] {
        waiting.concurrentMap(
            slice: max(64, waiting.count / 16), makingState: { TermCoverage(articles: moments.count) }
        ) { coverages, group in
            matches(of: group, in: groups, groupOf: groupOf, &coverages)
        }.flatMap(\.self)
    }

    /// Finds the groups that are close enough to a group, and no larger.
    private func matches(
        of group: Int, in groups: [[Int]], groupOf: [Int], _ coverages: inout TermCoverage
    ) -> [Match] {
        let articles = groups[group]
        let absorber = AbsorbingGroup(group: group, articles: articles, profile: StoryProfile(of: articles, in: corpus))
        defer { coverages.clear() }
        return owned(by: absorber, in: groups, groupOf: groupOf, &coverages).compactMap { other in
            let covering = groups[other].sorted().compactMap { article -> (article: Int, coverage: Double)? in
                let coverage = coverages.coverage(of: article, by: absorber.profile)
                return coverage >= Tuning.leastCoverage ? (article, coverage) : nil
            }
            guard !covering.isEmpty else { return nil }
            let gap = self.gap(between: articles, and: groups[other])
            guard gap <= Tuning.longestGap else { return nil }
            let ownership = absorber.profile.ownership(with: groups[other], in: corpus, coverages)
            guard ownership >= Tuning.leastOwnership else { return nil }
            let sum = covering.reduce(0) {
                $0 + kinship(of: $1.article, covering: $1.coverage, with: absorber, groupOf: groupOf)
            }
            let akin =
                sum / Double(groups[other].count) * pow(ownership, Tuning.ownershipExponent)
                * exp(-Tuning.kinshipDecay * gap)
            return akin >= Tuning.leastKinship ? Match(kinship: akin, group: group, other: other) : nil
        }
    }

    /// Finds the groups, no larger than this one, that share terms which may be its own, and fills in the profile's
    /// other terms. Terms that fill all the news are looked up only in these groups, because they occur in more
    /// articles than all the rest.
    private func owned(
        by absorber: AbsorbingGroup, in groups: [[Int]], groupOf: [Int], _ coverages: inout TermCoverage
    ) -> Set<Int> {
        let owned = absorber.profile.terms(owned: Tuning.leastOwnership, in: corpus)
        var others: Set<Int> = []
        for number in owned {
            postings.each(of: absorber.profile.terms[number].term) { article, prominence in
                let other = groupOf[article]
                let (size, most) = (groups[other].count, absorber.articles.count)
                guard size < most || size == most && other > absorber.group else { return }
                coverages.add(prominence, ofTerm: number, in: article)
                others.insert(other)
            }
        }
        for number in absorber.profile.terms.indices where !owned.contains(number) {
            for article in others.lazy.flatMap({ groups[$0] }) {
                if let prominence = corpus.vectors.prominence(of: absorber.profile.terms[number].term, in: article) {
                    coverages.add(prominence, ofTerm: number, in: article)
                }
            }
        }
        return others
    }

    /// Returns how well an article fits a group, apart from time: its coverage of the profile, its mean similarity,
    /// and the familiarity of its title.
    private func kinship(
        of article: Int, covering coverage: Double, with absorber: AbsorbingGroup, groupOf: [Int]
    ) -> Double {
        let sum = neighbours.similarity(of: article) { groupOf[$0] == absorber.group }
        let similarity = sum / Double(absorber.articles.count)
        let familiarity = absorber.profile.familiarity(of: article, in: corpus)
        let isOdd = corpus.features[article].isRoundup != corpus.features[absorber.articles[0]].isRoundup
        return pow(coverage, Tuning.coverageExponent)
            * pow(max(similarity, Tuning.leastSimilarity), Tuning.similarityExponent)
            * pow(max(familiarity, Tuning.leastFamiliarity), Tuning.familiarityExponent)
            * (isOdd ? Tuning.roundupFactor : 1)
    }

    /// Returns the shortest gap between two articles of the groups, in days.
    private func gap(between group: [Int], and other: [Int]) -> Double {
        other.reduce(.infinity) { least, article in
            group.reduce(least) { least, member in
                let gap = abs(moments[article] - moments[member]) / 86_400
                return min(least, isDated[article] && isDated[member] ? gap : max(gap, Tuning.doubtfulGap))
            }
        }
    }
}
