/// A headline as its publisher first worded it, and as it is now.
public struct HeadlineChange: Sendable {
    private let before: TextReading
    private let after: TextReading

    public init(before: TextReading, after: TextReading) {
        self.before = before
        self.after = after
    }

    /// Whether a number, such as a toll, a price or a date, was replaced by another, while at least half of the content
    /// words stayed. Most changed headlines say the same in other words, or are the next headline of a live page.
    public var replacesNumber: Bool {
        let (old, new) = (Self.numbers(of: before), Self.numbers(of: after))
        guard !old.isSubset(of: new), !new.isSubset(of: old) else { return false }
        let (terms, others) = (Terms(of: before.words, by: \.stem), Terms(of: after.words, by: \.stem))
        return terms.shared(with: others) * 2 >= max(terms.count, others.count)
    }

    /// Returns the numbers of a headline. Twelve and 12 are one number; results ("2-1") grow while a match is played.
    private static func numbers(of reading: TextReading) -> Set<WordID> {
        let letters = FigureLists.builtIn.letters
        return Set(
            reading.words.compactMap { word in
                if word.kind == .number { return word.form }
                guard word.kind == .word, let value = letters[word.form] else { return nil }
                return WordID(folded: String(Int(value)))
            })
    }
}
