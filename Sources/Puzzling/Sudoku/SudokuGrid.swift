/// A nine-by-nine grid with the candidate digits of each cell.
struct SudokuGrid: Sendable {
    /// One bit for each digit, lowest for 1; a filled cell has a single bit.
    private(set) var candidates: [UInt16]
    /// Whether a cell is filled and its digit removed from all its peers.
    private(set) var isFilled: [Bool]
    /// The digits; 0 for unknown.
    var digits: [UInt8] { zip(candidates, isFilled).map { $1 ? UInt8($0.trailingZeroBitCount + 1) : 0 } }

    static let all: UInt16 = 0x1FF

    /// Creates an empty grid.
    init() {
        candidates = [UInt16](repeating: Self.all, count: 81)
        isFilled = [Bool](repeating: false, count: 81)
    }

    /// Creates a grid with some digits, 0 for none; nil if they contradict each other.
    init?(_ digits: [UInt8]) {
        self.init()
        for (cell, digit) in digits.enumerated() where digit > 0 {
            guard fill(cell, with: 1 << UInt16(digit - 1)) else { return nil }
        }
    }

    var isComplete: Bool { isFilled.allSatisfy(\.self) }

    /// Fills a cell and removes the digit from its peers' candidates.
    ///
    /// - Returns: false if that leaves a cell without candidates.
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

    /// Removes candidates from a cell and returns whether that changed anything.
    mutating func eliminate(_ bits: UInt16, from cell: Int) -> Bool {
        guard candidates[cell] & bits != 0 else { return false }
        candidates[cell] &= ~bits
        return true
    }

    /// The cells of the nine rows, then the columns, then the boxes.
    static let houses: [[Int]] =
        (0..<9).map { row in (0..<9).map { row * 9 + $0 } }
        + (0..<9).map { column in (0..<9).map { $0 * 9 + column } }
        + (0..<9).map { box in (0..<9).map { (box / 3 * 3 + $0 / 3) * 9 + box % 3 * 3 + $0 % 3 } }

    /// For each cell, the cells that share a house with it.
    static let peers: [[Int]] = (0..<81).map { cell in
        Set(houses.filter { $0.contains(cell) }.joined()).subtracting([cell]).sorted()
    }
}
