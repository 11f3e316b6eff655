internal import Newsroom

/// A word, and as its clue a headline with the word left out.
struct CrosswordClue {
    let word: String
    let clipping: Clipping
    /// The parts of the headline before and after the word.
    let before: String
    let behind: String
    /// The letters of the word, numbered from 1.
    let letters: [UInt8]
    /// The first letters of the word, and of each word in the headline. Words with the same first letters may be forms
    /// of one word.
    let beginning: String
    let significantStems: Set<String>

    /// Fails (nil) if the headline cannot serve as a clue for exactly this word: it is unsuitable, or contains this
    /// word or one with the same first letters more than once.
    init?(_ word: String, in clipping: Clipping) {
        let title = clipping.title
        guard PuzzleTitle.isSuitable(title) else { return nil }
        let words = plainWords(of: title)
        let beginning = String(word.prefix(Self.sharedLetters))
        guard words.filter({ $0.plain.hasPrefix(beginning) }).count == 1,
            let place = words.first(where: { $0.plain == word })?.written,
            // "well-known" is one word, and so is "d'Or".
            !Self.isJoined(place, in: title)
        else { return nil }
        self.word = word
        self.clipping = clipping
        self.beginning = beginning
        before = String(title[..<place.startIndex])
        behind = String(title[place.endIndex...])
        letters = word.unicodeScalars.compactMap { Letter($0).map { UInt8($0.index + 1) } }
        significantStems = Set(words.map { String($0.plain.prefix(Self.sharedLetters)) })
        guard letters.count == word.unicodeScalars.count else { return nil }
    }

    /// Returns whether two clues cannot share a crossword: they have the same headline, or one's headline gives away
    /// the other's word.
    func conflicts(with other: CrosswordClue) -> Bool {
        clipping.title == other.clipping.title || significantStems.contains(other.beginning)
            || other.significantStems.contains(beginning)
    }

    /// Returns whether a clue shows the word of the day, asks for it, or is about the headline that it is from.
    func givesAway(_ target: WordTarget) -> Bool {
        let word = String(target.word.prefix(Self.sharedLetters))
        return clipping.story == target.clipping.story || clipping.title == target.clipping.title
            || significantStems.contains(word)
    }

    /// The number of shared first letters that may make two words forms of one.
    private static let sharedLetters = 4

    private static func isJoined(_ word: Substring, in title: String) -> Bool {
        let joints: Set<Character> = ["-", "'", "’", "‑"]
        return title[..<word.startIndex].last.map(joints.contains) ?? false
            || title[word.endIndex...].first.map(joints.contains) ?? false
    }
}
