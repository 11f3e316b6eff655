/// Nine by nine cells, each with the digits that it may still have.
struct SudokuGrid: Sendable {
    /// A bit for each digit, that of 1 the lowest; in a filled cell one bit.
    private(set) var candidates: [UInt16]
    /// Whether its digit has been struck from all cells that see it.
    private(set) var isFilled: [Bool]
    /// The digits, 0 where none is known.
    var digits: [UInt8] { zip(candidates, isFilled).map { $1 ? UInt8($0.trailingZeroBitCount + 1) : 0 } }

    static let all: UInt16 = 0x1FF

    /// An empty one.
    init() {
        candidates = [UInt16](repeating: Self.all, count: 81)
        isFilled = [Bool](repeating: false, count: 81)
    }

    /// With some digits, 0 for none; nil where they contradict one another.
    init?(_ digits: [UInt8]) {
        self.init()
        for (cell, digit) in digits.enumerated() where digit > 0 {
            guard fill(cell, with: 1 << UInt16(digit - 1)) else { return nil }
        }
    }

    var isComplete: Bool { isFilled.allSatisfy(\.self) }

    /// Puts a digit into a cell and strikes it from those that see it; false where that leaves one of them without any.
    mutating func fill(_ cell: Int, with bit: UInt16) -> Bool {
        guard candidates[cell] & bit != 0 else { return false }
        candidates[cell] = bit
        isFilled[cell] = true
        for peer in Self.peers[cell] where candidates[peer] & bit != 0 {
            candidates[peer] &= ~bit
            if candidates[peer] == 0 { return false }
        }
        return true
    }

    /// Strikes digits from a cell; whether that changed anything.
    mutating func strike(_ bits: UInt16, from cell: Int) -> Bool {
        guard candidates[cell] & bits != 0 else { return false }
        candidates[cell] &= ~bits
        return true
    }

    /// The cells of the nine rows, then the columns, then the boxes.
    static let houses: [[Int]] =
        (0..<9).map { row in (0..<9).map { row * 9 + $0 } }
        + (0..<9).map { column in (0..<9).map { $0 * 9 + column } }
        + (0..<9).map { box in (0..<9).map { (box / 3 * 3 + $0 / 3) * 9 + box % 3 * 3 + $0 % 3 } }

    /// The cells that share a house with each cell.
    static let peers: [[Int]] = (0..<81).map { cell in
        Set(houses.filter { $0.contains(cell) }.joined()).subtracting([cell]).sorted()
    }
}
