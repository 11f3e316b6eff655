/// A writer of results as bytes: small counts take one byte, other numbers eight.
public struct CacheWriter: Sendable {
    private(set) var bytes: [UInt8] = []

    init() {}

    /// Creates a writer.
    ///
    /// - Parameter count: the expected number of bytes.
    init(expecting count: Int) { bytes.reserveCapacity(count) }

    mutating func add(_ byte: UInt8) { bytes.append(byte) }

    mutating func add(bytes more: some Sequence<UInt8>) { bytes.append(contentsOf: more) }

    mutating func add(number: UInt64) {
        withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
    }

    mutating func add(count: Int) {
        var rest = UInt(bitPattern: count)
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }
}

/// A reader of bytes written by `CacheWriter`, which never reads beyond their end.
public struct CacheReader: Sendable {
    private var rest: ArraySlice<UInt8>

    init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func byte() throws(CacheDamage) -> UInt8 {
        guard let byte = rest.popFirst() else { throw CacheDamage() }
        return byte
    }

    mutating func bytes(_ count: Int) throws(CacheDamage) -> ArraySlice<UInt8> {
        guard count <= rest.count else { throw CacheDamage() }
        defer { rest = rest.dropFirst(count) }
        return rest.prefix(count)
    }

    mutating func number() throws(CacheDamage) -> UInt64 {
        try bytes(8).reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }

    /// Reads a count. It can't exceed the number of bytes left, since every element takes at least one.
    mutating func count() throws(CacheDamage) -> Int {
        var value = 0
        for shift in stride(from: 0, to: 35, by: 7) {
            let next = try byte()
            value |= Int(next & 0x7F) << shift
            if next < 0x80 {
                guard value <= rest.count else { break }
                return value
            }
        }
        throw CacheDamage()
    }
}
