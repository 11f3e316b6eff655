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

    /// Whether it begins with "data-", as attributes for scripts do; also of a name that is too long to be known.
    var isData: Bool {
        guard count <= 16 else { return true }
        return count > 5 && packed >> (UInt128(count - 5) * 8) == Self.data.packed
    }

    private static let data: MarkupName = "data-"

    /// The name as it is written.
    var bytes: [UInt8] {
        (0..<UInt128(min(count, 16))).reversed().map { UInt8(truncatingIfNeeded: packed >> ($0 * 8)) }
    }

    static func == (one: Self, other: Self) -> Bool { one.packed == other.packed }

    func hash(into hasher: inout Hasher) { hasher.combine(packed) }
}

/// A set of names that is asked once for every tag of a page: the standard library's hashing, made to withstand
/// attacks that a fixed set need not fear, took most of the time on hostile pages.
struct MarkupNames: Sendable, ExpressibleByArrayLiteral {
    /// At least twice as many places as names; a name stands at its own place or behind it. The empty name is no name.
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

    /// Which of the names it is, in the order in which they were given.
    func index(of name: MarkupName) -> Int? {
        if name.packed == 0 { return nil }
        var place = Self.place(of: name, shift)
        while places[place].name != 0 {
            if places[place].name == name.packed { return places[place].index }
            place = (place + 1) & (places.count - 1)
        }
        return nil
    }

    /// Fibonacci hashing (Knuth, The Art of Computer Programming, volume 3, section 6.4).
    private static func place(of name: MarkupName, _ shift: UInt64) -> Int {
        let folded = UInt64(truncatingIfNeeded: name.packed) ^ UInt64(truncatingIfNeeded: name.packed >> 64)
        return Int((folded &* 0x9E37_79B9_7F4A_7C15) >> shift)
    }
}
