internal import Newsroom

/// A word and the headline that asks for it by leaving it out.
struct CrosswordClue {
    let word: String
    let clipping: Clipping
    /// The headline before and behind the word.
    let before: String
    let behind: String
    /// The letters of the word, from 1.
    let letters: [UInt8]
    /// How the word begins, and how the words of the headline do: those that begin alike may be one word in two forms.
    let beginning: String
    let told: Set<String>

    /// nil where the headline does not ask for this word alone: it is none that can be asked about, or has the word, or one that
    /// begins like it, twice.
    init?(_ word: String, in clipping: Clipping) {
        let title = clipping.title
        guard PlainTitle.holds(title) else { return nil }
        let words = plainWords(of: title)
        let beginning = String(word.prefix(Self.alike))
        guard words.filter({ $0.plain.hasPrefix(beginning) }).count == 1,
            let place = words.first(where: { $0.plain == word })?.written,
            // "well-known" is one word, and "d'Or" too.
            !Self.isJoined(place, in: title)
        else { return nil }
        self.word = word
        self.clipping = clipping
        self.beginning = beginning
        before = String(title[..<place.startIndex])
        behind = String(title[place.endIndex...])
        letters = word.unicodeScalars.compactMap { Letter($0).map { UInt8($0.index + 1) } }
        told = Set(words.map { String($0.plain.prefix(Self.alike)) })
        guard letters.count == word.unicodeScalars.count else { return nil }
    }

    /// Whether two cannot stand in one crossword: they ask by the same headline, or one's headline tells the other's word.
    func tells(_ other: CrosswordClue) -> Bool {
        clipping.title == other.clipping.title || told.contains(other.beginning) || other.told.contains(beginning)
    }

    /// Words with as many letters in common at their beginning may be forms of one.
    private static let alike = 4

    private static func isJoined(_ word: Substring, in title: String) -> Bool {
        let joints: Set<Character> = ["-", "'", "’", "‑"]
        return title[..<word.startIndex].last.map(joints.contains) ?? false
            || title[word.endIndex...].first.map(joints.contains) ?? false
    }
}
