internal import TextReading

/// Reads an article's text into terms: word stems, and pairs of neighbouring stems. Pairs tell "ground operation" and
/// "east Ukraine" from their parts, and personal names are pairs too.
struct ArticleTerms {
    private typealias Tuning = ClusteringTuning.Vectors

    /// The days of the week that are named, one bit each from Monday.
    private(set) var days: UInt8 = 0
    /// The numbers in the title, and in the title and first lines, except one and years.
    private(set) var titleNumbers: Set<WordID> = []
    private(set) var numbers: Set<WordID> = []
    /// Numbers with three or more digits in the title. Such counts change from day to day.
    private(set) var counts: Set<WordID> = []
    /// Whether the title announces a round-up of many events.
    let isRoundup: Bool
    /// Whether the title reports a rise (1), a fall (2), both (3) or neither (0).
    let directions: UInt8
    /// The calendar dates that the title names ("16 September", "Sept. 16"), because a dated instalment covers its
    /// day. The high byte is the month, the low byte the day.
    private(set) var dates: Set<UInt16> = []

    private static let one = WordID(folded: "1")

    private let vocabulary: StoryVocabulary

    /// - Parameters:
    ///   - title, body: the text without the source's boilerplate.
    ///   - address: the words of the article's address.
    ///   - tally: counts the terms; any previous content is discarded.
    init(
        title: TextReading, body: [Word], address: [Word] = [], vocabulary: StoryVocabulary, tally: inout TermTally
    ) {
        self.vocabulary = vocabulary
        isRoundup = vocabulary.roundups.contains(title)
        directions = title.words.reduce(0) { $0 | vocabulary.direction(of: $1) }
        tally.removeAll()
        readDates(title.words)
        read(
            title.words, factor: Tuning.titleWeight, isTitle: true, isSentence: HeadlineCase(title.words) == .sentence,
            &tally)
        titleNumbers = numbers
        read(body, factor: 1, isTitle: false, isSentence: true, &tally)
        add(address, &tally)
    }

    /// Adds the address's words that neither title nor text has.
    private func add(_ address: [Word], _ tally: inout TermTally) {
        for word in address where !word.isNumber {
            guard let term = Self.term(of: word, vocabulary: vocabulary), !tally.contains(term) else { continue }
            tally.add(term, else: TermTally.Occurrence(prominence: .lead)) { $0.weight = Tuning.addressWeight }
        }
    }

    /// - Parameter isSentence: whether a capital marks a name in these words.
    private mutating func read(
        _ words: [Word], factor: Double, isTitle: Bool, isSentence: Bool, _ tally: inout TermTally
    ) {
        var previous: WordID?
        var count = 0
        for word in words where word.kind != .symbol && word.kind != .emoticon {
            count += 1
            // Never pair words across the end of a sentence.
            if word.gap == .sentence { previous = nil }
            days |= vocabulary.weekdayBit(of: word)
            guard Self.isSignificant(word), !vocabulary.isStopWord(word) else {
                previous = nil
                continue
            }
            let term = vocabulary.term(of: word)
            let isNumber = word.isNumber || word.kind == .counted || vocabulary.isNumeral(term)
            if isNumber {
                if isTitle || count <= Tuning.firstLines, !vocabulary.isYear(word), term != Self.one {
                    numbers.insert(term)
                    if isTitle, word.kind == .number, word.scalars.count >= Tuning.digitsOfCount { counts.insert(term) }
                }
                // A lone digit such as "6" says too little to be a term.
                guard !vocabulary.isDigit(term) else {
                    previous = nil
                    continue
                }
            }
            let prominence: Prominence = isTitle ? .title : count <= Tuning.firstLines ? .lead : .rest
            let isWithinSentence = isSentence && !word.marks.contains(.opens)
            tally.add(term, else: TermTally.Occurrence(prominence: prominence, isNumber: isNumber)) {
                $0.add(factor, prominence, inSentence: isWithinSentence, isCapitalised: word.isCapitalised)
            }
            if let previous {
                let ofPair = prominence.ofPair
                tally.add(
                    previous.followed(by: term),
                    else: TermTally.Occurrence(parts: (previous, term), prominence: ofPair)
                ) { $0.add(factor * Tuning.pairWeight, ofPair) }
            }
            previous = term
        }
    }

    /// Returns whether a word has several letters, or is a digit.
    private static func isSignificant(_ word: Word) -> Bool { word.scalars.count > 1 || word.isNumber }

    private mutating func readDates(_ words: [Word]) {
        var (month, day): (UInt16?, UInt16?) = (nil, nil)
        for word in words where !vocabulary.isDatePreposition(word) {
            // Accept "16 September", "16 de septiembre" and "September 16"; any other word in between breaks the date.
            let newMonth = vocabulary.month(of: word)
            let newDay = vocabulary.dayOfMonth(of: word)
            if let newMonth, let day { dates.insert(newMonth << 8 | day) }
            if let newDay, let month { dates.insert(month << 8 | newDay) }
            (month, day) = (newMonth, newDay)
        }
    }

    /// Returns the term of a word; nil if the word says nothing.
    static func term(of word: Word, vocabulary: StoryVocabulary) -> WordID? {
        guard word.kind != .symbol, word.kind != .emoticon, word.scalars.count > 1, !vocabulary.isStopWord(word) else {
            return nil
        }
        return vocabulary.term(of: word)
    }
}
