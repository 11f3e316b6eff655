internal import TextReading

/// The words that are treated in a way of their own when stories are found, as `Rules/lists.txt` has them.
struct StoryVocabulary: Sendable {
    /// Words that say nothing of what a text is about, in any language.
    private let stopWords: Set<WordID>
    /// The day of the week, 0 for Monday.
    private let weekdays: [WordID: UInt8]
    /// 1 for January.
    private let months: [WordID: UInt16]
    /// "16" and "16th", 1 to 31.
    private let daysOfMonth: [WordID: UInt16]
    /// The stem of a people, and of what is the people's, with that of its country.
    private let countries: [WordID: WordID]
    /// The terms of the countries that have a people in the lists, and of "US", "UK", "EU" and "UN".
    let countryNames: Set<WordID>
    /// The matters that are in the news for weeks.
    let matters: [String: MatterWords]
    private let numerals: [WordID: WordID]
    private let digits: Set<WordID>
    private let singleDigits: Set<WordID>
    private let years: Set<WordID>
    let roundups: RoundupTitles
    /// Of the lists that every word is looked up in: the days of the week; the stop words; what has a term of another word; the numbers
    /// that may be written out; the words of matters.
    private let weekdaySieve: WordSieve
    private let stopSieve: WordSieve
    private let otherSieve: WordSieve
    private let digitSieve: WordSieve
    private let matterSieve: WordSieve

    /// Returns the built-in table.
    static let builtIn = StoryVocabulary(.builtIn)

    init(_ lists: WordLists) {
        stopWords = lists.words("stop-words").union(lists.words("newsroom-words"))
        weekdays = lists.meanings("weekdays").compactMapValues { UInt8($0).map { $0 - 1 } }
        months = lists.meanings("months").compactMapValues { UInt16($0) }
        let days = (1...31).flatMap { day in
            ["", "st", "nd", "rd", "th"].map { (WordID(folded: "\(day)\($0)"), UInt16(day)) }
        }
        daysOfMonth = Dictionary(days, uniquingKeysWith: { first, _ in first })
        var reader = TextReader(lists: WordLists())
        func stem(of word: String) -> WordID? { reader.reading(of: word, in: .english).words.first?.stem }
        var countries: [WordID: WordID] = [:]
        for entry in lists.entries("demonyms") {
            guard let country = entry.meaning, let people = stem(of: entry.text) else { continue }
            countries[people] = stem(of: country)
        }
        self.countries = countries
        countryNames = Set(countries.values).union(Self.acronyms.values)
        func words(_ list: String) -> [String: Set<WordID>] {
            let entries = Dictionary(grouping: lists.entries(list), by: { $0.meaning ?? "" })
            return entries.mapValues { Set($0.compactMap { stem(of: $0.text) }) }
        }
        let besides = words("words-of-matters")
        matters = words("matters").reduce(into: [:]) { matters, matter in
            matters[matter.key] = MatterWords(own: matter.value, besides: besides[matter.key] ?? [])
        }
        numerals = lists.meanings("numerals").mapValues { WordID(folded: $0) }
        digits = Set(numerals.values)
        singleDigits = Set((0...9).map { WordID(folded: String($0)) })
        years = Set((1900...2099).map { WordID(folded: String($0)) })
        roundups = RoundupTitles(lists)
        weekdaySieve = WordSieve(weekdays.keys)
        stopSieve = WordSieve(stopWords)
        otherSieve = WordSieve(Array(countries.keys) + Array(numerals.keys))
        digitSieve = WordSieve(digits)
        matterSieve = WordSieve(matters.values.flatMap { $0.own.union($0.besides) })
    }

    func isStopWord(_ word: Word) -> Bool {
        guard stopSieve.mayHold(word.form) else { return false }
        // "US" and "us".
        return word.casing == .capitals && Self.acronyms[word.form] != nil ? false : stopWords.contains(word.form)
    }

    /// A bit for the day of the week that a word names, from Monday; 0 for other words.
    func weekdayBit(of word: Word) -> UInt8 {
        weekdaySieve.mayHold(word.form) ? weekdays[word.form].map { 1 << $0 } ?? 0 : 0
    }

    /// The month that a capitalised word names, 1 for January. A small "march" or "may" is none.
    func month(of word: Word) -> UInt16? { word.isCapitalised ? months[word.form] : nil }

    /// The day of a month that a number may name.
    func dayOfMonth(of word: Word) -> UInt16? {
        word.kind == .number || word.kind == .counted ? daysOfMonth[word.form] : nil
    }

    /// A year of our times, which is no count of anything.
    func isYear(_ word: Word) -> Bool { word.kind == .number && years.contains(word.form) }

    /// Whether a term is a single digit, written out or not.
    func isDigit(_ term: WordID) -> Bool { singleDigits.contains(term) }

    /// Whether a term is that of a number that may be written out.
    func isNumeral(_ term: WordID) -> Bool { digitSieve.mayHold(term) && digits.contains(term) }

    /// False where a term is of no matter.
    func mayBeOfMatter(_ term: WordID) -> Bool { matterSieve.mayHold(term) }

    /// The number by which words of one meaning are compared: the stem; for a people its country's, for a number that is
    /// written out its digits'.
    func term(of word: Word) -> WordID {
        if word.casing == .capitals, let acronym = Self.acronyms[word.form] { return acronym }
        guard otherSieve.mayHold(word.stem) || otherSieve.mayHold(word.form) else { return word.stem }
        return countries[word.stem] ?? numerals[word.form] ?? word.stem
    }

    /// Capitals that spell a small word, so that "US" is not "us".
    private static let acronyms = Dictionary(
        ["us", "un", "eu", "uk"].map { (WordID(folded: $0), WordID(folded: $0.map { "\($0)." }.joined())) },
        uniquingKeysWith: { first, _ in first })
}

/// The terms by which reports of a matter are known.
struct MatterWords: Sendable {
    /// Those that only such reports have.
    let own: Set<WordID>
    /// Those that they have besides.
    let besides: Set<WordID>
}
