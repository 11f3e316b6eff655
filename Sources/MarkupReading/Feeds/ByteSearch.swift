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
    var asciiPrefix: Int {
        guard let base = UnsafeRawPointer(baseAddress) else { return 0 }
        var place = 0
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
}

extension String {
    /// Not looked at again: the standard library would validate every text once more.
    ///
    /// - Parameter bytes: well-formed UTF-8, or memory is not safe.
    init(wellFormed bytes: UnsafeBufferPointer<UInt8>, isASCII: Bool) {
        self.init(copying: unsafe UTF8Span(unchecked: Span(_unsafeElements: bytes), isKnownASCII: isASCII))
    }
}
