#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

// Searching and string making at the speed of memory: what is done to every byte of every feed is done here.

extension UnsafeBufferPointer<UInt8> {
    /// Where a byte first stands at or after a place, and before another.
    func place(of byte: UInt8, from start: Int = 0, before end: Int? = nil) -> Int? {
        let end = end ?? count
        guard start < end, let base = baseAddress, let found = memchr(base + start, Int32(byte), end - start)
        else { return nil }
        return UnsafeRawPointer(base).distance(to: UnsafeRawPointer(found))
    }

    /// Where a mark first stands at or after a place.
    func place(of mark: StaticString, from start: Int = 0) -> Int? {
        let (first, length) = (mark.utf8Start, mark.utf8CodeUnitCount)
        var start = start
        while let base = baseAddress, let found = place(of: first.pointee, from: start), found + length <= count {
            if memcmp(base + found, first, length) == 0 { return found }
            start = found + 1
        }
        return nil
    }

    /// How many bytes at the front are ASCII.
    var asciiPrefix: Int { endOfASCII(from: 0) }

    /// Where the first byte stands, at or after a place, that is no ASCII; the end if none does.
    func endOfASCII(from start: Int) -> Int {
        guard let base = UnsafeRawPointer(baseAddress) else { return start }
        var place = start
        while place + 32 <= count {
            let all =
                base.loadUnaligned(fromByteOffset: place, as: UInt64.self)
                | base.loadUnaligned(fromByteOffset: place + 8, as: UInt64.self)
                | base.loadUnaligned(fromByteOffset: place + 16, as: UInt64.self)
                | base.loadUnaligned(fromByteOffset: place + 24, as: UInt64.self)
            if all & 0x8080_8080_8080_8080 != 0 { break }
            place += 32
        }
        while place < count, self[place] < 0x80 { place += 1 }
        return place
    }

    /// Where the first byte stands, at or after a place, that is not part of well-formed UTF-8; the end if none does.
    func endOfWellFormed(from start: Int) -> Int {
        var place = start
        while place < count {
            if self[place] < 0x80 {
                place = endOfASCII(from: place)
            } else {
                let length = sequenceLength(at: place)
                if length == 0 { return place }
                place += length
            }
        }
        return place
    }

    /// How many bytes at a place are one well-formed character beyond ASCII (Unicode, table 3-7); 0 when none is.
    private func sequenceLength(at place: Int) -> Int {
        func follows(_ offset: Int, _ low: UInt8 = 0x80, _ high: UInt8 = 0xBF) -> Bool {
            place + offset < count && self[place + offset] >= low && self[place + offset] <= high
        }
        switch self[place] {
        case 0xC2...0xDF: return follows(1) ? 2 : 0
        case 0xE0: return follows(1, 0xA0) && follows(2) ? 3 : 0
        case 0xED: return follows(1, 0x80, 0x9F) && follows(2) ? 3 : 0
        case 0xE1...0xEF: return follows(1) && follows(2) ? 3 : 0
        case 0xF0: return follows(1, 0x90) && follows(2) && follows(3) ? 4 : 0
        case 0xF4: return follows(1, 0x80, 0x8F) && follows(2) && follows(3) ? 4 : 0
        case 0xF1...0xF3: return follows(1) && follows(2) && follows(3) ? 4 : 0
        default: return 0
        }
    }
}

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

extension String {
    /// Not looked at again: the standard library would validate every text once more.
    ///
    /// - Parameter bytes: well-formed UTF-8, or memory is not safe.
    init(wellFormed bytes: UnsafeBufferPointer<UInt8>, isASCII: Bool) {
        self.init(copying: unsafe UTF8Span(unchecked: Span(_unsafeElements: bytes), isKnownASCII: isASCII))
    }
}
