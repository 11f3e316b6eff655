internal import Newsroom
internal import TextReading

/// Finds the rules that a text triggers.
struct ContextMatcher: Sendable {
    /// The role of a phrase, either in a rule (with the rule's index) or for the text as a whole.
    private enum Role: Sendable, Equatable {
        case any(Int), weak(Int), with(Int), unless(Int)
        case silentTitle, silentText, figure, backdrop, aside
    }

    /// A triggered rule with up to four of the phrases that triggered it.
    struct Hit: Equatable {
        var rule: ContextRule
        var triggers: [String]
    }

    /// The number of words after "amid" in which a trigger describes the background rather than the subject.
    private static let backdropWindow = 4

    private let rules: [ContextRule]
    private let numbers: [String: Int]
    private var table = PhraseTable()
    private var roles: [[Role]] = []
    private var phrases: [String] = []

    init(_ rules: ContextRules) {
        self.rules = rules.rules
        numbers = Dictionary(
            rules.rules.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
        var reader = PhraseReader()
        for (index, rule) in rules.rules.enumerated() {
            insert(rule.any, .any(index), by: &reader)
            insert(rule.weak, .weak(index), by: &reader)
            insert(rule.with, .with(index), by: &reader)
            insert(rule.unless, .unless(index), by: &reader)
        }
        insert(rules.silentTitles, .silentTitle, by: &reader)
        insert(rules.silentTexts, .silentText, by: &reader)
        insert(rules.figures, .figure, by: &reader)
        insert(rules.backdrops, .backdrop, by: &reader)
        insert(rules.asides, .aside, by: &reader)
    }

    private mutating func insert(_ phrases: [String], _ role: Role, by reader: inout PhraseReader) {
        for phrase in phrases {
            guard let number = table.insert(phrase, by: &reader) else { continue }
            if number == roles.count {
                roles.append([])
                self.phrases.append(phrase)
            }
            roles[number].append(role)
        }
    }

    /// Returns the triggered rules of a category, most confident first; nil if the article must not get a comment at
    /// all.
    func hits(_ title: String, _ reading: ArticleReading, category: Category.ID) -> [Hit]? {
        let inTitle = literalMatches(in: reading.title)
        let inSummary = literalMatches(in: reading.summary)
        let isSilent = { (match: PhraseMatch) in roles[match.phrase].contains(.silentText) }
        guard !inSummary.contains(where: isSilent), !inTitle.contains(where: isSilent),
            !inTitle.contains(where: { roles[$0.phrase].contains(.silentTitle) })
        else { return nil }
        // A title in three parts is a round-up of unrelated subjects.
        guard !inTitle.contains(where: { roles[$0.phrase].contains(.aside) }),
            title.utf8.count(where: { $0 == UInt8(ascii: ";") }) < 2
        else { return [] }
        var tallies: [Int: ContextTally] = [:]
        for (matches, place) in [(inTitle, ContextTally.Place.title), (inSummary, .summary)] {
            let settings = place == .title ? self.settings(in: matches) : []
            for match in matches {
                let isSetting = settings.contains { $0.contains(match.words.lowerBound) }
                for role in roles[match.phrase] {
                    switch role {
                    case .any(let rule), .weak(let rule):
                        // A time-sensitive event counts even as background: "Schools close amid floods".
                        if isSetting, rules[rule].kind != .timeSensitive { continue }
                        tallies[rule, default: ContextTally()].note(match, in: place, isWeak: role == .weak(rule))
                    case .with(let rule): tallies[rule, default: ContextTally()].noteCompany(match, in: place)
                    case .unless(let rule): tallies[rule, default: ContextTally()].forbid()
                    case .silentTitle, .silentText, .figure, .backdrop, .aside: break
                    }
                }
            }
        }
        return tallies.filter { $1.isTriggered && rules[$0].categories.contains(category) }
            .sorted { (-rules[$0.key].confidence, $0.key) < (-rules[$1.key].confidence, $1.key) }
            .map { Hit(rule: rules[$0], triggers: $1.triggers.prefix(4).map { phrases[$0] }) }
    }

    /// Resolves rule names to rules; unknown names are dropped.
    func hits(_ named: [StoryFindings.Hit]) -> [Hit] {
        named.compactMap { hit in numbers[hit.rule].map { Hit(rule: rules[$0], triggers: hit.triggers) } }
    }

    /// Returns the ranges of words in a title that follow "amid" and similar words.
    private func settings(in title: [PhraseMatch]) -> [Range<Int>] {
        title.filter { roles[$0.phrase].contains(.backdrop) }
            .map { $0.words.upperBound..<$0.words.upperBound + Self.backdropWindow }
    }

    /// Returns the matches outside figures of speech, in text order.
    private func literalMatches(in text: TextReading) -> [PhraseMatch] {
        let matches = table.overlappingMatches(in: text)
        let figures = matches.filter { roles[$0.phrase].contains(.figure) }.map(\.words)
        return matches.filter { match in !figures.contains { $0.overlaps(match.words) } }
    }
}
