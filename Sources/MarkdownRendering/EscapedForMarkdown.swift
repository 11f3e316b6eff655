/// Escapes untrusted text for use within a line of Markdown.
///
/// Nothing in it can become markup, HTML, a link, a character reference, a heading, a list or a table, whatever comes
/// before or after it on the line. White space, control characters, and line and paragraph separators become single
/// spaces; invisible characters that change the text direction are removed. Quotes and hyphens are kept for smart
/// typography. Characters without a special meaning in their position are not escaped, so that the Markdown stays
/// readable.
public func escapedForMarkdown(_ text: String) -> String {
    var text = text
    if text.withUTF8(isInert) { return text }
    let bytes = collapsed(Array(text.utf8))
    let mark = delimiterOfBlock(bytes)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 16)
    for (index, byte) in bytes.enumerated() {
        let previous = index > 0 ? bytes[index - 1] : UInt8(ascii: " ")
        let next = index + 1 < bytes.count ? bytes[index + 1] : nil
        switch byte {
        // An entity rather than a backslash: it also works in raw HTML, in case a template puts the text there.
        case UInt8(ascii: "<"): result += "&lt;".utf8
        case UInt8(ascii: "&"):
            let mayBeReference = next.map { isAlphanumeric($0) || $0 == UInt8(ascii: "#") } ?? true
            result += mayBeReference ? "&amp;".utf8 : "&".utf8
        case UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "*"), UInt8(ascii: "["), UInt8(ascii: "]"),
            UInt8(ascii: "|"):
            result += [UInt8(ascii: "\\"), byte]
        case UInt8(ascii: "_") where !isAlphanumeric(previous) || !(next.map(isAlphanumeric) ?? false):
            result += "\\_".utf8
        // If a link follows, this would make it an image.
        case UInt8(ascii: "!") where next == nil: result += "\\!".utf8
        // "# …" starts a heading and " #" ends one.
        case UInt8(ascii: "#") where previous == UInt8(ascii: " ") && endsWord(bytes, after: index):
            result += "\\#".utf8
        default:
            if index == mark { result.append(UInt8(ascii: "\\")) }
            result.append(byte)
        }
    }
    return String(decoding: result, as: UTF8.self)
}

/// Returns whether text needs no escaping, as most titles do not.
private func isInert(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = bytes.first, let last = bytes.last else { return true }
    guard isLetter(first) || first >= 0x80 || first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") else {
        return false
    }
    if last == UInt8(ascii: "!") || last == UInt8(ascii: "&") { return false }
    var previous = first
    for byte in bytes {
        switch byte {
        case 0..<0x20, 0x7F, 0xC2, 0xEF, UInt8(ascii: "<"), UInt8(ascii: "&"), UInt8(ascii: "\\"), UInt8(ascii: "`"),
            UInt8(ascii: "*"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "|"), UInt8(ascii: "_"),
            UInt8(ascii: "#"):
            return false
        case UInt8(ascii: " ") where previous == byte: return false
        // Direction controls such as U+202A are E2 80 AA … AE and E2 81 A6 … A9; curly quotes and dashes are not in
        // these ranges.
        case 0xA6...0xAE where previous == 0x80 || previous == 0x81: return false
        default: previous = byte
        }
    }
    return last != UInt8(ascii: " ")
}

/// Replaces each run of white space and control characters by one space, and removes them at both ends.
private func collapsed(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var spaceIsDue = false
    var index = 0
    while index < bytes.count {
        let next = index + 1 < bytes.count ? bytes[index + 1] : 0
        let third = index + 2 < bytes.count ? bytes[index + 2] : 0
        switch (bytes[index], next, third) {
        case (0...0x20, _, _), (0x7F, _, _):
            spaceIsDue = true
            index += 1
        case (0xC2, 0x80..<0xA0, _):
            spaceIsDue = true
            index += 2
        case (0xE2, 0x80, 0xA8...0xA9):
            spaceIsDue = true
            index += 3
        // Embeddings, overrides and isolates; the byte order mark.
        case (0xE2, 0x80, 0xAA...0xAE), (0xE2, 0x81, 0xA6...0xA9), (0xEF, 0xBB, 0xBF): index += 3
        case (let byte, _, _):
            if spaceIsDue, !result.isEmpty { result.append(UInt8(ascii: " ")) }
            spaceIsDue = false
            result.append(byte)
            index += 1
        }
    }
    return result
}

/// Returns where a backslash is needed to keep a line's start from becoming a quotation, list, rule, fence, underline
/// or table row. It also keeps it from completing what a template wrote before it: `[1]` and `(…)`, `2` and `. …`.
private func delimiterOfBlock(_ bytes: [UInt8]) -> Int? {
    guard let first = bytes.first else { return nil }
    switch first {
    case UInt8(ascii: ">"), UInt8(ascii: "~"), UInt8(ascii: "("), UInt8(ascii: ":"): return 0
    case UInt8(ascii: "-"), UInt8(ascii: "="), UInt8(ascii: "+"):
        return endsWord(bytes, after: 0) || bytes.allSatisfy { "-=+: ".utf8.contains($0) } ? 0 : nil
    case UInt8(ascii: "."), UInt8(ascii: ")"): return endsWord(bytes, after: 0) ? 0 : nil
    case 0x30...0x39:
        let digits = bytes.prefix { $0 &- 0x30 < 10 }.count
        guard digits < bytes.count, [UInt8(ascii: "."), UInt8(ascii: ")")].contains(bytes[digits]) else { return nil }
        return endsWord(bytes, after: digits) ? digits : nil
    default: return nil
    }
}

/// Returns whether a mark and its repetitions are followed by a space or the end of the text.
private func endsWord(_ bytes: [UInt8], after index: Int) -> Bool {
    let after = bytes[index...].first { $0 != bytes[index] }
    return after == nil || after == UInt8(ascii: " ")
}

private func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }

private func isAlphanumeric(_ byte: UInt8) -> Bool { isLetter(byte) || byte &- 0x30 < 10 }
