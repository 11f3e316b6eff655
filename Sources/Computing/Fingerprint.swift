internal import CCrypto

/// The first 64 bits of the SHA-256 of UTF-8 parts, as sixteen hexadecimal digits.
///
/// Ids are made from what hostile feeds say, so a hash is needed that nobody can aim at another's id.
/// Parts are kept apart by a zero byte: ("ab", "c") and ("a", "bc") differ.
public func fingerprint(_ parts: String...) -> String {
    let digits = Array("0123456789abcdef".utf8)
    let number = fingerprintNumber(of: parts)
    return String(
        decoding: stride(from: 60, through: 0, by: -4).map { digits[Int(number >> $0 & 15)] }, as: UTF8.self)
}

/// The same as a number.
public func fingerprintNumber(of parts: some Sequence<String>) -> UInt64 {
    var input: [UInt8] = []
    // Most that are hashed by the ten thousand are articles: it need not grow nine times on the way there.
    input.reserveCapacity(2_048)
    for part in parts {
        input.append(contentsOf: part.utf8)
        input.append(0)
    }
    return fingerprintNumber(ofBytes: input)
}

/// The same of bytes that are put together already.
public func fingerprintNumber(ofBytes input: [UInt8]) -> UInt64 {
    var digest = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_LENGTH))
    SHA256(input, input.count, &digest)
    return digest.prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
}

/// The id of a source that is given none: twelve hexadecimal digits, made of its feed's address without telling it.
public func sourceID(ofFeed address: String) -> String { String(fingerprint("feed", address).prefix(12)) }

/// FNV-1a, 64 bits: the same in every process, on every machine and for ever, which Swift's own `Hasher` is not, and
/// faster over a few bytes.
///
/// It tells words and files apart that nobody forges. Where a publisher could gain by two alike, `fingerprint` is right.
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
