import TextDecoding

// Strings.
extension JSONStream {
    mutating func string(_ body: (inout JSONStream, UnsafeBufferPointer<UInt8>) -> Void) throws(Stop) {
        position += 1
        var quote = try closingQuote()
        guard bytes.place(of: UInt8(ascii: "\\"), from: position, before: quote) != nil else {
            let text = UnsafeBufferPointer(rebasing: bytes[position..<quote])
            position = quote + 1
            body(&self, text)
            return
        }
        var text: [UInt8] = []
        swap(&text, &scratch)
        text.removeAll(keepingCapacity: true)
        while let escape = bytes.place(of: UInt8(ascii: "\\"), from: position, before: quote) {
            text.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[position..<escape]))
            position = escape + 1
            try self.escape(into: &text)
            if position > quote { quote = try closingQuote() }
        }
        text.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[position..<quote]))
        position = quote + 1
        text.withUnsafeBufferPointer { body(&self, $0) }
        swap(&text, &scratch)
    }

    /// Returns the index of the next quotation mark, which ends the string unless it is escaped.
    private mutating func closingQuote() throws(Stop) -> Int {
        let found = bytes.place(of: UInt8(ascii: "\""), from: position)
        work += (found ?? bytes.count) - position
        guard let quote = found else {
            position = bytes.count
            throw .unreadable
        }
        return quote
    }

    private mutating func escape(into text: inout [UInt8]) throws(Stop) {
        guard position < bytes.count else { throw .unreadable }
        let byte = bytes[position]
        position += 1
        switch byte {
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "r"): text.append(0x0D)
        case UInt8(ascii: "b"), UInt8(ascii: "f"): text.append(0x20)
        case UInt8(ascii: "u"):
            var unit = hexadecimal()
            if let high = unit, (0xD800..<0xDC00).contains(high), position + 1 < bytes.count,
                bytes[position] == UInt8(ascii: "\\"), bytes[position + 1] == UInt8(ascii: "u")
            {
                let next = position
                position += 2
                unit = hexadecimal().flatMap { Unicode.Scalar(high: high, low: $0)?.value }
                // Not a low surrogate, so it is a character of its own.
                if unit == nil { position = next }
            }
            let scalar = unit.flatMap(Unicode.Scalar.init) ?? "\u{FFFD}"
            text.append(contentsOf: String(scalar).utf8)
        default: text.append(byte)
        }
    }

    private mutating func hexadecimal() -> UInt32? {
        let digits = bytes[position..<min(position + 4, bytes.count)]
        guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else { return nil }
        position += 4
        return UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    }
}
