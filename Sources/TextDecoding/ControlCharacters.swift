/// `&#146;` is U+0092 in XML, a control character that no text needs, and was meant for windows-1252's apostrophe.
package enum ControlCharacters {
    /// The text with the characters that were meant.
    ///
    /// - Parameter text: well-formed UTF-8.
    package static func replaced(_ text: UnsafeBufferPointer<UInt8>) -> String {
        let plain = text.asciiPrefix
        guard var control = control(in: text, from: plain) else {
            return String(wellFormed: text, isASCII: plain == text.count)
        }
        // Over bytes: a few feeds are full of them, and character by character they took a tenth of the time of all.
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.count + text.count / 8)
        var start = 0
        while true {
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<control]))
            start = control + 2
            if let meant = Windows1252.scalar(ifControl: UInt32(text[control + 1])) {
                bytes.append(contentsOf: String(meant).utf8)
            } else {
                bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[control..<start]))
            }
            guard let next = Self.control(in: text, from: start) else { break }
            control = next
        }
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start...]))
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Where the next of U+0080 to U+009F stands.
    private static func control(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        var place = start
        while let lead = text.place(of: 0xC2, from: place) {
            if lead + 1 < text.count, text[lead + 1] < 0xA0 { return lead }
            place = lead + 2
        }
        return nil
    }
}
