internal import Newsroom

/// Solves a sudoku as a person would, without guessing. It always uses the simplest technique that makes progress; the
/// hardest one needed sets the level.
struct SudokuLogic {
    /// Solving techniques, simplest first.
    enum Technique: Int, CaseIterable, Comparable {
        case single, locked, nakedPair, hiddenPair, nakedTriple, hiddenTriple, crossWing

        static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }

        /// The level of a sudoku that needs this technique.
        var level: Sudoku.Level {
            Sudoku.Level.allCases.first { self <= $0.hardest } ?? .hard
        }
    }

    private var grid: SudokuGrid

    /// Returns the hardest technique that a sudoku needs; nil if these techniques cannot solve it.
    static func hardest(_ digits: [UInt8]) -> Technique? {
        guard let grid = SudokuGrid(digits) else { return nil }
        var logic = SudokuLogic(grid: grid)
        var hardest = Technique.single
        while !logic.grid.isComplete {
            guard let used = Technique.allCases.first(where: { logic.advances(by: $0) }) else { return nil }
            hardest = max(hardest, used)
        }
        return hardest
    }

    private mutating func advances(by technique: Technique) -> Bool {
        switch technique {
        case .single: fillSingles()
        case .locked: strikeLocked()
        case .nakedPair: strikeNaked(2)
        case .hiddenPair: strikeHidden(2)
        case .nakedTriple: strikeNaked(3)
        case .hiddenTriple: strikeHidden(3)
        case .crossWing: strikeCrossWings()
        }
    }

    /// Fills a naked or hidden single: a cell's only digit, or a digit's only cell in a house.
    private mutating func fillSingles() -> Bool {
        for cell in 0..<81 where !grid.isFilled[cell] && grid.candidates[cell].nonzeroBitCount == 1 {
            return grid.fill(cell, with: grid.candidates[cell])
        }
        for house in SudokuGrid.houses {
            var (once, more): (UInt16, UInt16) = (0, 0)
            for cell in house {
                more |= once & grid.candidates[cell]
                once |= grid.candidates[cell]
            }
            let single = once & ~more
            for cell in house where !grid.isFilled[cell] && grid.candidates[cell] & single != 0 {
                let bits = grid.candidates[cell] & single
                return grid.fill(cell, with: bits & ~(bits - 1))
            }
        }
        return false
    }

    /// Removes locked candidates: if a digit's cells in one house all lie in another house too, the digit can be
    /// nowhere else in that other house.
    private mutating func strikeLocked() -> Bool {
        for bit in Self.bits {
            for (number, house) in SudokuGrid.houses.enumerated() {
                let cells = house.filter { !grid.isFilled[$0] && grid.candidates[$0] & bit != 0 }
                guard (2...3).contains(cells.count) else { continue }
                for (other, wider) in SudokuGrid.houses.enumerated()
                where other != number && cells.allSatisfy(wider.contains) {
                    var struck = false
                    for cell in wider where !cells.contains(cell) && !grid.isFilled[cell] {
                        if grid.eliminate(bit, from: cell) { struck = true }
                    }
                    if struck { return true }
                }
            }
        }
        return false
    }

    /// Removes naked subsets: if `size` cells of a house have only `size` candidates between them, no other cell of it
    /// can hold these.
    private mutating func strikeNaked(_ size: Int) -> Bool {
        for house in SudokuGrid.houses {
            let open = house.filter { !grid.isFilled[$0] }
            let few = open.filter { (2...size).contains(grid.candidates[$0].nonzeroBitCount) }
            for cells in Self.choices(of: size, from: few) {
                let bits = cells.reduce(0) { $0 | grid.candidates[$1] }
                guard bits.nonzeroBitCount == size else { continue }
                var struck = false
                for cell in open where !cells.contains(cell) {
                    if grid.eliminate(bits, from: cell) { struck = true }
                }
                if struck { return true }
            }
        }
        return false
    }

    /// Removes hidden subsets: if `size` digits of a house fit only into the same `size` cells, these cells can hold
    /// nothing else.
    private mutating func strikeHidden(_ size: Int) -> Bool {
        for house in SudokuGrid.houses {
            let open = house.filter { !grid.isFilled[$0] }
            let bits = Self.bits.filter { bit in
                (2...size).contains(open.count { grid.candidates[$0] & bit != 0 })
            }
            for chosen in Self.choices(of: size, from: bits) {
                let together = chosen.reduce(0, |)
                let cells = open.filter { grid.candidates[$0] & together != 0 }
                guard cells.count == size else { continue }
                var struck = false
                for cell in cells where grid.eliminate(SudokuGrid.all & ~together, from: cell) { struck = true }
                if struck { return true }
            }
        }
        return false
    }

    /// Removes X-wings: if a digit has exactly two cells in each of two rows, in the same columns, it can be nowhere
    /// else in these columns. The same goes for columns and rows.
    private mutating func strikeCrossWings() -> Bool {
        for bit in Self.bits {
            for lines in [0..<9, 9..<18] {
                let places = lines.map { line in
                    SudokuGrid.houses[line].indices.filter { grid.candidates[SudokuGrid.houses[line][$0]] & bit != 0 }
                }
                for (first, second) in Self.pairs where places[first].count == 2 && places[first] == places[second] {
                    var struck = false
                    for line in 0..<9 where line != first && line != second {
                        for place in places[first]
                        where grid.eliminate(bit, from: SudokuGrid.houses[lines.lowerBound + line][place]) {
                            struck = true
                        }
                    }
                    if struck { return true }
                }
            }
        }
        return false
    }

    private static let bits = (0..<9).map { UInt16(1) << UInt16($0) }
    private static let pairs = (0..<9).flatMap { first in ((first + 1)..<9).map { (first, $0) } }.filter { $0.0 < $0.1 }

    private static func choices<Element>(of size: Int, from elements: [Element]) -> [[Element]] {
        guard size > 0 else { return [[]] }
        return elements.indices.flatMap { place in
            choices(of: size - 1, from: Array(elements[(place + 1)...])).map { [elements[place]] + $0 }
        }
    }
}

extension Sudoku.Level {
    /// The hardest technique that this level requires.
    var hardest: SudokuLogic.Technique {
        switch self {
        case .easy: .single
        case .medium: .locked
        case .hard: .crossWing
        }
    }
}
