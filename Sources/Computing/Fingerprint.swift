internal import CCrypto

/// Returns the first 64 bits of the SHA-256 hash of some texts, as sixteen hexadecimal digits.
///
/// Ids are derived from feeds, which may be hostile, so the hash must make it infeasible to forge another's id. Parts
/// are separated by a zero byte: ("ab", "c") and ("a", "bc") differ.
public func fingerprint(_ parts: String...) -> String {
    let digits = Array("0123456789abcdef".utf8)
    let number = fingerprintNumber(of: parts)
    return String(
        decoding: stride(from: 60, through: 0, by: -4).map { digits[Int(number >> $0 & 15)] }, as: UTF8.self)
}

/// Returns the same hash as a number.
public func fingerprintNumber(of parts: some Sequence<String>) -> UInt64 {
    var input: [UInt8] = []
    // Most inputs are articles, so reserve enough capacity to avoid repeated growth.
    input.reserveCapacity(2_048)
    for part in parts {
        input.append(contentsOf: part.utf8)
        input.append(0)
    }
    return fingerprintNumber(ofBytes: input)
}

/// Returns the same hash of bytes that are already joined.
public func fingerprintNumber(ofBytes input: [UInt8]) -> UInt64 {
    var digest = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_LENGTH))
    SHA256(input, input.count, &digest)
    return digest.prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
}

/// Returns the default id of a source: twelve hexadecimal digits that depend on its feed's address without revealing
/// it.
public func sourceID(ofFeed address: String) -> String { String(fingerprint("feed", address).prefix(12)) }

/// A 64-bit FNV-1a hash. Unlike Swift's `Hasher` it never differs between processes, machines or versions, and it is
/// faster for a few bytes.
///
/// Use it only where nobody gains from a collision, such as for words and files. Otherwise use `fingerprint`.
@frozen public struct StableHash: Sendable, Hashable {
    public var value: UInt64 = 0xCBF2_9CE4_8422_2325

    @inlinable public init() {}

    @inlinable public init(_ bytes: some Sequence<UInt8>) { add(bytes) }

    @inlinable public mutating func add(_ byte: UInt8) {
        value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
    }

    @inlinable public mutating func add(_ bytes: some Sequence<UInt8>) {
        for byte in bytes { add(byte) }
    }
}
