internal import TextReading

/// Facts of an article, beside its words as such, that tell its event from others of the kind.
struct Clues {
    /// A bit for each day of the week that it names.
    var days: UInt8
    var titleNumbers: Set<WordID>
    /// Those of the title and the first lines.
    var numbers: Set<WordID>
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
    private static let evidence = 6
    private static let leastEvidence = 3

    /// Whether so many common words are enough to think of one event.
    func allows(_ other: Clues, commonWords: Int) -> Bool {
        commonWords >= min(Self.evidence, max(Self.leastEvidence, min(words, other.words) / 4))
    }

    /// What the likeness of two articles is to be multiplied by.
    func factor(with other: Clues) -> Double { Comparison(self, other).factor }

    func hasCommonName(with other: Clues) -> Bool {
        var i = 0
        var j = 0
        while i < names.count, j < other.names.count {
            if names[i] == other.names[j] { return true }
            if names[i] < other.names[j] { i += 1 } else { j += 1 }
        }
        return false
    }
}
