internal import Newsroom

/// Makes spelling circles: seven letters from which readers form words.
struct CircleMaker: Sendable {
    /// The range of words to find: fewer would be too easy, and more would never all be found.
    private static let wordCounts = 18...70

    private struct Entry {
        let word: String
        /// One bit for each letter in the word.
        let letters: UInt32
    }

    private let entries: [Entry]

    init(book: WordBook, rules: PuzzleRules) {
        entries = book.common.filter(rules.allows).map { Entry(word: $0, letters: Self.letters(of: $0)) }
    }

    /// Makes a circle from a headline word with seven different letters; nil if no such word yields enough words.
    func circle(of words: TitleWords, for day: Day.ID) -> SpellingCircle? {
        var generator = SeededGenerator("circle", day)
        let whole = words.shuffledWords(by: &generator) { Self.letters(of: $0).nonzeroBitCount == 7 }
        for word in whole {
            let letters = Self.letters(of: word)
            let makeable = entries.filter { $0.letters & ~letters == 0 }
            for centre in generator.shuffled(Set(word).sorted()) {
                let bit = Self.letters(of: String(centre))
                let found = makeable.filter { $0.letters & bit != 0 }
                guard Self.wordCounts.contains(found.count) else { continue }
                return SpellingCircle(
                    centre: String(centre), others: String(Set(word).subtracting([centre]).sorted()),
                    words: found.map(\.word))
            }
        }
        return nil
    }

    private static func letters(of word: String) -> UInt32 {
        word.unicodeScalars.reduce(0) { bits, letter in
            bits | (letter == "ñ" ? 1 << 26 : 1 << ((letter.value &- 0x61) & 31))
        }
    }
}
