import TextDecoding

extension UnsafeBufferPointer<UInt8> {
    /// Whether a text of XML needs to be looked at closely: references, line ends of two bytes, the end of CDATA.
    var holdsMarks: Bool {
        if count < 32 {
            for byte in self where byte == UInt8(ascii: "&") || byte == 0x0D || byte == UInt8(ascii: "]") {
                return true
            }
            return false
        }
        return place(of: UInt8(ascii: "&")) != nil || place(of: 0x0D) != nil || place(of: UInt8(ascii: "]")) != nil
    }

    /// Whether UTF-8 holds no character that XML does not allow (XML 1.0, section 2.2).
    var holdsOnlyXMLCharacters: Bool {
        guard let base = UnsafeRawPointer(baseAddress) else { return true }
        var place = 0
        let ones: UInt64 = 0x0101_0101_0101_0101
        while place + 8 <= count {
            let block = base.loadUnaligned(fromByteOffset: place, as: UInt64.self)
            // A byte below 0x20 borrows from its neighbour; EF, less itself, does so too, and may begin U+FFFE or U+FFFF.
            let rest = block ^ (ones &* 0xEF)
            let controls = (block &- ones &* 0x20) & ~block
            if (controls | (rest &- ones) & ~rest) & (ones &* 0x80) != 0, !isXML(place..<(place + 8)) { return false }
            place += 8
        }
        return isXML(place..<count)
    }

    private func isXML(_ range: Range<Int>) -> Bool {
        for place in range {
            let byte = self[place]
            if byte < 0x20, byte != 0x09, byte != 0x0A, byte != 0x0D { return false }
            if byte == 0xEF, place + 2 < count, self[place + 1] == 0xBF, self[place + 2] >= 0xBE { return false }
        }
        return true
    }
}
