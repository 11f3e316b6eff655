internal import TextReading

/// Recognises titles that report words instead of an event: a quotation of several words ("Ferry owner defends captain:
/// “He did all he could”"), or a shorter one with nothing but its speaker's name before it.
struct StatementTitles: Sendable {
    /// The most words of a speaker's name.
    private static let longestName = 4
    /// The fewest quoted words that make a statement. Fewer are a term, a name or a figure of speech.
    private static let fewestQuoted = 5

    /// - Parameter title: the title as published.
    func contains(_ title: String, read reading: TextReading) -> Bool {
        isSpoken(title, reading)
            || QuotedRanges(in: title).ranges.contains { range in
                reading.words.count { range.contains($0.bytes.lowerBound) } >= Self.fewestQuoted
            }
    }

    /// Returns whether a title is a speaker's name followed by a quotation: "Ana Moreira: “The bridge will stand”".
    private func isSpoken(_ title: String, _ reading: TextReading) -> Bool {
        guard let colon = title.firstIndex(of: ":"),
            QuotedRanges.begin(title[title.index(after: colon)...].drop { $0.isWhitespace })
        else { return false }
        let length = title[..<colon].utf8.count
        let name = reading.words.prefix { $0.bytes.upperBound <= length }
        return (1...Self.longestName).contains(name.count) && name.allSatisfy { $0.isCapitalised && $0.kind == .word }
    }
}
