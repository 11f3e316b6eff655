/// The name of an element or attribute in lower case, packed for quick comparison. A name of more than sixteen bytes
/// is none that we know, and all such names are equal.
struct MarkupName: Hashable, Sendable, ExpressibleByStringLiteral {
    private(set) var packed: UInt128 = 0
    private var count = 0

    init() {}

    init(stringLiteral text: StaticString) {
        for index in 0..<text.utf8CodeUnitCount { append(text.utf8Start[index]) }
    }

    mutating func append(_ byte: UInt8) {
        count += 1
        guard count <= 16 else {
            packed = .max
            return
        }
        // NUL would leave the number as it is, and "\0href" would be "href"; to browsers it is U+FFFD.
        packed = packed << 8 | UInt128(byte == 0 ? 0xFF : byte &- 0x41 < 26 ? byte | 0x20 : byte)
    }

    /// The name as it is written.
    var bytes: [UInt8] {
        (0..<UInt128(min(count, 16))).reversed().map { UInt8(truncatingIfNeeded: packed >> ($0 * 8)) }
    }

    static func == (one: Self, other: Self) -> Bool { one.packed == other.packed }

    func hash(into hasher: inout Hasher) { hasher.combine(packed) }
}
