import TextDecoding

// XML's rules for characters and names, as far as the scanner needs them.

extension Span<UInt8> {
    /// Whether the text needs a closer look, because it contains references, carriage returns or possibly `]]>`.
    var containsMarks: Bool {
        if count < 32 {
            for index in indices {
                let byte = self[index]
                if byte == UInt8(ascii: "&") || byte == 0x0D || byte == UInt8(ascii: "]") { return true }
            }
            return false
        }
        return firstIndex(of: UInt8(ascii: "&")) != nil || firstIndex(of: 0x0D) != nil
            || firstIndex(of: UInt8(ascii: "]")) != nil
    }

    /// Whether UTF-8 text is free of characters that XML forbids (XML 1.0, section 2.2).
    var containsOnlyXMLCharacters: Bool {
        var index = 0
        let ones: UInt64 = 0x0101_0101_0101_0101
        while index + 8 <= count {
            let block = bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self)
            // A byte below 0x20 borrows from its neighbour. XOR turns EF into zero, which borrows too; EF may start
            // U+FFFE or U+FFFF.
            let rest = block ^ (ones &* 0xEF)
            let controls = (block &- ones &* 0x20) & ~block
            if (controls | (rest &- ones) & ~rest) & (ones &* 0x80) != 0, !isXML(index..<(index + 8)) { return false }
            index += 8
        }
        return isXML(index..<count)
    }

    private func isXML(_ range: Range<Int>) -> Bool {
        for index in range {
            let byte = self[index]
            if byte < 0x20, byte != 0x09, byte != 0x0A, byte != 0x0D { return false }
            if byte == 0xEF, index + 2 < count, self[index + 1] == 0xBF, self[index + 2] >= 0xBE { return false }
        }
        return true
    }

    /// Returns the index of the first byte from `start` that cannot be part of a name, or the end.
    func endOfName(from start: Int) -> Int {
        var index = start
        while index < count, self[index].isInName { index += 1 }
        return index
    }

    /// Returns the index of the first byte from `start` that isn't white space, or the end.
    func endOfSpace(from start: Int) -> Int {
        var index = start
        while index < count, self[index] <= 0x20 { index += 1 }
        return index
    }

    /// Returns whether two ranges contain the same bytes.
    func isEqual(_ one: Range<Int>, _ other: Range<Int>) -> Bool {
        guard one.count == other.count else { return false }
        for offset in 0..<one.count where self[one.lowerBound + offset] != self[other.lowerBound + offset] {
            return false
        }
        return true
    }

    /// Returns whether a range contains exactly the given text.
    func isEqual(_ range: Range<Int>, _ text: StaticString) -> Bool {
        range.count == text.utf8CodeUnitCount && contains(text, at: range.lowerBound)
    }
}

extension UInt8 {
    /// Whether it can start a name. Only ASCII counts, as in all names known in feeds and HTML.
    var startsName: Bool { (self | 0x20) &- UInt8(ascii: "a") < 26 || self == UInt8(ascii: "_") }

    /// Whether it can be part of an XML name, including the colon after a prefix.
    var isInName: Bool {
        startsName || self &- UInt8(ascii: "0") <= 10 || self == UInt8(ascii: "-") || self == UInt8(ascii: ".")
    }
}

/// Returns whether a name is one of HTML's void elements (HTML Living Standard, section 13.1.2).
func isVoidInHTML(_ name: Span<UInt8>) -> Bool {
    guard name.count <= 6 else { return false }
    switch name.string.lowercased() {
    case "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param", "source", "track", "wbr":
        return true
    default: return false
    }
}
