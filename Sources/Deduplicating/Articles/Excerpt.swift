internal import TextReading

/// Returns the beginning of a text, cut where a reader would pause.
///
/// Works on bytes, because every text of every item comes through here and most of a long text is never read.
///
/// - Parameters:
///   - text: plain text; control characters except line ends are removed.
///   - limit: the maximum number of Unicode scalars, including the ellipsis.
/// - Returns: the whole text if it fits. Otherwise up to the last sentence end in the second half, or the last whole
///   word with an ellipsis.
func excerpt(of text: String, limit: Int) -> String {
    var text = text
    if let cut = text.withUTF8({ Cut(in: $0, limit: limit) }) {
        let start = text.utf8.index(text.startIndex, offsetBy: cut.range.lowerBound)
        let end = text.utf8.index(text.startIndex, offsetBy: cut.range.upperBound)
        guard cut.isWithinSentence else { return String(text[start..<end]) }
        // Never split an emoji, or a letter from its accent. Look one scalar ahead and no further: a character of a
        // hostile text has a million accents.
        let ahead = text.unicodeScalars[start...end]
        return String(ahead).dropLast() + "…"
    }
    text.unicodeScalars.removeAll(where: isUnwanted)
    return excerpt(of: text, limit: limit)
}

/// Returns the text without white space at either end.
func trimmed(_ text: String) -> Substring {
    guard let first = text.firstIndex(where: { !$0.isWhitespace }),
        let last = text.lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return text[first...last]
}

/// Returns whether a scalar is a control character other than a line end. NUL would end the text in a database.
private func isUnwanted(_ scalar: Unicode.Scalar) -> Bool {
    (scalar.value < 0x20 && scalar != "\n") || (0x7F..<0xA0).contains(scalar.value)
}

/// The range of an excerpt.
private struct Cut {
    let range: Range<Int>
    let isWithinSentence: Bool

    /// Finds where to cut; nil if a control character occurs, which must be removed first.
    init?(in bytes: UnsafeBufferPointer<UInt8>, limit: Int) {
        var start = 0
        while start < bytes.count, let width = whiteSpaceWidth(in: bytes, at: start) { start += width }
        var (sentenceEnd, wordEnd, textEnd): (Int?, Int?, Int) = (nil, nil, start)
        var scalars = 0
        var index = start
        while index < bytes.count {
            let byte = bytes[index]
            if (byte < 0x20 && byte != 0x0A) || byte == 0x7F { return nil }
            let width = byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
            if width == 2, byte == 0xC2, index + 1 < bytes.count, bytes[index + 1] < 0xA0 { return nil }
            let space = byte > 0x20 && byte < 0x80 ? nil : whiteSpaceWidth(in: bytes, at: index)
            if scalars == limit {
                // Trailing white space alone may exceed the limit.
                guard space == nil else {
                    index += width
                    continue
                }
                range = start..<(sentenceEnd ?? wordEnd ?? Self.boundary(in: bytes, before: index))
                isWithinSentence = sentenceEnd == nil
                return
            }
            let next = index + width
            if scalars >= limit / 2 {
                if space != nil { wordEnd = textEnd }
                switch sentenceMark(in: bytes, at: index) {
                case .always: sentenceEnd = next
                case .beforeSpace where whiteSpaceWidth(in: bytes, at: next) != nil: sentenceEnd = next
                default: break
                }
            }
            if space == nil { textEnd = next }
            scalars += 1
            index = next
        }
        range = start..<textEnd
        isWithinSentence = false
    }

    /// Returns the start of the previous scalar, to make room for the ellipsis.
    private static func boundary(in bytes: UnsafeBufferPointer<UInt8>, before index: Int) -> Int {
        var index = index - 1
        while index > 0, bytes[index] & 0xC0 == 0x80 { index -= 1 }
        return max(index, 0)
    }
}

private enum SentenceMark { case none, beforeSpace, always }

private func sentenceMark(in bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> SentenceMark {
    switch bytes[index] {
    case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"): return .beforeSpace
    case 0xE2, 0xE3, 0xEF:
        guard index + 2 < bytes.count else { return .none }
        switch (bytes[index], bytes[index + 1], bytes[index + 2]) {
        case (0xE2, 0x80, 0xA6): return .beforeSpace
        case (0xE3, 0x80, 0x82), (0xEF, 0xBC, 0x81), (0xEF, 0xBC, 0x9F): return .always
        default: return .none
        }
    default: return .none
    }
}
