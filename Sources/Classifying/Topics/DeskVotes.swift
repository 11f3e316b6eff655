public import Newsroom

/// The desk of a story: a tally of its reports by category, and what follows from it.
public struct DeskVotes: Sendable, Equatable {
    private static let otherShare = 0.7
    /// The fewest reports for a second category. A single one is not enough: some sources file everything under one
    /// desk.
    private static let leastReports = 2

    /// The number of reports in each category, most frequent first.
    public let counts: [DeskVote]
    /// The story's topic: the category of most reports, with ties going to the higher confidence, and the most frequent
    /// subcategory. Nil without reports.
    public let topic: Topic?
    /// The topic's other categories, with the reason for each.
    public let others: [OtherDesk]

    /// - Parameter topics: the topics of the story's reports, each determined separately.
    public init(_ topics: [Topic]) {
        counts = Self.counts(of: topics)
        guard let first = counts.first else {
            (topic, others) = (nil, [])
            return
        }
        let own = topics.filter { $0.category == first.category }
        var subcategories: [Subcategory.ID: Int] = [:]
        for name in own.compactMap(\.subcategory) { subcategories[name, default: 0] += 1 }
        others = Self.others(of: topics, own: own, counts: counts)
        topic = Topic(
            category: first.category,
            subcategory: subcategories.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key,
            others: others.map(\.category),
            confidence: own.map(\.confidence).reduce(0, +) / Double(topics.count))
    }

    private static func counts(of topics: [Topic]) -> [DeskVote] {
        var weights: [Category.ID: (reports: Int, confidence: Double)] = [:]
        for topic in topics {
            weights[topic.category, default: (0, 0)].reports += 1
            weights[topic.category, default: (0, 0)].confidence += topic.confidence
        }
        return weights.sorted { a, b in
            if a.value.reports != b.value.reports { return a.value.reports > b.value.reports }
            if a.value.confidence != b.value.confidence { return a.value.confidence > b.value.confidence }
            return a.key < b.key
        }.map { DeskVote(category: $0.key, reports: $0.value.reports) }
    }

    /// Returns the categories with nearly as many reports as the first, and those that are the second category of at
    /// least half of all reports.
    ///
    /// - Parameter own: the topics of the first category.
    private static func others(of topics: [Topic], own: [Topic], counts: [DeskVote]) -> [OtherDesk] {
        guard let first = counts.first else { return [] }
        let near = counts.dropFirst().filter {
            $0.reports >= leastReports && Double($0.reports) >= otherShare * Double(first.reports)
        }
        let seconds = own.flatMap(\.others).filter { other in
            2 * own.count { $0.others.contains(other) } >= topics.count
        }
        let others =
            near.map { OtherDesk(category: $0.category, reason: .reports) }
            + seconds.map { OtherDesk(category: $0, reason: .wordsOfReports) }
        return others.reduce(into: []) { desks, desk in
            guard desk.category != first.category, !desks.contains(where: { $0.category == desk.category }) else {
                return
            }
            desks.append(desk)
        }
    }
}
