#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

// Searching and string making at the speed of memory, for code that looks at every byte of every feed.

extension UnsafeBufferPointer<UInt8> {
    /// Where a byte first stands at or after a place, and before another.
    package func place(of byte: UInt8, from start: Int = 0, before end: Int? = nil) -> Int? {
        let end = end ?? count
        guard start < end, let base = baseAddress, let found = memchr(base + start, Int32(byte), end - start)
        else { return nil }
        return UnsafeRawPointer(base).distance(to: UnsafeRawPointer(found))
    }

    /// Where a mark first stands at or after a place.
    package func place(of mark: StaticString, from start: Int = 0) -> Int? {
        let (first, length) = (mark.utf8Start, mark.utf8CodeUnitCount)
        var start = start
        while let base = baseAddress, let found = place(of: first.pointee, from: start), found + length <= count {
            if memcmp(base + found, first, length) == 0 { return found }
            start = found + 1
        }
        return nil
    }

    /// How many bytes at the front are ASCII.
    package var asciiPrefix: Int { endOfASCII(from: 0) }

    /// Where the first byte stands, at or after a place, that is no ASCII; the end if none does.
    package func endOfASCII(from start: Int) -> Int {
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
    package func endOfWellFormed(from start: Int) -> Int {
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

extension String {
    /// Not looked at again: the standard library would validate every text once more.
    ///
    /// - Parameter bytes: well-formed UTF-8, or memory is not safe.
    init(wellFormed bytes: UnsafeBufferPointer<UInt8>, isASCII: Bool) {
        self.init(copying: unsafe UTF8Span(unchecked: Span(_unsafeElements: bytes), isKnownASCII: isASCII))
    }
}
