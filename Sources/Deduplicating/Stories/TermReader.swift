/// Text as terms: words less their endings, and pairs of neighbouring words, as 64-bit hashes, so that no word need be
/// kept. Pairs tell "ground operation" and "east Ukraine" from their parts; names of people are pairs too.
struct TermReader {
    /// A term as it occurs in an article.
    struct Occurrence {
        /// How often, more for words of the title.
        var weight = 0.0
        /// The words of a pair.
        var parts: (first: UInt64, second: UInt64)?
    }

    private(set) var terms: [UInt64: Occurrence] = [:]
    /// Words of the summary within sentences, and how often they stand there with a capital: names do.
    private(set) var capitals: [UInt64: (capital: Int, all: Int)] = [:]
    /// Which days of the week are named: a bit for each, from Monday.
    private(set) var days: UInt8 = 0
    /// The numbers of the title, and of the title and the first lines, but for one and for years.
    private(set) var titleNumbers: Set<UInt64> = []
    private(set) var numbers: Set<UInt64> = []
    /// Whether the title says that many events are told.
    let isRoundup: Bool
    /// The days of the calendar that the title names.
    let dates: Set<UInt16>

    /// What a word of the title counts beside one of the summary.
    private static let title = 5.0
    /// What a pair counts beside a word.
    private static let pair = 0.45
    /// As many words of the summary are its first lines.
    private static let firstLines = 45

    init(title: String, summary: String) {
        isRoundup = Roundups.isTitled(title)
        dates = Datings.days(in: title)
        read(title, factor: Self.title, isTitle: true)
        titleNumbers = numbers
        read(summary, factor: 1, isTitle: false)
    }

    private mutating func read(_ text: String, factor: Double, isTitle: Bool) {
        var scanner = WordScanner(text)
        var previous: UInt64?
        var count = 0
        while let word = scanner.next() {
            count += 1
            let key = word.key
            if let day = Weekdays.bit(of: word.letters, key: key) { days |= day }
            guard word.letters.count > 1 || word.letters[0] < 0x3A, !StopWords.contains(key) else {
                previous = nil
                continue
            }
            let letters = Self.letters(of: word, key: key)
            let term = Word.key(of: Self.stem(of: letters))
            if letters[0] < 0x3A {
                if isTitle || count <= Self.firstLines, !Numerals.isYear(letters), letters != [0x31] {
                    numbers.insert(term)
                }
                // "6" alone says too little to be a term.
                guard letters.count > 1 else {
                    previous = nil
                    continue
                }
            }
            if !isTitle, !word.opens {
                let known = capitals[term] ?? (0, 0)
                capitals[term] = (known.capital + (word.isCapital ? 1 : 0), known.all + 1)
            }
            terms[term, default: Occurrence()].weight += factor
            if let previous {
                let both = (previous &* 0x100_0000_01B3) ^ term
                terms[both, default: Occurrence(parts: (previous, term))].weight += factor * Self.pair
            }
            previous = term
        }
    }

    /// The term of a word; nil for one that says nothing.
    static func term(of word: Word) -> UInt64? {
        let key = word.key
        return StopWords.contains(key) ? nil : Word.key(of: stem(of: letters(of: word, key: key)))
    }

    /// The word that stands for one and its like.
    private static func letters(of word: Word, key: UInt64) -> [UInt8] {
        Peoples.country(of: word.letters, key: key) ?? Numerals.digits(of: word.letters, key: key) ?? word.letters
    }

    private static let endings = [
        "ments", "ment", "ings", "ing", "ions", "ion", "ies", "ied", "ers", "er", "es", "ed", "s", "ly",
    ].map { Array($0.utf8) }

    /// The word less one inflection, never less than four letters: "militants", "militant". Numbers have none.
    static func stem(of word: [UInt8]) -> ArraySlice<UInt8> {
        if word[0] < 0x3A { return word[...] }
        for ending in endings where word.count - ending.count >= 4 {
            if word.suffix(ending.count).elementsEqual(ending) { return word.dropLast(ending.count) }
        }
        return word[...]
    }
}
