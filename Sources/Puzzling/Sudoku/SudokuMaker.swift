internal import Computing
internal import Newsroom

/// Makes the sudokus of days, always the same for a given day and level.
///
/// Finding one is slow, so there is one for each week, and each day gets a transformed copy. The transformations change
/// neither the solving steps nor the uniqueness of the solution.
struct SudokuMaker {
    private struct Draft: Hashable {
        let level: Sudoku.Level
        let week: Day.ID
    }

    func sudokus(of days: [Day.ID]) -> [Day.ID: [Sudoku]] {
        let weeks = Set(days.map(Self.week)).sorted()
        let drafts = weeks.flatMap { week in Sudoku.Level.allCases.map { Draft(level: $0, week: week) } }
        let found = Dictionary(
            zip(drafts, drafts.concurrentMap(slice: 1) { SudokuFinder(level: $0.level).sudoku(for: $0.week) }),
            uniquingKeysWith: { first, _ in first })
        return Dictionary(
            days.map { day in
                (
                    day,
                    Sudoku.Level.allCases.compactMap { level in
                        found[Draft(level: level, week: Self.week(of: day))]?.disguised(for: day)
                    }
                )
            }, uniquingKeysWith: { first, _ in first })
    }

    /// Returns a day's week: "2026-03-14" is in "2026-03-1", the second week of its month. These weeks have eight days;
    /// the last takes the rest.
    private static func week(of day: Day.ID) -> Day.ID {
        let number = Int(day.suffix(2)) ?? 1
        return "\(day.dropLast(2))\((number - 1) / 8)"
    }
}

/// Finds sudokus of a level.
struct SudokuFinder {
    /// The number of digits given in an easy sudoku.
    private static let easyGivens = 38

    let level: Sudoku.Level

    func sudoku(for seed: String) -> Sudoku {
        var generator = SeededGenerator("sudoku", level.rawValue, seed)
        while true {
            let solution = SudokuSearch.filled(by: &generator)
            let fewest = dug(from: solution, leaving: level == .easy ? Self.easyGivens : 0, by: &generator)
            let givens = eased(fewest, solution: solution, by: &generator)
            if SudokuLogic.hardest(givens)?.level == level {
                return Sudoku(level: level, givens: Sudoku.text(givens), solution: Sudoku.text(solution))
            }
        }
    }

    /// Removes digits in pairs opposite each other across the centre, as long as the solution stays unique.
    private func dug(from solution: [UInt8], leaving fewest: Int, by generator: inout SeededGenerator) -> [UInt8] {
        var digits = solution
        var count = 81
        for cell in generator.shuffled(0...40) where count - 2 >= fewest {
            let pair = Set([cell, 80 - cell])
            for one in pair { digits[one] = 0 }
            if SudokuSearch.isUnique(digits) {
                count -= pair.count
            } else {
                for one in pair { digits[one] = solution[one] }
            }
        }
        return digits
    }

    /// Restores digits, two at a time, until the level's techniques solve it. The hardest sudokus that need no guessing
    /// are close to those that need it.
    private func eased(_ digits: [UInt8], solution: [UInt8], by generator: inout SeededGenerator) -> [UInt8] {
        var eased = digits
        for cell in generator.shuffled(0...40) {
            if let hardest = SudokuLogic.hardest(eased), hardest <= level.hardest { break }
            for one in [cell, 80 - cell] { eased[one] = solution[one] }
        }
        return eased
    }
}

extension Sudoku {
    /// Returns an equivalent sudoku: digits renamed, rows and columns permuted within bands, bands permuted, and
    /// perhaps the grid transposed.
    func disguised(for seed: String) -> Sudoku {
        var generator = SeededGenerator("guise", level.rawValue, seed)
        let names = generator.shuffled(UInt8(ascii: "1")...UInt8(ascii: "9"))
        let rows = Self.order(by: &generator)
        let columns = Self.order(by: &generator)
        let isTurned = generator.number(below: 2) == 1
        func disguised(_ text: String) -> String {
            let signs = Array(text.utf8)
            return String(
                decoding: (0..<81).map { cell in
                    let (row, column) = (rows[cell / 9], columns[cell % 9])
                    let sign = signs[isTurned ? column * 9 + row : row * 9 + column]
                    return sign == UInt8(ascii: ".") ? sign : names[Int(sign - UInt8(ascii: "1"))]
                }, as: UTF8.self)
        }
        return Sudoku(level: level, givens: disguised(givens), solution: disguised(solution))
    }

    /// Returns a random order of lines that keeps bands together.
    private static func order(by generator: inout SeededGenerator) -> [Int] {
        generator.shuffled(0..<3).flatMap { band in generator.shuffled(0..<3).map { band * 3 + $0 } }
    }

    /// Returns the digits as text, "." for an empty cell.
    ///
    /// - Parameter digits: 81 digits, 0 for none.
    static func text(_ digits: [UInt8]) -> String {
        String(decoding: digits.map { $0 == 0 ? UInt8(ascii: ".") : UInt8(ascii: "0") + $0 }, as: UTF8.self)
    }
}
