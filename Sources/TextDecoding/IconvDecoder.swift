#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A safe wrapper for the system's iconv. Invalid input becomes U+FFFD, one code unit at a time.
struct IconvDecoder {
    private let encoding: String

    /// Creates a decoder; nil if the system doesn't support the encoding.
    init?(_ encoding: String) {
        // Names come from the network, and `iconv_open` treats `//` and `,` specially.
        guard encoding.utf8.count <= 40, encoding.utf8.allSatisfy(Self.isInName),
            let converter = Self.converter(from: encoding)
        else { return nil }
        iconv_close(converter)
        self.encoding = encoding
    }

    func utf8(from bytes: ArraySlice<UInt8>) -> [UInt8] {
        guard let converter = Self.converter(from: encoding) else { return [] }
        defer { iconv_close(converter) }
        var output: [UInt8] = []
        output.reserveCapacity(bytes.count + bytes.count / 2)
        var input = Array(bytes)
        input.withUnsafeMutableBytes { input in
            guard let base = input.baseAddress else { return }
            var next: UnsafeMutablePointer<CChar>? = base.assumingMemoryBound(to: CChar.self)
            var left = input.count
            while left > 0 {
                let before = left
                Self.step(converter, &next, &left, &output)
                // If nothing was consumed, the next unit is invalid. The converter also stops, harmlessly, when our
                // buffer is full.
                if left == before, left > 0 {
                    output.append(contentsOf: "\u{FFFD}".utf8)
                    let width = min(unit, left)
                    next = next?.advanced(by: width)
                    left -= width
                }
            }
            Self.step(converter, nil, nil, &output)
        }
        return UTF8Repair().text(of: output[...])
    }

    /// The size of a code unit in bytes, so that half a surrogate pair doesn't shift everything after it.
    private var unit: Int { encoding.hasPrefix("UTF-16") ? 2 : encoding.hasPrefix("UTF-32") ? 4 : 1 }

    /// Whether markup has its ASCII bytes in this encoding, unlike in EBCDIC code pages.
    var keepsASCII: Bool {
        let beginning = Array("<?xml".utf8)
        return utf8(from: beginning[...]) == beginning
    }

    private static func isInName(_ byte: UInt8) -> Bool {
        byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 26 || "-_.:".utf8.contains(byte)
    }

    private static func converter(from encoding: String) -> iconv_t? {
        let converter = iconv_open("UTF-8", encoding)
        return converter == iconv_t(bitPattern: -1) ? nil : converter
    }

    private static func step(
        _ converter: iconv_t, _ next: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
        _ left: UnsafeMutablePointer<Int>?, _ output: inout [UInt8]
    ) {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: 16 << 10) { room in
            var free = room.count
            var end = room.baseAddress
            convert(converter, next, left, &end, &free)
            output.append(
                contentsOf: UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(room)[..<(room.count - free)]))
        }
    }

    private static func convert(
        _ converter: iconv_t, _ next: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
        _ left: UnsafeMutablePointer<Int>?, _ end: inout UnsafeMutablePointer<CChar>?, _ free: inout Int
    ) {
        guard let left else {
            _ = iconv(converter, nil, nil, &end, &free)
            return
        }
        var count = size_t(left.pointee)
        var room = size_t(free)
        _ = iconv(converter, next, &count, &end, &room)
        left.pointee = Int(count)
        free = Int(room)
    }
}
