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

    /// Whether a number, such as a toll, a price or a date, was replaced by another, while at least half of the content
    /// words stayed. Most changed headlines say the same in other words, or are the next headline of a live page.
    ///
    /// A date is only corrected if its day of the week stayed: "Thursday 27" is followed by "Friday 28" on a page that is
    /// written again every day.
    public var replacesNumber: Bool {
        let days = [before, after].map(Self.weekdays)
        guard days[0] == days[1] else { return false }
        let isDated = !days[0].isEmpty
        let (old, new) = (Self.numbers(of: before, withDates: isDated), Self.numbers(of: after, withDates: isDated))
        guard !old.isSubset(of: new), !new.isSubset(of: old) else { return false }
        let (terms, others) = (Terms(of: before.words, by: \.stem), Terms(of: after.words, by: \.stem))
        return terms.shared(with: others) * 2 >= max(terms.count, others.count)
    }

    /// Whether only the day of a date was replaced: "Monday, 11 November" by "Monday, 10 November".
    public var correctsDate: Bool {
        replacesNumber && Self.numbers(of: before, withDates: false) == Self.numbers(of: after, withDates: false)
    }

    private static let daysOfTheWeek = WordLists.builtIn.words("weekdays")

    private static func weekdays(of headline: Wording) -> Set<WordID> {
        daysOfTheWeek.intersection(headline.words.map(\.form))
    }

    /// Returns the numbers of a headline. Twelve and 12 are one number; results ("2-1") grow while a match is played.
    ///
    /// - Parameter withDates: whether to include days of a month.
    private static func numbers(of headline: Wording, withDates: Bool) -> Set<WordID> {
        let lists = FigureLists.builtIn
        let letters = lists.letters
        let words = headline.words
        func isDay(_ place: Int) -> Bool {
            // "11 de noviembre", "November 11".
            let nearby = words[max(0, place - 1)..<min(words.count, place + 3)]
            return nearby.contains { lists.months.contains($0.form) }
        }
        return Set(
            words.indices.compactMap { place in
                let word = words[place]
                if !withDates, isDay(place) { return nil }
                if word.kind == .number { return word.form }
                guard word.kind == .word, let value = letters[word.form] else { return nil }
                return WordID(folded: String(Int(value)))
            })
    }
}
