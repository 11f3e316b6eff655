/// A figure in a headline that counts what one event did, such as its dead or the homes it destroyed.
public struct HeadlineFigure: Sendable {
    public let figure: Figure
    /// The figure and what it counts, in the headline's wording.
    public let text: String
    private let names: Set<WordID>

    /// Infections are left out: most headlines count those of one day, and tomorrow's number corrects nothing.
    private static let daily = "infections"

    /// Returns the figures of a headline, one for each thing counted. A headline that gives two numbers for the same
    /// thing, adds to an earlier count, or may count over a longer time has none for it.
    public static func all(in title: String, _ reading: TextReading) -> [HeadlineFigure] {
        let sentences = Sentence.sentences(of: title, reading, atMost: 2)
        var names = sentences.reduce(into: Set<WordID>()) { $0.formUnion($1.names) }
        // The first word has a capital whatever it is.
        if let first = reading.words.first(where: \.isSpoken) { names.remove(first.form) }
        let counts = sentences.flatMap { sentence in
            sentence.figures.filter { $0.unit.isEmpty && $0.family != nil }.map { (sentence, $0) }
        }
        return counts.filter { sentence, figure in
            figure.family != daily && !sentence.speaksOfOtherTimes && !sentence.adds(figure)
                && counts.count { $0.1.family == figure.family } == 1
        }.map { sentence, figure in
            HeadlineFigure(
                figure: figure, text: sentence.withBytes { String(decoding: $0[figure.bytes], as: UTF8.self) },
                names: names)
        }
    }

    /// Returns whether two headlines count the same thing at what looks like the same event: the same people or
    /// objects, and most names in common. Two storms share a country, but not their names.
    public func countsAlike(_ other: HeadlineFigure) -> Bool {
        guard figure.family == other.figure.family, figure.subject == other.figure.subject else { return false }
        return names.intersection(other.names).count * 2 > min(names.count, other.names.count)
    }
}

extension Sentence {
    /// Returns whether a figure counts only what is new: "six more dead", "otros seis muertos".
    fileprivate func adds(_ figure: Figure) -> Bool {
        let lists = FigureLists.builtIn
        let start = words.firstIndex { $0.bytes.lowerBound >= figure.bytes.lowerBound } ?? words.startIndex
        let end = words.firstIndex { $0.bytes.lowerBound >= figure.bytes.upperBound } ?? words.endIndex
        let around = words[max(words.startIndex, start - 1)..<min(end + 1, words.endIndex)]
        return around.contains { lists.additions.contains($0.form) && $0.bytes.lowerBound > figure.bytes.lowerBound }
            || around.first.map { lists.additions.contains($0.form) } ?? false
    }
}
