internal import TextReading

/// Recognises titles that report words instead of an event: a quotation of several words ("Ferry owner defends captain:
/// “He did all he could”"), or a shorter one with nothing but its speaker's name before it.
struct StatementTitles: Sendable {
    /// Opening quotation marks, each with its closing mark.
    private static let marks: [Character: Character] = ["\"": "\"", "“": "”", "«": "»", "‘": "’", "'": "'"]
    /// The most words of a speaker's name.
    private static let longestName = 4
    /// The fewest quoted words that make a statement. Fewer are a term, a name or a figure of speech.
    private static let fewestQuoted = 5

    /// Returns whether a title begins with a quotation.
    func opens(_ title: Substring) -> Bool { title.first.map { Self.marks[$0] != nil } ?? false }

    /// - Parameter title: the title as published.
    func contains(_ title: String, read reading: TextReading) -> Bool {
        isSpoken(title, reading)
            || quotations(in: title).contains { range in
                reading.words.count { range.contains($0.bytes.lowerBound) } >= Self.fewestQuoted
            }
    }

    /// Returns whether a title is a speaker's name followed by a quotation: "Ana Moreira: “The bridge will stand”".
    private func isSpoken(_ title: String, _ reading: TextReading) -> Bool {
        guard let colon = title.firstIndex(of: ":"),
            opens(title[title.index(after: colon)...].drop { $0.isWhitespace })
        else { return false }
        let length = title[..<colon].utf8.count
        let name = reading.words.prefix { $0.bytes.upperBound <= length }
        return (1...Self.longestName).contains(name.count) && name.allSatisfy { $0.isCapitalised && $0.kind == .word }
    }

    /// Returns the quotations in a title, in its UTF-8. A mark between two letters is an apostrophe, and so is one at
    /// the end of a word without a quotation before it.
    private func quotations(in title: String) -> [Range<Int>] {
        var found: [Range<Int>] = []
        var open: (closing: Character, start: Int)?
        var (before, offset): (Character, Int) = (" ", 0)
        for index in title.indices {
            let mark = title[index]
            let following = title.index(after: index)
            let after = following < title.endIndex ? title[following] : " "
            if let begun = open {
                if mark == begun.closing, !before.isLetter || !after.isLetter {
                    found.append(begun.start..<offset)
                    open = nil
                }
            } else if let closing = Self.marks[mark], !before.isLetter, !before.isNumber, !after.isWhitespace {
                open = (closing, offset)
            }
            offset += mark.utf8.count
            before = mark
        }
        return found
    }
}
