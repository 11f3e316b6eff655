internal import Computing

/// Numbers that look like chance and are the same in every run for one seed (SplitMix64, Steele et al. 2014).
struct Chance: RandomNumberGenerator {
    private var state: UInt64

    /// - Parameter seed: what the numbers are for ("sudoku", "hard", "2026-03-14").
    init(_ seed: String...) {
        // With a zero byte between the parts.
        state = StableHash(seed.joined(separator: "\0").utf8).value
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// Below a bound. Not `Int.random`, whose way from numbers to bounds is the library's and may change.
    mutating func number(below bound: Int) -> Int { bound < 2 ? 0 : Int(next() % UInt64(bound)) }

    /// The same elements in another order (Fisher and Yates).
    mutating func shuffled<Element>(_ elements: some Sequence<Element>) -> [Element] {
        var shuffled = Array(elements)
        for place in shuffled.indices.reversed() { shuffled.swapAt(place, number(below: place + 1)) }
        return shuffled
    }
}
