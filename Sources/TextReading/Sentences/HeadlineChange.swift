/// A headline as its publisher first worded it, and as it is now.
public struct HeadlineChange: Sendable {
    let before: Wording
    let after: Wording

    /// A headline and its words.
    struct Wording {
        let text: String
        let words: [Word]
    }

    /// - Parameters:
    ///   - before: the earlier headline, with its reading.
    ///   - after: the present one.
    public init(before: (text: String, reading: TextReading), after: (text: String, reading: TextReading)) {
        self.before = Wording(text: before.text, words: before.reading.words)
        self.after = Wording(text: after.text, words: after.reading.words)
    }

    /// Whether a number, such as a toll, a price or a date, was replaced by another next to the same word, while at
    /// least half of the content words stayed. Most changed headlines say the same in other words, or are the next
    /// headline of a live page.
    ///
    /// A date is only corrected if its day of the week stayed: "Thursday 27" is followed by "Friday 28" on a page that
    /// is rewritten every day.
    public var replacesNumber: Bool {
        let days = [before, after].map(Self.weekdays)
        guard days[0] == days[1] else { return false }
        let isDated = !days[0].isEmpty
        let (old, new) = (Self.numbers(of: before, withDates: isDated), Self.numbers(of: after, withDates: isDated))
        let come = new.filter { old[$0.key] == nil }.values
        let isReplaced = old.contains { number, beside in
            new[number] == nil && come.contains { !$0.isDisjoint(with: beside) }
        }
        guard isReplaced else { return false }
        let (terms, others) = (Terms(of: before.words, by: \.stem), Terms(of: after.words, by: \.stem))
        return terms.shared(with: others) * 2 >= max(terms.count, others.count)
    }

    /// Whether only the day of a date was replaced: "Monday, 11 November" by "Monday, 10 November".
    public var correctsDate: Bool {
        replacesNumber
            && Self.numbers(of: before, withDates: false).keys == Self.numbers(of: after, withDates: false).keys
    }

    private static let numbered = WordLists.builtIn.words("numbered")

    private static func weekdays(of headline: Wording) -> Set<WordID> {
        SentenceLists.builtIn.weekdays.intersection(headline.words.map(\.form))
    }

    /// Returns the numbers of a headline, each with the content words next to it. Twelve and 12 are one number; results
    /// ("2-1") grow while a match is played, and "day 5" is followed by "day 6". Years are left out, too.
    ///
    /// - Parameter withDates: whether to include days of a month.
    private static func numbers(of headline: Wording, withDates: Bool) -> [WordID: Set<WordID>] {
        let lists = FigureLists.builtIn
        let words = headline.words
        var found: [WordID: Set<WordID>] = [:]
        for place in words.indices {
            guard let number = headline.number(at: place) else { continue }
            // "11 de noviembre", "November 11".
            let nearby = words[max(0, place - 1)..<min(words.count, place + 3)]
            if !withDates, nearby.contains(where: { lists.months.contains($0.form) }) { continue }
            if place > 0, numbered.contains(words[place - 1].form) { continue }
            found[number, default: []].formUnion(headline.contentWords(beside: place))
        }
        return found
    }
}

extension HeadlineChange.Wording {
    /// Returns the number at a place, the same in letters and in digits; nil if there is none, or a year.
    fileprivate func number(at place: Int) -> WordID? {
        let word = words[place]
        if word.kind == .number {
            let digits = Array(text.utf8)[word.bytes]
            let isYear = digits.count == 4 && (digits.starts(with: "19".utf8) || digits.starts(with: "20".utf8))
            return isYear ? nil : word.form
        }
        guard word.kind == .word, let value = FigureLists.builtIn.letters[word.form] else { return nil }
        return WordID(folded: String(Int(value)))
    }

    /// Returns the stems of the last content word before a place and of the first one after it, other ones for a share
    /// than for a count: "13% of its workforce" may be its "11,000 staff".
    fileprivate func contentWords(beside place: Int) -> Set<WordID> {
        func isContent(_ other: Int) -> Bool {
            SentenceLists.builtIn.isContentWord(words[other]) && number(at: other) == nil
        }
        let last = words[..<place].indices.last(where: isContent)
        let next = words[(place + 1)...].indices.first(where: isContent)
        let symbol = place + 1 < words.count && words[place + 1].kind == .symbol ? words[place + 1].form : nil
        return Set(
            [last, next].compactMap { $0.map { words[$0].stem } }.map { stem in
                symbol.map { stem.followed(by: $0) } ?? stem
            })
    }
}
