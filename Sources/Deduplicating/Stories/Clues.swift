/// What an article says besides its words as such that tells its event from others of the kind.
struct Clues {
    /// A bit for each day of the week that it names.
    var days: UInt8
    var titleNumbers: Set<UInt64>
    /// Those of the title and the first lines.
    var numbers: Set<UInt64>
    /// The days of the calendar that its title names.
    var dates: Set<UInt16>
    /// Terms that are names, ascending.
    var names: [Int32]
    /// How many different words it has.
    var words: Int
    /// Whether it tells of many events, as its title has it.
    var isRoundup: Bool

    /// Two that share fewer words may be alike because little is said in both, or for one set phrase ("data centre",
    /// "morning briefing"). Bare headlines are asked for fewer.
    private static let evidence = 5
    private static let leastEvidence = 3

    /// Whether so many common words are enough to think of one event.
    func allows(_ other: Clues, commonWords: Int) -> Bool {
        commonWords >= min(Self.evidence, max(Self.leastEvidence, min(words, other.words) / 4))
    }

    /// What the likeness of two articles is to be multiplied by.
    func factor(with other: Clues) -> Double {
        var factor = 1.0
        // Two quakes, two rulings: of one kind, but elsewhere and of others.
        if !names.isEmpty, !other.names.isEmpty, !hasCommonName(with: other) { factor *= 0.2 }
        if isRoundup != other.isRoundup { factor *= 0.5 }
        // "What happened on 16 September" goes on where "on 15 September" ended, and tells of other things.
        if !dates.isEmpty, !other.dates.isEmpty, dates.isDisjoint(with: other.dates) { factor *= 0.25 }
        if days & other.days != 0 { factor *= 1.1 }
        if !numbers.isDisjoint(with: other.numbers) {
            factor *= 1.2
        } else if !titleNumbers.isEmpty, !other.titleNumbers.isEmpty {
            // "720 men sentenced", "two guards shot": as many as the other says, or not the same.
            factor *= 0.8
        }
        return factor
    }

    private func hasCommonName(with other: Clues) -> Bool {
        var i = 0
        var j = 0
        while i < names.count, j < other.names.count {
            if names[i] == other.names[j] { return true }
            if names[i] < other.names[j] { i += 1 } else { j += 1 }
        }
        return false
    }
}
