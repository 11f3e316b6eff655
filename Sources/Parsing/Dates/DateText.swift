internal import TextDecoding

/// Preparation of a date's text for parsing: markup and references are removed, letters, digits and punctuation folded.
enum DateText {
    /// Returns the folded text without surrounding blanks.
    ///
    /// - Parameter text: UTF-8.
    static func plain(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        var bytes = Array(text)
        // Escaped twice, or copied from a page together with its markup.
        if bytes.contains(UInt8(ascii: "&")) {
            bytes = CharacterReference.resolved(in: bytes, 0..<bytes.count, attribute: false)
        }
        if let markup = bytes.firstIndex(of: UInt8(ascii: "<")) { bytes = withoutMarkup(bytes, from: markup) }
        var plain: [UInt8] = []
        plain.reserveCapacity(bytes.count)
        for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars { DateLetters.append(scalar, to: &plain) }
        let blank = UInt8(ascii: " ")
        let first = plain.firstIndex { $0 > blank } ?? plain.endIndex
        let last = plain.lastIndex { $0 > blank } ?? first
        return first < plain.endIndex ? Array(plain[first...last]) : []
    }

    /// Returns the value of `<time datetime="…">` (HTML Standard, 4.5.14) if there is one, otherwise the text between
    /// tags.
    private static func withoutMarkup(_ bytes: [UInt8], from start: Int) -> [UInt8] {
        var text = Array(bytes[..<start])
        var position = start
        while position < bytes.count {
            guard bytes[position] == UInt8(ascii: "<") else {
                text.append(bytes[position])
                position += 1
                continue
            }
            let end = bytes[position...].firstIndex(of: UInt8(ascii: ">")) ?? bytes.endIndex
            if let moment = datetime(bytes[position..<end]) { return moment }
            text.append(UInt8(ascii: " "))
            position = end + 1
        }
        return text
    }

    private static func datetime(_ tag: ArraySlice<UInt8>) -> [UInt8]? {
        let tag = String(decoding: tag, as: UTF8.self).lowercased()
        guard tag.hasPrefix("<time"), let name = tag.firstRange(of: "datetime=") else { return nil }
        let value = tag[name.upperBound...].utf8
        let isQuote: (UInt8) -> Bool = { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") }
        let inner =
            value.first.map(isQuote) == true ? value.dropFirst().prefix { !isQuote($0) } : value.prefix { $0 > 0x20 }
        return inner.isEmpty ? nil : Array(inner)
    }
}
