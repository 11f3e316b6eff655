internal import Newsroom

/// The headline words that a puzzle may ask for, each with the first headline that contains it.
struct TitleWords {
    /// The headline of each word that readers can be asked for.
    private(set) var clippings: [String: Clipping] = [:]
    /// The same for English verbs and plurals, which serve where these are too few.
    private var inflected: [String: Clipping] = [:]
    /// All allowed words, also verbs, from which spelling circles are made.
    private var all: Set<String> = []

    init(clippings: [String: Clipping]) {
        self.clippings = clippings
        all = Set(clippings.keys)
    }

    /// - Parameters:
    ///   - language: the language code without a region.
    ///   - isUsed: whether a headline may serve for a puzzle.
    init(
        of day: Day, in language: String, book: WordBook, rules: PuzzleRules, where isUsed: (Clipping) -> Bool
    ) {
        for clipping in day.headlines + day.stories
        where primaryLanguage(of: clipping.language ?? "") == language && !rules.isGrim(clipping.title)
            && isUsed(clipping)
        {
            // A capitalised word may be a name.
            let words = plainWords(of: clipping.title)
            for (index, word) in words.enumerated() where word.written.first?.isLowercase == true {
                guard clippings[word.plain] == nil, book.has(word.plain), rules.allowsAsAnswer(word.plain) else {
                    continue
                }
                all.insert(word.plain)
                if rules.content.contain(wordAt: index, of: words, in: clipping.title) {
                    clippings[word.plain] = clipping
                } else if inflected[word.plain] == nil, rules.content.isInflected(word.plain) {
                    inflected[word.plain] = clipping
                }
            }
        }
    }

    /// Merges the words of several days; each keeps its earliest headline.
    init(joining days: some Sequence<TitleWords>) {
        for day in days {
            clippings.merge(day.clippings) { first, _ in first }
            inflected.merge(day.inflected) { first, _ in first }
            all.formUnion(day.all)
        }
    }

    /// The words with English verbs and plurals; nil if there are none.
    var withInflected: TitleWords? {
        if inflected.isEmpty { return nil }
        var more = self
        more.clippings.merge(inflected) { first, _ in first }
        return more
    }

    /// Returns the words that fit, also verbs, in an order determined by the seed.
    func shuffledWords(by generator: inout SeededGenerator, where fits: (String) -> Bool) -> [String] {
        generator.shuffled(all.filter(fits).sorted())
    }

    /// Returns the words that can be asked for and fit, in an order determined by the seed.
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
