internal import Newsroom
internal import TextReading

/// Detects consequences in the titles of a story's reports.
struct ConsequenceFinder: Sendable {
    /// The share of titles that must contain a phrase for it to count in full.
    private static let fullShare = 2.0 / 3

    private let rules: ConsequenceRules
    private var table = PhraseTable(languages: [.english, .spanish, .portuguese])
    /// The indices of each phrase's rules.
    private var rulesOf: [[Int]] = []

    init(_ rules: ConsequenceRules) {
        self.rules = rules
        var reader = PhraseReader()
        for (index, rule) in rules.rules.enumerated() {
            for phrase in rule.phrases {
                guard let number = table.insert(phrase, by: &reader) else { continue }
                if number == rulesOf.count { rulesOf.append([]) }
                rulesOf[number].append(index)
            }
        }
    }

    /// Returns the consequences in the titles and that of the desk, largest weight first.
    func consequences(of titles: [TextReading], on category: Newsroom.Category.ID) -> [StoryRank.Consequence] {
        var counts: [Int: Int] = [:]
        for title in titles {
            for rule in Set(table.overlappingMatches(in: title).flatMap { rulesOf[$0.phrase] }) {
                counts[rule, default: 0] += 1
            }
        }
        var found = counts.map { rule, count -> StoryRank.Consequence in
            let share = min(1, Double(count) / Double(max(1, titles.count)) / Self.fullShare)
            return StoryRank.Consequence(name: rules.rules[rule].name, weight: rules.rules[rule].weight * share)
        }
        if let desk = rules.desks[category] { found.append(StoryRank.Consequence(name: "desk", weight: desk)) }
        return found.sorted { ($1.weight, $0.name) < ($0.weight, $1.name) }
    }
}
