internal import Computing

/// A pseudo-random generator that gives the same numbers in every run for the same seed (SplitMix64, Steele et al.
/// 2014).
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    /// - Parameter seed: the purpose of the numbers ("sudoku", "hard", "2026-03-14").
    init(_ seed: String...) {
        // Parts are separated by zero bytes.
        state = StableHash(seed.joined(separator: "\0").utf8).value
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// Returns a number below a bound. Not `Int.random`: the standard library may change how it maps random bits to a
    /// range.
    mutating func number(below bound: Int) -> Int { bound < 2 ? 0 : Int(next() % UInt64(bound)) }

    /// Returns the elements in random order (Fisher–Yates).
    mutating func shuffled<Element>(_ elements: some Sequence<Element>) -> [Element] {
        var shuffled = Array(elements)
        for place in shuffled.indices.reversed() { shuffled.swapAt(place, number(below: place + 1)) }
        return shuffled
    }
}
