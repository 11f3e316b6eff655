/// Recognises pieces of text that have the capital and full stop of a sentence and are not one.
extension Sentence {
    /// Whether it is a table, a list or a heading that lost its form on the way into the text.
    ///
    /// Seen in the wild: a result glued to what follows it ("Lions 36 Tigers 13 Top of the world again"), league tables,
    /// line-ups, menus with marks between their entries, headings in title case.
    var isFlattened: Bool {
        if marks.hasListMark { return true }
        let chunks = chunks
        let numbers = chunks.count { $0 == .number }
        if numbers >= 5, numbers * 5 >= chunks.count * 2 { return true }
        if chunks.count >= 8, chunks.count(where: { $0 == .small }) * 4 < chunks.count { return true }
        return (marks.commas >= 6 && marks.commas * 3 > chunks.count) || Self.holdsResults(chunks)
    }

    /// Whether words are missing, because the publisher cut them or never wrote them.
    ///
    /// Seen in the wild: "Malacañang that President X would …", where the verb was lost; a full stop set after "of the".
    var isFragment: Bool {
        let lists = SentenceLists.builtIn
        let words = words.filter(\.isSpoken)
        guard words.count > 2, let last = words.last else { return true }
        if lists.neverLast.contains(last.form) { return true }
        let second = words[1]
        return second.form == SentenceLists.that && second.casing == .lower && !second.marks.contains(.possessive)
            && !lists.beforeThat.contains(words[0].form)
            && (words[2].isCapitalised || words[2].form == SentenceLists.the)
    }

    /// The kinds of chunk (text between two blanks), by their beginning.
    private enum Chunk {
        /// A number such as "13" or "2-1". Longer ones, such as a year, are `other`: they cannot be a result.
        case number
        /// A word with a capital, other than the name of a day or a month.
        case name
        /// A word with a small letter.
        case small
        /// Neither letters nor digits.
        case marks
        case other
    }

    private var chunks: [Chunk] {
        var rest = words
        return marks.chunks.map { chunk in
            let own = rest.prefix { $0.bytes.lowerBound < chunk.upperBound }
            rest = rest[own.endIndex...]
            let spoken = own.filter(\.isSpoken)
            guard let first = spoken.first else { return .marks }
            if first.isNumber {
                return isShort(chunk, from: first.bytes.lowerBound) && spoken.allSatisfy(\.isNumber) ? .number : .other
            }
            if first.isCapitalised { return SentenceLists.builtIn.dateWords.contains(first.form) ? .other : .name }
            return beginsSmall(first) ? .small : .other
        }
    }

    /// Whether at most five digits and hyphens follow from a place on.
    private func isShort(_ chunk: Range<Int>, from start: Int) -> Bool {
        withBytes { bytes in
            bytes[start..<chunk.upperBound].prefix {
                // A dash is three bytes, of which one counts.
                (0x30...0x39).contains($0) || [UInt8(ascii: "-"), 0xE2, 0x80, 0x93].contains($0)
            }.count { $0 != 0x80 && $0 != 0x93 } <= 5
        }
    }

    /// Whether a name and a number are directly followed by another name and number, as in a list of results.
    private static func holdsResults(_ chunks: [Chunk]) -> Bool {
        // "Name – 6 What was said of it": an entry of a list of marks.
        if chunks.indices.dropFirst().dropLast().contains(where: { place in
            chunks[place - 1] == .marks && chunks[place] == .number && chunks[place + 1] == .name
        }) {
            return true
        }
        var figure: Int?
        for (place, chunk) in chunks.enumerated().dropFirst() where chunk == .number && chunks[place - 1] == .name {
            if let figure, place - figure <= 5, chunks[(figure + 1)..<place].allSatisfy({ $0 == .name }) { return true }
            figure = place
        }
        return false
    }
}
