extension Sentence {
    /// Words written like names: capitalised for no other reason, such as starting a sentence ("La medida").
    public var names: Set<WordID> {
        let lists = SentenceLists.builtIn
        return Set(
            words.lazy.filter { word in
                word.isCapitalised && word.kind == .word && !lists.openings.contains(word.form)
                    && !lists.dateWords.contains(word.form)
                    && (!word.marks.contains(.opens) || word.casing == .capitals || lists.isContentWord(word))
            }.map(\.form))
    }

    /// The name that a sentence opens with, even after an office: "Prime Minister Ana Moreira"; empty if it opens with
    /// an everyday word. One capitalised word is not enough, because every sentence begins with one.
    public var openingName: Set<WordID> {
        let start = words.first?.bytes
        let run = words.prefix { $0.isCapitalised && $0.kind == .word && ($0.gap == .space || $0.bytes == start) }
        return run.count < 2 ? [] : Set(run.lazy.map(\.form)).intersection(names)
    }

    /// Whether it names a day of the week, as reports do for what has just happened.
    public var namesWeekday: Bool { words.contains { SentenceLists.builtIn.weekdays.contains($0.form) } }

    /// The years in it, from 1800 to 2100.
    public var years: [Int] {
        words.filter(isYear).compactMap { word in
            withBytes { Int(String(decoding: $0[word.bytes], as: UTF8.self)) }
        }
    }

    /// Names after "in", "near" and "at", as evidence of where something happened.
    var whereabouts: Set<WordID> {
        var found: Set<WordID> = []
        for place in words.indices.dropFirst()
        where Self.nearWords.contains(words[place - 1].form) && words[place].isCapitalised
            && !SentenceLists.builtIn.dateWords.contains(words[place].form)
        {
            found.insert(words[place].form)
        }
        return found
    }

    private static let nearWords = Set(["in", "near", "at"].map { WordID(folded: $0) })

    /// Whether it may refer to a period other than the day of the event.
    var speaksOfOtherTimes: Bool {
        SentenceLists.builtIn.speaksOfOtherTimes(words) || words.contains(where: isYear)
    }

    /// Its numbers of two digits or more, except those of years, dates and names: an age, a share, a length of time.
    public var numbers: Set<WordID> { Set(words.indices.lazy.filter(isQuantity).map { words[$0].form }) }

    /// The values of its figures, in words or digits, and of its `numbers`. Only the digits of the latter count: "6.5"
    /// is 65.
    public var amounts: [Double] {
        let digits = words.indices.filter(isQuantity).compactMap { place in
            withBytes { bytes in
                let figures = bytes[words[place].bytes].filter { (0x30...0x39).contains($0) }
                return Double(String(decoding: figures, as: UTF8.self))
            }
        }
        return digits + figures.map(\.value)
    }

    private func isQuantity(_ place: Int) -> Bool {
        let word = words[place]
        guard word.kind == .number, word.bytes.count > 1, word.gap != .hyphen, !isYear(word) else { return false }
        if place > words.startIndex {
            let before = words[place - 1]
            // "Sept 16", "iPhone 13".
            if isOfDate(before) || before.isCapitalised && !before.marks.contains(.opens) { return false }
        }
        // "16 September", "10 Downing Street", "16 de septiembre".
        let behind = words[(place + 1)...].prefix(2)
        guard let next = behind.first, let last = behind.last, next.gap == .space else { return true }
        return !next.isCapitalised && !isOfDate(next) && !(Self.beforeMonth.contains(next.form) && isOfDate(last))
    }

    private static let beforeMonth = Set(["de", "of"].map { WordID(folded: $0) })

    private func isOfDate(_ word: Word) -> Bool { FigureLists.builtIn.months.contains(word.form) }

    private func isYear(_ word: Word) -> Bool { year(of: word) != nil }

    /// Returns the year that a word names; nil if it names none.
    func year(at place: Int) -> Int? { year(of: words[place]) }

    private func year(of word: Word) -> Int? {
        guard word.kind == .number, word.bytes.count == 4,
            let year = withBytes({ Int(String(decoding: $0[word.bytes], as: UTF8.self)) }), (1800...2100).contains(year)
        else { return nil }
        return year
    }
}
