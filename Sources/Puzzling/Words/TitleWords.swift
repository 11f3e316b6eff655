internal import Newsroom

/// The words of headlines that a puzzle may ask for, each with the first headline that has it.
struct TitleWords {
    /// In no order.
    private(set) var clippings: [String: Clipping] = [:]

    /// - Parameter language: without a region.
    init(of day: Day, in language: String, book: WordBook, rules: PuzzleRules) {
        for clipping in day.headlines + day.stories
        where primaryLanguage(of: clipping.language ?? "") == language && !rules.isGrim(clipping.title) {
            // What has a capital may be a name.
            for word in plainWords(of: clipping.title) where word.written.first?.isLowercase == true {
                if clippings[word.plain] == nil, book.has(word.plain), rules.allows(word.plain) {
                    clippings[word.plain] = clipping
                }
            }
        }
    }

    /// Those of several days; the headline of the earliest has a word.
    init(joining days: some Sequence<TitleWords>) {
        for day in days { clippings.merge(day.clippings) { first, _ in first } }
    }

    /// Those that fit, in an order that is the same for one seed.
    func shuffled(by chance: inout Chance, where fits: (String) -> Bool) -> [String] {
        chance.shuffled(clippings.keys.filter(fits).sorted())
    }

    /// A word of five letters.
    func target(for day: Day.ID) -> WordTarget? {
        var chance = Chance("target", day)
        guard let word = shuffled(by: &chance, where: { $0.count == 5 }).first, let clipping = clippings[word] else {
            return nil
        }
        return WordTarget(word: word, clipping: clipping)
    }
}
