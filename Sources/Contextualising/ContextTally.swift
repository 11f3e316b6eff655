internal import TextReading

/// What in a text speaks for one rule, and against it.
struct ContextTally {
    /// How a trigger stands in the text.
    enum Place { case title, summary }

    /// This many triggers of a rule call it forth from the summary alone; one or two may be there in passing.
    private static let enoughInSummary = 3
    /// Company further down the summary than this many words, about a sentence, is no company.
    private static let companyReach = 30

    /// The phrases found, in the order of the text.
    private(set) var triggers: [Int] = []
    private var weakTriggers: Set<Int> = []
    private var isInTitle = false
    private var isWeaklyInTitle = false
    private var hasCompany = false
    private var isForbidden = false
    /// Up to where the words of each text are spent: "covid-19" is one trigger, though "covid" is another.
    private var spentInTitle = 0
    private var spentInSummary = 0

    /// Whether what was noted calls the rule forth.
    var speaks: Bool {
        guard !isForbidden else { return false }
        if isInTitle || (isWeaklyInTitle && hasCompany) { return true }
        return triggers.count - (hasCompany ? 0 : weakTriggers.count) >= Self.enoughInSummary
    }

    mutating func note(_ match: PhraseMatch, in place: Place, isWeak: Bool) {
        guard match.words.lowerBound >= (place == .title ? spentInTitle : spentInSummary) else { return }
        switch place {
        case .title:
            spentInTitle = match.words.upperBound
            if isWeak { isWeaklyInTitle = true } else { isInTitle = true }
        case .summary: spentInSummary = match.words.upperBound
        }
        guard !triggers.contains(match.phrase) else { return }
        triggers.append(match.phrase)
        if isWeak { weakTriggers.insert(match.phrase) }
    }

    mutating func noteCompany(_ match: PhraseMatch, in place: Place) {
        if place == .title || match.words.lowerBound < Self.companyReach { hasCompany = true }
    }

    mutating func forbid() { isForbidden = true }
}
