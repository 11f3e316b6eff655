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
