internal import Newsroom
internal import PhraseFinding

/// Finds the rules that a text calls forth.
struct ContextMatcher: Sendable {
    /// What a phrase does for whom.
    private enum Role: Sendable, Equatable {
        case any(Int), with(Int), unless(Int)
        case silentTitle, silentText, figure
    }

    /// A rule that speaks, and what in the text called it forth.
    struct Hit: Equatable {
        var rule: ContextRule
        var triggers: [String]
    }

    /// This many triggers of a rule call it forth from the summary alone; one or two may be there in passing.
    private static let enoughInSummary = 3

    private let rules: [ContextRule]
    private var table = PhraseTable()
    private var roles: [[Role]] = []
    private var phrases: [String] = []

    init(_ rules: ContextRules) {
        self.rules = rules.rules
        for (index, rule) in rules.rules.enumerated() {
            for phrase in rule.any { insert(phrase, .any(index)) }
            for phrase in rule.with { insert(phrase, .with(index)) }
            for phrase in rule.unless { insert(phrase, .unless(index)) }
        }
        for phrase in rules.silentTitles { insert(phrase, .silentTitle) }
        for phrase in rules.silentTexts { insert(phrase, .silentText) }
        for phrase in rules.figures { insert(phrase, .figure) }
    }

    private mutating func insert(_ phrase: String, _ role: Role) {
        guard let number = table.insert(phrase) else { return }
        if number == roles.count {
            roles.append([])
            phrases.append(phrase)
        }
        roles[number].append(role)
    }

    /// The rules of a category that speak, the most confident first; nil where nothing may be said at all.
    func hits(title: String, summary: String, category: Category.ID) -> [Hit]? {
        let inTitle = literalMatches(in: title)
        let inSummary = literalMatches(in: summary)
        let isSilent = { (match: PhraseMatch) in roles[match.phrase].contains(.silentText) }
        guard !inSummary.contains(where: isSilent), !inTitle.contains(where: isSilent),
            !inTitle.contains(where: { roles[$0.phrase].contains(.silentTitle) })
        else { return nil }
        var tally: [Int: Tally] = [:]
        for (matches, isTitle) in [(inTitle, true), (inSummary, false)] {
            for match in matches {
                for role in roles[match.phrase] {
                    switch role {
                    case .any(let rule): tally[rule, default: Tally()].note(match, isTitle: isTitle)
                    case .with(let rule): tally[rule, default: Tally()].hasCompany = true
                    case .unless(let rule): tally[rule, default: Tally()].isForbidden = true
                    case .silentTitle, .silentText, .figure: break
                    }
                }
            }
        }
        return tally.keys.filter { index in
            guard let tally = tally[index], !tally.isForbidden, rules[index].categories.contains(category) else {
                return false
            }
            return (tally.isInTitle || tally.triggers.count >= Self.enoughInSummary)
                && (rules[index].with.isEmpty || tally.hasCompany)
        }
        .sorted { (-rules[$0].confidence, $0) < (-rules[$1].confidence, $1) }
        .map { Hit(rule: rules[$0], triggers: (tally[$0]?.triggers ?? []).prefix(4).map { phrases[$0] }) }
    }

    /// What is meant literally, in the order of the text.
    private func literalMatches(in text: String) -> [PhraseMatch] {
        let matches = table.overlappingMatches(in: WordSequence(text))
        let figures = matches.filter { roles[$0.phrase].contains(.figure) }.map(\.words)
        return matches.filter { match in !figures.contains { $0.overlaps(match.words) } }
    }

    /// What speaks for one rule, and against it.
    private struct Tally {
        var triggers: [Int] = []
        var isInTitle = false
        var hasCompany = false
        var isForbidden = false
        /// Up to where the words of each text are spent: "covid-19" is one trigger, though "covid" is another.
        private var spentInTitle = 0
        private var spentInSummary = 0

        mutating func note(_ match: PhraseMatch, isTitle: Bool) {
            guard match.words.lowerBound >= (isTitle ? spentInTitle : spentInSummary) else { return }
            if isTitle {
                spentInTitle = match.words.upperBound
                isInTitle = true
            } else {
                spentInSummary = match.words.upperBound
            }
            if !triggers.contains(match.phrase) { triggers.append(match.phrase) }
        }
    }
}
