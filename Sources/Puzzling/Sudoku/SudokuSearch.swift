/// A backtracking solver.
struct SudokuSearch {
    /// The digits still missing from each row, column and box, one bit each.
    private var rows = [UInt16](repeating: SudokuGrid.all, count: 9)
    private var columns = [UInt16](repeating: SudokuGrid.all, count: 9)
    private var boxes = [UInt16](repeating: SudokuGrid.all, count: 9)
    /// The digits; 0 for unknown.
    private var digits: [UInt8]
    /// The cells without a given digit; the first `depth` of them hold trial digits.
    private var open: [Int] = []
    private var found = 0
    private var solution: [UInt8] = []
    private let limit: Int
    private var generator: SeededGenerator?

    private init?(_ digits: [UInt8], limit: Int, generator: SeededGenerator? = nil) {
        self.digits = [UInt8](repeating: 0, count: 81)
        self.limit = limit
        self.generator = generator
        for (cell, digit) in digits.enumerated() {
            if digit == 0 {
                open.append(cell)
            } else {
                let bit = UInt16(1) << UInt16(digit - 1)
                guard candidates(of: cell) & bit != 0 else { return nil }
                toggle(bit, at: cell)
                self.digits[cell] = digit
            }
        }
    }

    /// Returns whether there is exactly one solution.
    static func isUnique(_ digits: [UInt8]) -> Bool {
        guard var search = SudokuSearch(digits, limit: 2) else { return false }
        search.solve(from: 0)
        return search.found == 1
    }

    /// Returns a random full grid.
    static func filled(by generator: inout SeededGenerator) -> [UInt8] {
        guard var search = SudokuSearch([UInt8](repeating: 0, count: 81), limit: 1, generator: generator) else {
            return []
        }
        search.solve(from: 0)
        if let after = search.generator { generator = after }
        return search.solution
    }

    private func candidates(of cell: Int) -> UInt16 {
        rows[cell / 9] & columns[cell % 9] & boxes[Self.box(of: cell)]
    }

    private mutating func toggle(_ bit: UInt16, at cell: Int) {
        rows[cell / 9] ^= bit
        columns[cell % 9] ^= bit
        boxes[Self.box(of: cell)] ^= bit
    }

    private static func box(of cell: Int) -> Int { cell / 27 * 3 + cell % 9 / 3 }

    /// Finds a digit with only one possible cell in a row, column or box.
    private func hiddenSingle(from depth: Int) -> (place: Int, bit: UInt16)? {
        var once = [UInt16](repeating: 0, count: 27)
        var more = once
        for place in depth..<open.count {
            let (cell, bits) = (open[place], candidates(of: open[place]))
            for house in [cell / 9, 9 + cell % 9, 18 + Self.box(of: cell)] {
                more[house] |= once[house] & bits
                once[house] |= bits
            }
        }
        for place in depth..<open.count {
            let (cell, bits) = (open[place], candidates(of: open[place]))
            for house in [cell / 9, 9 + cell % 9, 18 + Self.box(of: cell)] {
                let single = bits & once[house] & ~more[house]
                if single != 0 { return (place, single & (~single &+ 1)) }
            }
        }
        return nil
    }

    /// Tries the open cell with the fewest candidates.
    private mutating func solve(from depth: Int) {
        guard depth < open.count else {
            found += 1
            solution = digits
            return
        }
        var best = depth
        var fewest = 10
        for place in depth..<open.count where fewest > 1 {
            let count = candidates(of: open[place]).nonzeroBitCount
            if count < fewest { (best, fewest) = (place, count) }
        }
        guard fewest > 0 else { return }
        var only: UInt16 = SudokuGrid.all
        if fewest > 1, let hidden = hiddenSingle(from: depth) { (best, only) = hidden }
        open.swapAt(depth, best)
        let cell = open[depth]
        var rest = candidates(of: cell) & only
        var order: [UInt16]?
        if generator != nil {
            let bits = (0..<9).map { UInt16(1) << UInt16($0) }.filter { rest & $0 != 0 }
            order = generator?.shuffled(bits)
        }
        while rest != 0, found < limit {
            let bit = order?.popLast() ?? rest & (~rest &+ 1)
            rest &= ~bit
            digits[cell] = UInt8(bit.trailingZeroBitCount + 1)
            toggle(bit, at: cell)
            solve(from: depth + 1)
            toggle(bit, at: cell)
        }
        digits[cell] = 0
        open.swapAt(depth, best)
    }
}
