internal import TextReading

/// The evidence in a text for and against a rule.
struct ContextTally {
    /// The part of the text in which a trigger occurs.
    enum Place { case title, summary }

    /// The number of different triggers in the summary that trigger the rule alone; one or two may be passing mentions.
    private static let enoughInSummary = 3
    /// The number of words at the start of the summary in which a `with` word counts, roughly its first sentence.
    private static let firstSentence = 30

    /// The indices of the phrases found, in text order.
    private(set) var triggers: [Int] = []
    private var weakTriggers: Set<Int> = []
    private var isInTitle = false
    private var weakInTitle: [PhraseMatch] = []
    private var company: [(match: PhraseMatch, place: Place)] = []
    private var isForbidden = false
    /// The end of the words already matched in each text: "covid-19" is one trigger, although "covid" is another.
    private var spentInTitle = 0
    private var spentInSummary = 0

    /// Whether there is enough evidence to trigger the rule.
    var isTriggered: Bool {
        guard !isForbidden else { return false }
        if isInTitle || weakInTitle.contains(where: hasCompany) { return true }
        return triggers.count - (company.isEmpty ? weakTriggers.count : 0) >= Self.enoughInSummary
    }

    /// Returns whether a trigger occurs together with one of its `with` words; a word does not count as its own
    /// companion.
    private func hasCompany(_ trigger: PhraseMatch) -> Bool {
        company.contains { other, place in
            other.phrase != trigger.phrase && (place == .summary || !other.words.overlaps(trigger.words))
        }
    }

    mutating func note(_ match: PhraseMatch, in place: Place, isWeak: Bool) {
        guard match.words.lowerBound >= (place == .title ? spentInTitle : spentInSummary) else { return }
        switch place {
        case .title:
            spentInTitle = match.words.upperBound
            if isWeak { weakInTitle.append(match) } else { isInTitle = true }
        case .summary: spentInSummary = match.words.upperBound
        }
        guard !triggers.contains(match.phrase) else { return }
        triggers.append(match.phrase)
        if isWeak { weakTriggers.insert(match.phrase) }
    }

    mutating func noteCompany(_ match: PhraseMatch, in place: Place) {
        if place == .title || match.words.lowerBound < Self.firstSentence { company.append((match, place)) }
    }

    mutating func forbid() { isForbidden = true }
}
