internal import TextReading

/// Facts about an article, other than its vocabulary, that tell its event from similar ones.
struct Clues {
    /// The days of the week that it names, one bit each.
    var days: UInt8
    var titleNumbers: Set<WordID>
    /// The numbers in the title and the first lines.
    var numbers: Set<WordID>
    /// The large numbers in the title: a count of today is not that of yesterday.
    var counts: Set<WordID>
    /// The calendar dates named in its title.
    var dates: Set<UInt16>
    /// The numbers of its terms that are names, ascending.
    var names: [Int32]
    /// Whether it reports many events, judging by its title.
    var isRoundup: Bool
    /// The number of its picture where a few others show the same.
    var picture: Int32?

    /// Those that an article tells by itself; what it has in common with others is found later.
    init(of article: ArticleTerms) {
        days = article.days
        titleNumbers = article.titleNumbers
        numbers = article.numbers
        counts = article.counts
        dates = article.dates
        names = []
        isRoundup = article.isRoundup
        picture = nil
    }

    /// Two articles that share fewer words than this may be alike only because both say little, or share one set phrase
    /// ("data centre", "morning briefing"). For bare headlines the number falls to `leastEvidence`.
    private static let evidence = 6
    private static let leastEvidence = 3

    /// Whether this many common words are enough for two articles of so many words to be about one event.
    static func allow(commonWords: Int, of words: Int32, and others: Int32) -> Bool {
        commonWords >= min(evidence, max(leastEvidence, Int(min(words, others)) / 4))
    }

    /// The factor for the likeness of two articles: below 1 the clues speak against one event, above 1 for it.
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
