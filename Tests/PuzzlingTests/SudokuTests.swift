import Foundation
import Newsroom
import TestSupport
import Testing

@testable import Puzzling

@Suite("Sudokus") struct SudokuTests {
    static let days = (1...28).map { "2026-0\(1 + $0 % 3)-\($0 < 10 ? "0" : "")\($0)" }

    /// Four weeks of each month.
    static let year = (1...12).flatMap { month in
        (1...28).map { "2026-\(month < 10 ? "0" : "")\(month)-\($0 < 10 ? "0" : "")\($0)" }
    }

    @Test(
        "a thousand have one solution each, the one they say, and are as hard as they say",
        .needs(program: "/usr/bin/qqwing", from: "qqwing"))
    func oneSolution() throws {
        let sudokus = Array(SudokuMaker().sudokus(of: Self.year).values.joined())
        #expect(sudokus.count == 1_008)
        #expect(Set(sudokus.map(\.givens)).count == 1_008)
        let answers = try Self.solved(sudokus.map(\.givens))
        #expect(answers == sudokus.map { "\($0.solution),1," })
        let misjudged = sudokus.filter { sudoku in
            let digits = sudoku.givens.utf8.map { $0 == UInt8(ascii: ".") ? 0 : $0 - UInt8(ascii: "0") }
            return SudokuLogic.hardest(digits)?.level != sudoku.level
        }
        #expect(misjudged == [])
    }

    @Test("those of a day are always the same, and no two days have the same")
    func determined() {
        let all = SudokuMaker().sudokus(of: Self.days)
        let one = SudokuMaker().sudokus(of: ["2026-02-13"])
        #expect(one["2026-02-13"] == all["2026-02-13"])
        #expect(Set(all.values.joined().map(\.solution)).count == 84)
        #expect(all.values.allSatisfy { $0.map(\.level) == [.easy, .medium, .hard] })
    }

    /// Made by no code of ours: two full grids from Wikipedia and from a newspaper, and digits taken out by hand.
    @Test(
        "are as hard as what they need",
        arguments: [
            ("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79", "easy"),
            ("..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97..", "none"),
            ("53467891267219534819834256785976142342685379171392485696153728428741963534528617.", "easy"),
        ])
    func levels(givens: String, level: String) {
        let digits = givens.utf8.map { $0 == UInt8(ascii: ".") ? 0 : $0 - UInt8(ascii: "0") }
        #expect(SudokuLogic.hardest(digits)?.level.rawValue ?? "none" == level)
        #expect(SudokuSearch.isUnique(digits))
    }

    @Test("a grid with two solutions is rejected")
    func twoSolutions() {
        // The four cells with 5 and 3 of the first two rows and columns 1 and 2 … of Wikipedia's grid, emptied by the
        // row.
        let digits = [UInt8](repeating: 0, count: 81)
        #expect(!SudokuSearch.isUnique(digits))
        var twice = digits
        twice[0] = 5
        twice[1] = 5
        #expect(!SudokuSearch.isUnique(twice))
    }

    /// What qqwing says of sudokus: the solution and how many there are.
    static func solved(_ givens: [String]) throws -> [String] {
        let process = Process()
        let (input, output) = (Pipe(), Pipe())
        process.executableURL = URL(filePath: "/usr/bin/qqwing")
        process.arguments = ["--solve", "--count-solutions", "--csv"]
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        try input.fileHandleForWriting.write(contentsOf: Data((givens.joined(separator: "\n") + "\n").utf8))
        try input.fileHandleForWriting.close()
        let answer = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        return answer.split(separator: "\n").dropFirst().map(String.init)
    }
}
