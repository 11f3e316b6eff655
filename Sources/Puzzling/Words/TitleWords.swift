internal import Newsroom

/// The headline words that a puzzle may ask for, each with the first headline that contains it.
struct TitleWords {
    /// The headline of each word.
    private(set) var clippings: [String: Clipping] = [:]

    /// - Parameter language: the language code without a region.
    init(of day: Day, in language: String, book: WordBook, rules: PuzzleRules) {
        for clipping in day.headlines + day.stories
        where primaryLanguage(of: clipping.language ?? "") == language && !rules.isGrim(clipping.title) {
            // A capitalised word may be a name.
            for word in plainWords(of: clipping.title) where word.written.first?.isLowercase == true {
                if clippings[word.plain] == nil, book.has(word.plain), rules.allowsAsAnswer(word.plain) {
                    clippings[word.plain] = clipping
                }
            }
        }
    }

    /// Merges the words of several days; each keeps its earliest headline.
    init(joining days: some Sequence<TitleWords>) {
        for day in days { clippings.merge(day.clippings) { first, _ in first } }
    }

    /// Returns the words that fit, in an order determined by the seed.
    func shuffled(by generator: inout SeededGenerator, where fits: (String) -> Bool) -> [String] {
        generator.shuffled(clippings.keys.filter(fits).sorted())
    }

    /// Picks a five-letter word.
    func target(for day: Day.ID) -> WordTarget? {
        var generator = SeededGenerator("target", day)
        guard let word = shuffled(by: &generator, where: { $0.count == 5 }).first, let clipping = clippings[word] else {
            return nil
        }
        return WordTarget(word: word, clipping: clipping)
    }
}
