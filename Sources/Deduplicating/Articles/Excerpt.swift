/// The beginning of a text, cut where a reader would pause.
///
/// - Parameters:
///   - text: plain text; control characters but line ends are dropped.
///   - limit: characters, the ellipsis included.
/// - Returns: the whole text when it fits; else up to the last end of a sentence in the second half, or up to the last
///   whole word with an ellipsis.
func excerpt(of text: String, limit: Int) -> String {
    var cleaned = text
    if text.unicodeScalars.contains(where: isUnwanted) {
        cleaned.unicodeScalars.removeAll(where: isUnwanted)
    }
    let trimmed = trimmed(cleaned)
    // Bytes are never fewer than characters, and counting them is free.
    if trimmed.utf8.count <= limit { return String(trimmed) }
    guard let end = trimmed.index(trimmed.startIndex, offsetBy: limit, limitedBy: trimmed.endIndex),
        end < trimmed.endIndex
    else { return String(trimmed) }
    let head = trimmed[..<end]
    let half = head.index(head.startIndex, offsetBy: limit / 2)
    var sentenceEnd: String.Index?
    var wordEnd: String.Index?
    var index = half
    while index < end {
        let next = trimmed.index(after: index)
        let character = trimmed[index]
        if character.isWhitespace { wordEnd = index }
        if "。！？".contains(character) || (".!?…\n".contains(character) && trimmed[next].isWhitespace) {
            sentenceEnd = next
        }
        index = next
    }
    if let sentenceEnd { return String(Deduplicating.trimmed(String(trimmed[..<sentenceEnd]))) }
    let cut = wordEnd ?? head.index(before: head.endIndex)
    return trimmed[..<cut] + "…"
}

/// Without white space at both ends.
func trimmed(_ text: String) -> Substring {
    guard let first = text.firstIndex(where: { !$0.isWhitespace }),
        let last = text.lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return text[first...last]
}

/// Control characters are no text, and NUL would end it in a database.
private func isUnwanted(_ scalar: Unicode.Scalar) -> Bool {
    (scalar.value < 0x20 && scalar != "\n") || (0x7F..<0xA0).contains(scalar.value)
}
