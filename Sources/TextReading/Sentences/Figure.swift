/// A number that a sentence counts something with, and what it counts.
public struct Figure: Sendable, Equatable {
    /// How the sentence limits its number.
    public enum Bound: String, Sendable {
        case exactly, least, about, most
    }

    /// With its scale: 1200000 for "1.2 million".
    public var value: Double
    /// "$" (which stands for every currency) or "%"; empty for a count.
    public var unit: String
    public var bound: Bound
    /// The family of what is counted ("deaths"), as `Rules/lists.txt` has it under `counted`; nil where it is in none.
    public var family: String?
    /// Who is counted ("children"), where the sentence says more than people.
    public var subject: WordID?
    /// The stems of the words that say what is counted, at most three.
    public var stems: Set<WordID>
    /// From its bound to the last word of what it counts, as bytes of the text that holds the sentence.
    public var bytes: Range<Int>
    /// The sentence's words from the number on that belong to it.
    var words: Range<Int>

    /// Whether a figure counts the same thing, as far as words tell.
    public func countsAlike(_ other: Figure) -> Bool {
        guard unit == other.unit else { return false }
        if let family, let others = other.family { return family == others && subject == other.subject }
        // Sums of money are seldom the same by chance.
        if unit == "$", stems.isEmpty || other.stems.isEmpty { return value >= 1_000 && value == other.value }
        return !stems.isDisjoint(with: other.stems)
    }

    /// Whether both may be one number, one of them rounded: "about 5,000" and 5,043, "more than 10,000" and 10,400.
    public func mayBeRounded(to other: Figure) -> Bool {
        if value == other.value { return true }
        let (small, large) = (min(value, other.value), max(value, other.value))
        guard small > 0, large / small <= 1.25 else { return false }
        return [self, other].contains { $0.bound == .about || ($0.value >= 20 && $0.isRound) }
    }

    /// Whether at most its first two digits are not zero.
    private var isRound: Bool {
        var rest = value
        while rest >= 100, rest.truncatingRemainder(dividingBy: 10) == 0 { rest /= 10 }
        return rest.truncatingRemainder(dividingBy: 10) == 0 || (rest < 100 && value >= 100)
    }
}
