/// An element or attribute name in lower case, packed for fast comparison. Names longer than sixteen bytes are unknown
/// to us and all compare equal.
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
        // NUL wouldn't change the number, so "\0href" would equal "href"; browsers treat NUL as U+FFFD.
        packed = packed << 8 | UInt128(byte == 0 ? 0xFF : byte &- 0x41 < 26 ? byte | 0x20 : byte)
    }

    /// Whether it starts with "data-", like attributes for scripts. Also true for names too long to store.
    var isData: Bool {
        guard count <= 16 else { return true }
        return count > 5 && packed >> (UInt128(count - 5) * 8) == Self.data.packed
    }

    private static let data: MarkupName = "data-"

    /// The name as bytes.
    var bytes: [UInt8] {
        (0..<UInt128(min(count, 16))).reversed().map { UInt8(truncatingIfNeeded: packed >> ($0 * 8)) }
    }

    static func == (one: Self, other: Self) -> Bool { one.packed == other.packed }

    func hash(into hasher: inout Hasher) { hasher.combine(packed) }
}

/// A set of names, looked up for every tag. The standard library's attack-resistant hashing, which a fixed set doesn't
/// need, took most of the time on hostile pages.
struct MarkupNames: Sendable, ExpressibleByArrayLiteral {
    /// An open-addressing table with at least twice as many slots as names and linear probing. The empty name marks a
    /// free slot.
    private let places: [Place]
    private let shift: UInt64

    private struct Place: Sendable {
        var name: UInt128 = 0
        var index = 0
    }

    init(arrayLiteral names: MarkupName...) {
        self.init(names)
    }

    init(_ names: [MarkupName]) {
        var bits: UInt64 = 2
        while 1 << bits < names.count * 2 { bits += 1 }
        shift = 64 - bits
        var places = Array(repeating: Place(), count: 1 << bits)
        for (index, name) in names.enumerated() {
            var place = Self.place(of: name, shift)
            while places[place].name != 0 { place = (place + 1) & (places.count - 1) }
            places[place] = Place(name: name.packed, index: index)
        }
        self.places = places
    }

    func contains(_ name: MarkupName) -> Bool { index(of: name) != nil }

    /// Returns the index of a name, in the order given.
    func index(of name: MarkupName) -> Int? {
        if name.packed == 0 { return nil }
        var place = Self.place(of: name, shift)
        while places[place].name != 0 {
            if places[place].name == name.packed { return places[place].index }
            place = (place + 1) & (places.count - 1)
        }
        return nil
    }

    /// Returns a slot by Fibonacci hashing (Knuth, The Art of Computer Programming, volume 3, section 6.4).
    private static func place(of name: MarkupName, _ shift: UInt64) -> Int {
        let folded = UInt64(truncatingIfNeeded: name.packed) ^ UInt64(truncatingIfNeeded: name.packed >> 64)
        return Int((folded &* 0x9E37_79B9_7F4A_7C15) >> shift)
    }
}
