/// A figure in a headline that counts what one event did, such as its dead or the homes it destroyed.
public struct HeadlineFigure: Sendable {
    public let figure: Figure
    /// The figure and what it counts, in the headline's wording.
    public let text: String
    private let names: Set<WordID>
    /// The first word, whose capital proves nothing. It counts as a name only if the other headline has it in another
    /// place.
    private let opening: WordID?

    /// Left out, because tomorrow's number is no correction: most headlines count one day's infections, and a different
    /// magnitude on a later day belongs to another earthquake.
    private static let daily: Set = ["infections", "magnitude"]

    /// Returns the figures of a headline, one for each thing counted. A headline that gives two numbers for the same
    /// thing, adds to an earlier count, or may count over a longer time has none for it. A headline about an attack has
    /// none: the next day's may be about the next attack on the same place.
    public static func all(in title: String, _ reading: TextReading) -> [HeadlineFigure] {
        if reading.words.contains(where: { FigureLists.builtIn.repeated.contains($0.form) }) { return [] }
        let sentences = Sentence.sentences(of: title, reading, atMost: 2)
        var names = sentences.reduce(into: Set<WordID>()) { $0.formUnion($1.names) }
        let opening = reading.words.first(where: \.isSpoken)?.form
        if let opening { names.remove(opening) }
        let counts = sentences.flatMap { sentence in
            sentence.figures.filter { $0.unit.isEmpty && $0.countedKind != nil }.map { (sentence, $0) }
        }
        return counts.filter { sentence, figure in
            !daily.contains(figure.countedKind ?? "") && !sentence.speaksOfOtherTimes && !sentence.adds(figure)
                && counts.count { $0.1.countedKind == figure.countedKind } == 1
        }.map { sentence, figure in
            HeadlineFigure(
                figure: figure, text: sentence.withBytes { String(decoding: $0[figure.bytes], as: UTF8.self) },
                names: names, opening: opening)
        }
    }

    /// Returns whether two headlines count the same thing at what looks like the same event: the same people or
    /// objects, and most names in common. Two storms share a country, but not their names.
    public func countsAlike(_ other: HeadlineFigure) -> Bool {
        guard figure.countedKind == other.figure.countedKind, figure.subject == other.figure.subject else {
            return false
        }
        let (own, theirs) = (names(beside: other), other.names(beside: self))
        return own.intersection(theirs).count * 2 > min(own.count, theirs.count)
    }

    private func names(beside other: HeadlineFigure) -> Set<WordID> {
        opening.map { other.names.contains($0) ? names.union([$0]) : names } ?? names
    }
}

extension Sentence {
    /// Returns whether a figure counts only what is new: "six more dead", "otros seis muertos".
    fileprivate func adds(_ figure: Figure) -> Bool {
        let (start, end) = (figure.bytes.lowerBound, figure.bytes.upperBound)
        // The first word is left out: "más de 200" is a bound.
        let after = words.drop { $0.bytes.lowerBound <= start }
        let nearby =
            [words.prefix { $0.bytes.lowerBound < start }.last, after.first { $0.bytes.lowerBound >= end }]
            .compactMap(\.self) + after.prefix { $0.bytes.lowerBound < end }
        return nearby.contains { FigureLists.builtIn.additions.contains($0.form) }
    }
}
