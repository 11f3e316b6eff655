public import Newsroom

/// A tally of a story's reports by category.
public struct DeskVotes: Sendable, Equatable {
    private static let otherShare = 0.7
    /// The fewest reports for a second category. A single one is not enough: some sources file everything under one
    /// desk.
    private static let leastReports = 2

    /// The number of reports in each category, most frequent first.
    public let counts: [DeskVote]
    private let topics: [Topic]

    /// - Parameter topics: the topics of the story's reports, each determined separately.
    public init(_ topics: [Topic]) {
        self.topics = topics
        var weights: [Category.ID: (reports: Int, confidence: Double)] = [:]
        for topic in topics {
            weights[topic.category, default: (0, 0)].reports += 1
            weights[topic.category, default: (0, 0)].confidence += topic.confidence
        }
        counts = weights.sorted { a, b in
            if a.value.reports != b.value.reports { return a.value.reports > b.value.reports }
            if a.value.confidence != b.value.confidence { return a.value.confidence > b.value.confidence }
            return a.key < b.key
        }.map { DeskVote(category: $0.key, reports: $0.value.reports) }
    }

    /// The story's topic: the category of most reports, with ties going to the higher confidence, and the most frequent
    /// subcategory. A second category is added if nearly as many reports are in it, or if it is the second category of
    /// at least half of all reports. Nil without reports.
    public var topic: Topic? {
        guard let first = counts.first else { return nil }
        let own = topics.filter { $0.category == first.category }
        var subcategories: [Subcategory.ID: Int] = [:]
        for name in own.compactMap(\.subcategory) { subcategories[name, default: 0] += 1 }
        let near = counts.dropFirst().filter {
            $0.reports >= Self.leastReports && Double($0.reports) >= Self.otherShare * Double(first.reports)
        }
        let seconds = own.flatMap(\.others).filter { other in
            2 * own.count { $0.others.contains(other) } >= topics.count
        }
        let others = near.map(\.category) + seconds
        return Topic(
            category: first.category,
            subcategory: subcategories.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key,
            others: others.reduce(into: []) { if $1 != first.category, !$0.contains($1) { $0.append($1) } },
            confidence: own.map(\.confidence).reduce(0, +) / Double(topics.count))
    }
}
