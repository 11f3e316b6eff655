internal import Computing
internal import Foundation

/// Grows groups of several articles by articles that report their event in other words.
///
/// Two reports of a large event may share little with each other, yet much with what all reports share. So articles
/// are compared with a group's profile, not with single articles. (After topic tracking in news research: terms that
/// distinguish a topic count, and so does nearness in time.)
struct Gathering {
    /// As many articles make a profile: what two have in common may be chance.
    private static let leastArticles = 3
    /// Nothing that is less akin to a group is taken in.
    private static let threshold = 0.016
    /// Nothing is taken in that shares with a group only what all the news is full of, however much of it.
    private static let leastOwnership = 0.03
    /// Less of a group's profile than this is never enough; it spares the closer look.
    private static let leastCoverage = 0.1
    /// In days: nothing is taken in that is further from all of a group's articles.
    private static let longestGap = 2.5
    /// How fast kinship fades, a day.
    private static let fading = 1.6
    /// In days: what has no date may be older than the moment when it was seen.
    private static let doubtfulGap = 0.82
    /// The likeness to articles that are no neighbours.
    private static let leastLikeness = 0.002
    /// The factor for what tells of many events, beside what tells of one.
    private static let roundup = 0.7
    /// Groups that grow have another profile; after so many rounds they have found theirs.
    private static let rounds = 8

    private let corpus: Corpus
    private let moments: [Double]
    private let isDated: [Bool]
    private let limit: Int
    private let neighbours: Neighbours
    private let postings: TermPostings

    /// - Parameters:
    ///   - pairs: each article's neighbours among the earlier ones.
    ///   - moments: times in seconds, in the articles' order.
    ///   - isDated: whether the publisher dated each article.
    ///   - limit: the most articles in one group.
    init(
        _ corpus: Corpus, pairs: [[(index: Int, likeness: Double)]], moments: [Double], isDated: [Bool], limit: Int
    ) {
        self.corpus = corpus
        self.moments = moments
        self.isDated = isDated
        self.limit = limit
        neighbours = Neighbours(pairs)
        postings = TermPostings(
            corpus.vectors, frequencies: corpus.frequencies,
            most: Int32(StoryProfile.mostArticles(owned: Self.leastOwnership, limit: limit)))
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
        var waiting = groups.indices.filter { groups[$0].count >= Self.leastArticles }
        for _ in 0..<Self.rounds where !waiting.isEmpty {
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
        let members = Set(group.filter { latest - moments[$0] <= 86_400 })
        return group.map { article in
            neighbours.likeness(of: article) { members.contains($0) } / Double(members.count)
        }
    }

    /// A group that absorbs others, with its profile.
    private struct Taker {
        let group: Int
        let articles: [Int]
        let profile: StoryProfile
    }

    /// Finds the groups that are close enough to some groups, none larger than the one that it is close to.
    private func matches(of waiting: [Int], in groups: [[Int]], groupOf: [Int]) -> [Match] {
        waiting.concurrentMap(
            slice: max(64, waiting.count / 16), makingState: { Coverages(articles: moments.count) }
        ) { coverages, group in
            matches(of: group, in: groups, groupOf: groupOf, &coverages)
        }.flatMap(\.self)
    }

    /// Finds the groups, none larger, that are close enough to a group.
    private func matches(
        of group: Int, in groups: [[Int]], groupOf: [Int], _ coverages: inout Coverages
    ) -> [Match] {
        let articles = groups[group]
        let taker = Taker(group: group, articles: articles, profile: StoryProfile(of: articles, in: corpus))
        defer { coverages.clear() }
        return owned(by: taker, in: groups, groupOf: groupOf, &coverages).compactMap { other in
            let covering = groups[other].sorted().compactMap { article -> (article: Int, coverage: Double)? in
                let coverage = coverages.coverage(of: article, by: taker.profile)
                return coverage >= Self.leastCoverage ? (article, coverage) : nil
            }
            guard !covering.isEmpty else { return nil }
            let gap = self.gap(between: articles, and: groups[other])
            guard gap <= Self.longestGap else { return nil }
            let ownership = taker.profile.ownership(with: groups[other], in: corpus, coverages)
            guard ownership >= Self.leastOwnership else { return nil }
            let sum = covering.reduce(0) {
                $0 + kinship(of: $1.article, covering: $1.coverage, with: taker, groupOf: groupOf)
            }
            let akin = sum / Double(groups[other].count) * pow(ownership, 0.4) * exp(-Self.fading * gap)
            return akin >= Self.threshold ? Match(kinship: akin, group: group, other: other) : nil
        }
    }

    /// Finds the groups, none larger, that share terms which may be the group's own, and fills in the profile's other
    /// terms. Terms that fill all the news are looked up in these groups alone, because they occur in more articles
    /// than all the rest.
    private func owned(
        by taker: Taker, in groups: [[Int]], groupOf: [Int], _ coverages: inout Coverages
    ) -> Set<Int> {
        let owned = taker.profile.terms(owned: Self.leastOwnership, in: corpus)
        var others: Set<Int> = []
        for number in owned {
            postings.each(of: taker.profile.terms[number].term) { article, prominence in
                let other = groupOf[article]
                let (size, most) = (groups[other].count, taker.articles.count)
                guard size < most || size == most && other > taker.group else { return }
                coverages.add(prominence, ofTerm: number, in: article)
                others.insert(other)
            }
        }
        for number in taker.profile.terms.indices where !owned.contains(number) {
            for article in others.lazy.flatMap({ groups[$0] }) {
                if let prominence = corpus.vectors.prominence(of: taker.profile.terms[number].term, in: article) {
                    coverages.add(prominence, ofTerm: number, in: article)
                }
            }
        }
        return others
    }

    /// Returns how well an article fits a group, apart from time: its coverage of the profile, its mean similarity,
    /// and the familiarity of its title.
    private func kinship(of article: Int, covering coverage: Double, with taker: Taker, groupOf: [Int]) -> Double {
        let sum = neighbours.likeness(of: article) { groupOf[$0] == taker.group }
        let likeness = sum / Double(taker.articles.count)
        let familiarity = taker.profile.familiarity(of: article, in: corpus)
        let isOdd = corpus.clues[article].isRoundup != corpus.clues[taker.articles[0]].isRoundup
        return pow(coverage, 1.5) * pow(max(likeness, Self.leastLikeness), 0.33) * pow(max(familiarity, 0.01), 0.3)
            * (isOdd ? Self.roundup : 1)
    }

    /// Returns the shortest gap between two articles of the groups, in days.
    private func gap(between group: [Int], and other: [Int]) -> Double {
        other.reduce(.infinity) { least, article in
            group.reduce(least) { least, member in
                let gap = abs(moments[article] - moments[member]) / 86_400
                return min(least, isDated[article] && isDated[member] ? gap : max(gap, Self.doubtfulGap))
            }
        }
    }
}
