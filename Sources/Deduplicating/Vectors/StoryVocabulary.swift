internal import TextReading

/// The words that get special treatment in clustering, from `Rules/lists.txt`.
struct StoryVocabulary: Sendable {
    /// Words that say nothing about a text's subject, in any language.
    private let stopWords: Set<WordID>
    /// The day of the week, 0 for Monday.
    private let weekdays: [WordID: UInt8]
    /// A bit for verbs of prices and rates: 1 if they report a rise, 2 if a fall.
    private let directions: [WordID: UInt8]
    /// 1 for January.
    private let months: [WordID: UInt16]
    /// The months of languages that write them in lower case.
    private let smallMonths: [WordID: UInt16]
    /// Words between the day and the month of a date: "16th of September", "16 de septiembre".
    private static let datePrepositions: Set<WordID> = [WordID(folded: "of"), WordID(folded: "de")]
    /// The days of a month, 1 to 31, written "16" or "16th".
    private let daysOfMonth: [WordID: UInt16]
    /// The stems of peoples and their adjectives, with the stem of the country.
    private let countries: [WordID: WordID]
    /// The terms of countries in the list of peoples, and of "US", "UK", "EU" and "UN".
    let countryNames: Set<WordID>
    /// The terms of offices and ranks. Reports of a president, a judge or a prince have them in common, whoever holds them.
    let offices: Set<WordID>
    /// The themes that stay in the news for weeks.
    let themes: [String: ThemeWords]
    private let numerals: [WordID: WordID]
    private let digits: Set<WordID>
    private let singleDigits: Set<WordID>
    private let years: Set<WordID>
    let roundups: RoundupTitles
    let teasers: TeaserTitles
    /// Quick tests for the lists that every word is looked up in: weekdays; stop words; words with another word's
    /// term; numerals; words of themes.
    private let weekdayFilter: WordBloomFilter
    private let stopFilter: WordBloomFilter
    private let otherFilter: WordBloomFilter
    private let digitFilter: WordBloomFilter
    private let themeFilter: WordBloomFilter

    /// The built-in vocabulary.
    static let builtIn = StoryVocabulary(.builtIn)

    init(_ lists: WordLists) {
        stopWords = lists.words("stop-words").union(lists.words("newsroom-words"))
        weekdays = lists.meanings("weekdays").compactMapValues { UInt8($0).map { $0 - 1 } }
        directions = lists.meanings("directions").mapValues { $0 == "rise" ? 1 : 2 }
        months = lists.meanings("months").compactMapValues { UInt16($0) }
        smallMonths = lists.meanings("months-in-small-letters").compactMapValues { UInt16($0) }
        let days = (1...31).flatMap { day in
            ["", "st", "nd", "rd", "th"].map { (WordID(folded: "\(day)\($0)"), UInt16(day)) }
        }
        daysOfMonth = Dictionary(days, uniquingKeysWith: { first, _ in first })
        var reader = TextReader(lists: WordLists())
        func stem(of word: String, in language: Language = .english) -> WordID? {
            reader.reading(of: word, in: language).words.first?.stem
        }
        countries = CountryTerms(lists).byStem
        countryNames = Set(countries.values).union(Self.acronyms.values)
        let languages = [Language.english, .spanish, .portuguese]
        func words(_ list: String) -> [String: Set<WordID>] {
            var words: [String: Set<WordID>] = [:]
            for language in languages {
                for entry in lists.entries(list, language) {
                    guard let meaning = entry.meaning, let stem = stem(of: entry.text, in: language) else { continue }
                    words[meaning, default: []].insert(stem)
                }
            }
            return words
        }
        offices = Set(
            languages.flatMap { language in
                (lists.entries("offices", language) + lists.entries("ranks", language))
                    .compactMap { stem(of: $0.text, in: language) }
            })
        let supporting = words("words-of-matters")
        themes = words("matters").reduce(into: [:]) { themes, theme in
            themes[theme.key] = ThemeWords(own: theme.value, supporting: supporting[theme.key] ?? [])
        }
        numerals = lists.meanings("numerals").mapValues { WordID(folded: $0) }
        digits = Set(numerals.values)
        singleDigits = Set((0...9).map { WordID(folded: String($0)) })
        years = Set((1900...2099).map { WordID(folded: String($0)) })
        roundups = RoundupTitles(lists)
        teasers = TeaserTitles(lists)
        weekdayFilter = WordBloomFilter(weekdays.keys)
        stopFilter = WordBloomFilter(stopWords)
        otherFilter = WordBloomFilter(Array(countries.keys) + Array(numerals.keys))
        digitFilter = WordBloomFilter(digits)
        themeFilter = WordBloomFilter(themes.values.flatMap { $0.own.union($0.supporting) })
    }

    func isStopWord(_ word: Word) -> Bool {
        guard stopFilter.mayContain(word.form) else { return false }
        // Tell "US" from "us".
        return word.casing == .capitals && Self.acronyms[word.form] != nil ? false : stopWords.contains(word.form)
    }

    /// Returns a bit for the day of the week that a word names, from Monday; 0 for other words.
    func weekdayBit(of word: Word) -> UInt8 {
        weekdayFilter.mayContain(word.form) ? weekdays[word.form].map { 1 << $0 } ?? 0 : 0
    }

    /// Returns 1 for a verb that reports a rise, 2 for one that reports a fall, and 0 for other words.
    func direction(of word: Word) -> UInt8 { directions[word.form] ?? 0 }

    /// Returns the month that a capitalised word names, 1 for January. Lower-case "march" and "may" are not months.
    /// Languages that write months in lower case have no such words.
    func month(of word: Word) -> UInt16? { (word.isCapitalised ? months[word.form] : nil) ?? smallMonths[word.form] }

    /// Returns whether a word can be part of a date.
    func isDatePreposition(_ word: Word) -> Bool { Self.datePrepositions.contains(word.form) }

    /// Returns the day of a month that a number may name.
    func dayOfMonth(of word: Word) -> UInt16? {
        word.kind == .number || word.kind == .counted ? daysOfMonth[word.form] : nil
    }

    /// Returns whether a word is a recent year, which is not a count.
    func isYear(_ word: Word) -> Bool { word.kind == .number && years.contains(word.form) }

    /// Returns whether a term is a single digit, in figures or letters.
    func isDigit(_ term: WordID) -> Bool { singleDigits.contains(term) }

    /// Returns whether a term is a number that may be written in letters.
    func isNumeral(_ term: WordID) -> Bool { digitFilter.mayContain(term) && digits.contains(term) }

    /// Returns false if no theme has the term.
    func mayBeOfTheme(_ term: WordID) -> Bool { themeFilter.mayContain(term) }

    /// Returns the term of a word: its stem. A people has its country's term, and a written number that of its digits.
    func term(of word: Word) -> WordID {
        if word.casing == .capitals, let acronym = Self.acronyms[word.form] { return acronym }
        guard otherFilter.mayContain(word.stem) || otherFilter.mayContain(word.form) else { return word.stem }
        return countries[word.stem] ?? numerals[word.form] ?? word.stem
    }

    /// Acronyms that spell a common word, so that "US" is not "us".
    private static let acronyms = Dictionary(
        ["us", "un", "eu", "uk"].map { (WordID(folded: $0), WordID(folded: $0.map { "\($0)." }.joined())) },
        uniquingKeysWith: { first, _ in first })
}

/// The terms by which reports of a theme are recognised.
struct ThemeWords: Sendable {
    /// Terms that only such reports have.
    let own: Set<WordID>
    /// Terms that such reports also have.
    let supporting: Set<WordID>
}
