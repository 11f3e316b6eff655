/// A quantity in a sentence: a number and the thing it counts.
public struct Figure: Sendable, Equatable {
    /// How the sentence qualifies the number.
    public enum Bound: String, Sendable {
        case exactly, least, about, most
    }

    /// The value with its scale applied: 1200000 for "1.2 million".
    public var value: Double
    /// "$" (for every currency) or "%"; empty for a count.
    public var unit: String
    public var bound: Bound
    /// The group of words for the thing counted ("deaths"), as listed under `counted` in `Rules/lists.txt`; nil if it
    /// is in none.
    public var countedKind: String?
    /// The people counted ("children"), if the sentence is more specific than "people".
    public var subject: WordID?
    /// The stems of up to three words for the thing counted.
    public var stems: Set<WordID>
    /// The range from the qualifier to the last word of the thing counted, as bytes of the text that contains the
    /// sentence.
    public var bytes: Range<Int>
    /// The sentence's words that belong to it, from the number onwards.
    var words: Range<Int>

    /// Returns whether two figures count the same thing, as far as the words show.
    public func countsAlike(_ other: Figure) -> Bool {
        guard unit == other.unit else { return false }
        if let countedKind, let others = other.countedKind { return countedKind == others && subject == other.subject }
        // Equal sums of money are rarely a coincidence.
        if unit == "$", stems.isEmpty || other.stems.isEmpty { return value >= 1_000 && value == other.value }
        return !stems.isDisjoint(with: other.stems)
    }

    /// Returns whether both could be the same number, one of them rounded: "about 5,000" and 5,043, "more than 10,000"
    /// and 10,400.
    public func mayBeRounded(to other: Figure) -> Bool {
        if value == other.value { return true }
        let (small, large) = (min(value, other.value), max(value, other.value))
        guard small > 0, large / small <= 1.25 else { return false }
        return [self, other].contains { $0.bound == .about || ($0.value >= 20 && $0.isRound) }
    }

    /// Returns whether two numbers of one family can't both be right. Ages more than two years apart are two people's.
    func mayContradict(_ other: Figure) -> Bool {
        countedKind == Figure.ages ? abs(value - other.value) <= Figure.oneAge : !mayBeRounded(to: other)
    }

    /// Whether at most the first two digits are non-zero.
    private var isRound: Bool {
        var rest = value
        while rest >= 100, rest.truncatingRemainder(dividingBy: 10) == 0 { rest /= 10 }
        return rest.truncatingRemainder(dividingBy: 10) == 0 || (rest < 100 && value >= 100)
    }
}
