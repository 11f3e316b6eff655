#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

// Searching and string creation at memory speed, for code that examines every byte of every feed.

extension Span<UInt8> {
    /// Returns the index of the first matching byte from `start` and before `end`.
    package func firstIndex(of byte: UInt8, from start: Int = 0, before end: Int? = nil) -> Int? {
        let end = end ?? count
        guard start < end else { return nil }
        return extracting(start..<end).withUnsafeBufferPointer { bytes in
            guard let base = bytes.baseAddress, let found = memchr(base, Int32(byte), bytes.count) else { return nil }
            return start + UnsafeRawPointer(base).distance(to: UnsafeRawPointer(found))
        }
    }

    /// Returns the index of the first matching string from `start`.
    package func firstIndex(of mark: StaticString, from start: Int = 0) -> Int? {
        let first = mark.withUTF8Buffer { $0[0] }
        var start = start
        while let found = firstIndex(of: first, from: start) {
            if contains(mark, at: found) { return found }
            start = found + 1
        }
        return nil
    }

    /// Returns whether a string occurs at an index.
    package func contains(_ mark: StaticString, at index: Int) -> Bool {
        let length = mark.utf8CodeUnitCount
        guard count - index >= length else { return false }
        return extracting(index..<(index + length)).withUnsafeBufferPointer { bytes in
            mark.withUTF8Buffer { mark in
                guard let base = bytes.baseAddress, let other = mark.baseAddress else { return length == 0 }
                return memcmp(base, other, length) == 0
            }
        }
    }

    /// The bytes as a string; malformed sequences become U+FFFD.
    package var string: String { withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) } }
}

extension [UInt8] {
    package mutating func append(_ bytes: Span<UInt8>) { bytes.withUnsafeBufferPointer { append(contentsOf: $0) } }

    package mutating func append(_ text: StaticString) { text.withUTF8Buffer { append(contentsOf: $0) } }
}

extension UnsafeBufferPointer<UInt8> {
    /// Returns the index of the first matching byte from `start` and before `end`.
    package func place(of byte: UInt8, from start: Int = 0, before end: Int? = nil) -> Int? {
        span.firstIndex(of: byte, from: start, before: end)
    }

    /// Returns the index of the first matching string from `start`.
    package func place(of mark: StaticString, from start: Int = 0) -> Int? { span.firstIndex(of: mark, from: start) }

    /// The number of leading ASCII bytes.
    package var asciiPrefix: Int { endOfASCII(from: 0) }

    /// Returns the index of the first non-ASCII byte from `start`, or the end.
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

    /// Returns the index of the first byte from `start` that isn't part of well-formed UTF-8, or the end.
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

    /// Returns the length of the well-formed non-ASCII character at an index (Unicode, table 3-7); 0 if there is none.
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
    /// Creates a string without validation, which the standard library would repeat for every text.
    ///
    /// - Parameter bytes: well-formed UTF-8; anything else breaks memory safety.
    init(wellFormed bytes: UnsafeBufferPointer<UInt8>, isASCII: Bool) {
        self.init(copying: unsafe UTF8Span(unchecked: Span(_unsafeElements: bytes), isKnownASCII: isASCII))
    }
}
