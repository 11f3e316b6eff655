internal import TextReading

/// The evidence in one text for and against one rule.
struct ContextTally {
    /// The part of the text in which a trigger was found.
    enum Place { case title, summary }

    /// This many different triggers in the summary alone trigger the rule; one or two may be mentioned in passing.
    private static let enoughInSummary = 3
    /// A `with` word counts only among this many words of the summary, about its first sentence.
    private static let companyReach = 30

    /// The numbers of the phrases found, in the order of the text.
    private(set) var triggers: [Int] = []
    private var weakTriggers: Set<Int> = []
    private var isInTitle = false
    private var weakInTitle: [PhraseMatch] = []
    private var company: [(match: PhraseMatch, place: Place)] = []
    private var isForbidden = false
    /// The end of the words already used in each text: "covid-19" is one trigger, though "covid" is another.
    private var spentInTitle = 0
    private var spentInSummary = 0

    /// Whether the evidence is enough to trigger the rule.
    var speaks: Bool {
        guard !isForbidden else { return false }
        if isInTitle || weakInTitle.contains(where: hasCompany) { return true }
        return triggers.count - (company.isEmpty ? weakTriggers.count : 0) >= Self.enoughInSummary
    }

    /// Whether a trigger stands beside one of its companions; no word is company to itself.
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
        if place == .title || match.words.lowerBound < Self.companyReach { company.append((match, place)) }
    }

    mutating func forbid() { isForbidden = true }
}
