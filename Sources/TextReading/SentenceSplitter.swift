/// A splitter that divides a text into sentences by the punctuation between its words.
///
/// A sentence ends at . ! ? or … with any closing quotes, if a blank and no lower-case letter follow, and at line ends.
/// Full stops in initials and abbreviations don't count. Seen in the wild, in many scraped texts: sentences without a
/// blank between them ("on Monday.The minister"), which are split too.
struct SentenceSplitter {
    let bytes: UnsafeBufferPointer<UInt8>
    let words: [Word]
    let signs: TokeniserLists

    func sentences() -> [SentenceRange] {
        var found: [SentenceRange] = []
        var start = 0
        var firstWord = 0
        func end(at end: Int, before word: Int) {
            if let range = trimmed(start..<end) {
                found.append(SentenceRange(words: firstWord..<word, bytes: range))
                firstWord = word
            }
            start = end
        }
        var index = 0
        for next in 0...words.count {
            let gapEnd = next < words.count ? words[next].bytes.lowerBound : bytes.count
            index = max(index, next > 0 ? words[next - 1].bytes.upperBound : 0)
            // A single blank, as between most words.
            if gapEnd - index == 1, bytes[index] == 0x20 { continue }
            while index < gapEnd {
                let (value, width) = Characters.decoded(bytes, at: index)
                if Characters.isNewline(value) {
                    end(at: index, before: next)
                    index += width
                } else if Self.isMark(value) {
                    var behind = index + width
                    while behind < gapEnd {
                        let (closing, width) = Characters.decoded(bytes, at: behind)
                        guard Self.isMark(closing) || Self.isClosing(closing) else { break }
                        behind += width
                    }
                    if isEnd(mark: value, at: index, behind: behind, next: next) { end(at: behind, before: next) }
                    index = behind
                } else {
                    index += width
                }
            }
        }
        end(at: bytes.count, before: words.count)
        return found
    }

    private static func isMark(_ value: UInt32) -> Bool {
        value == 0x2E || value == 0x21 || value == 0x3F || value == 0x2026
    }

    private static func isClosing(_ value: UInt32) -> Bool {
        value == 0x22 || value == 0x27 || value == 0x201D || value == 0x2019 || value == 0x29 || value == 0x5D
    }

    private static func isWhite(_ value: UInt32) -> Bool { Characters.isBlank(value) || Characters.isNewline(value) }

    /// Returns whether a group of marks ends a sentence.
    ///
    /// - Parameters:
    ///   - mark: the first mark, at the byte `index`.
    ///   - behind: the byte after the marks and closing quotes.
    ///   - next: the index of the word after the marks.
    private func isEnd(mark: UInt32, at index: Int, behind: Int, next: Int) -> Bool {
        guard behind < bytes.count else { return true }
        let (first, _) = Characters.decoded(bytes, at: behind)
        guard Self.isWhite(first) else {
            // "Monday.The": letters, a full stop, a capital and more letters. But "example.Com" is a domain.
            guard mark == 0x2E, next < words.count, words[next].bytes.lowerBound == behind,
                words[next].casing == .capitalised, words[next].scalars.count > 1
            else { return false }
            let chunk = chunk(before: index)
            return chunk.count > 2 && chunk.allSatisfy { bytes[$0] >= 0x80 || Characters.isASCIILetter(bytes[$0]) }
                && !signs.domains.contains(words[next].form)
        }
        var following = behind
        var value: UInt32 = 0x20
        while following < bytes.count {
            let (next, width) = Characters.decoded(bytes, at: following)
            value = next
            guard Self.isWhite(next) else { break }
            following += width
        }
        guard following < bytes.count else { return true }
        if Self.isSmall(value) { return false }
        guard mark == 0x2E, next > 0 else { return true }
        let chunk = chunk(before: index)
        let last = words[next - 1]
        if last.bytes == chunk {
            if last.scalars.count == 1, last.isCapitalised { return false }
            if signs.abbreviations.contains(last.form) { return false }
        }
        return !chunk.contains { bytes[$0] == 0x2E }
    }

    /// Returns the characters directly before an index, back to a blank, opening bracket or opening quotation mark.
    private func chunk(before end: Int) -> Range<Int> {
        var start = end
        while start > 0 {
            let byte = bytes[start - 1]
            if byte <= 0x20 || byte == UInt8(ascii: "(") || byte == UInt8(ascii: "\"") { break }
            // “ and the no-break space.
            if byte == 0x9C, start > 2, bytes[start - 2] == 0x80, bytes[start - 3] == 0xE2 { break }
            if byte == 0xA0, start > 1, bytes[start - 2] == 0xC2 { break }
            start -= 1
        }
        return start..<end
    }

    private static func isSmall(_ value: UInt32) -> Bool {
        if value < 0x80 { return (0x61...0x7A).contains(value) }
        return Unicode.Scalar(value)?.properties.isLowercase ?? false
    }

    /// Returns the range without surrounding blanks; nil if nothing is left.
    private func trimmed(_ range: Range<Int>) -> Range<Int>? {
        var start = range.lowerBound
        while start < range.upperBound {
            let (value, width) = Characters.decoded(bytes, at: start)
            guard Self.isWhite(value) else { break }
            start += width
        }
        var end = range.upperBound
        while end > start {
            var before = end - 1
            while before > start, bytes[before] & 0xC0 == 0x80 { before -= 1 }
            guard Self.isWhite(Characters.decoded(bytes, at: before).value) else { break }
            end = before
        }
        return start < end ? start..<end : nil
    }
}
