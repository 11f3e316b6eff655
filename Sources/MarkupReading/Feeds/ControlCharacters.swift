/// `&#146;` is U+0092 in XML, a control character that no text needs, and was meant for windows-1252's apostrophe.
enum ControlCharacters {
    /// The text with the characters that were meant.
    ///
    /// - Parameter text: well-formed UTF-8.
    static func replaced(_ text: UnsafeBufferPointer<UInt8>) -> String {
        let plain = text.asciiPrefix
        let string = String(wellFormed: text, isASCII: plain == text.count)
        var place = plain
        while let lead = text.place(of: 0xC2, from: place) {
            if lead + 1 < text.count, text[lead + 1] < 0xA0 {
                return String(
                    String.UnicodeScalarView(
                        string.unicodeScalars.map { Windows1252.scalar(ifControl: $0.value) ?? $0 }))
            }
            place = lead + 2
        }
        return string
    }
}
