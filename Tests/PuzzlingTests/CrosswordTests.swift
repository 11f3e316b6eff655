import Foundation
import Newsroom
import TestSupport
import Testing

@testable import Puzzling

@Suite("Crosswords") struct CrosswordTests {
    /// Days of headlines made of words of the list, the same for one number.
    private struct Stand {
        let book: WordBook
        let rules: PuzzleRules
        let language: String

        init(_ language: String) throws {
            self.language = language
            book = try #require(WordBook(language: language))
            rules = try #require(try PuzzleRules(language: language))
        }

        func week(_ number: Int, headlines: Int = 120) -> TitleWords {
            var generator = SeededGenerator("headlines", language, String(number))
            var clippings: [String: Clipping] = [:]
            for index in 0..<headlines {
                let words = (0..<6).map { _ in book.common[generator.number(below: book.common.count)] }
                let clipping = Clipping(
                    Newsstand.brief("h\(index)", "The " + words.joined(separator: " "), language: language))
                guard !rules.isGrim(clipping.title) else { continue }
                for word in words where clippings[word] == nil && rules.allowsAsAnswer(word) {
                    clippings[word] = clipping
                }
            }
            return TitleWords(clippings: clippings)
        }
    }

    private static let days = (1...28).map { "2026-02-\($0 < 10 ? "0" : "")\($0)" }

    /// What is wrong with a crossword, asked of its rows and words alone.
    private func faults(_ crossword: Crossword, _ words: TitleWords) -> [String] {
        let rows = crossword.rows.map(Array.init)
        var faults: [String] = []
        let sizes = 5...9
        if !sizes.contains(rows.count) || !sizes.contains(rows[0].count) || Set(rows.map(\.count)).count != 1 {
            faults.append("size")
        }
        // Whatever stands without a gap, across and down, with the cell that it begins at.
        func runs(_ lines: [[Character]]) -> [String: [Int]] {
            var runs: [String: [Int]] = [:]
            for (number, line) in lines.enumerated() {
                var start = 0
                for part in line.split(separator: ".", omittingEmptySubsequences: false) {
                    if part.count > 1 { runs[String(part)] = [number, start] }
                    start += part.count + 1
                }
            }
            return runs
        }
        let columns = rows[0].indices.map { column in rows.map { $0[column] } }
        let across = crossword.entries.filter { !$0.isDown }
        let down = crossword.entries.filter(\.isDown)
        if runs(rows) != Dictionary(across.map { ($0.word, [$0.row, $0.column]) }, uniquingKeysWith: { $1 }) {
            faults.append("across")
        }
        if runs(columns) != Dictionary(down.map { ($0.word, [$0.column, $0.row]) }, uniquingKeysWith: { $1 }) {
            faults.append("down")
        }
        if Set(crossword.entries.map(\.word)).count != crossword.entries.count { faults.append("a word twice") }
        if Set(crossword.entries.map(\.clipping.title)).count != crossword.entries.count {
            faults.append("a clue twice")
        }
        if !isConnected(rows) { faults.append("not connected") }
        for entry in crossword.entries {
            if words.clippings[entry.word] == nil { faults.append("\(entry.word) is in no headline") }
            let written = entry.clipping.title.dropFirst(entry.before.count).dropLast(entry.behind.count)
            if plain(written) != entry.word { faults.append("\(entry.word) is not what is left out") }
            for other in crossword.entries
            where plainWords(of: other.before + other.behind).map(\.plain).contains(entry.word) {
                faults.append("\(entry.word) is told by another clue")
            }
        }
        let starts = Set(crossword.entries.map { [$0.row, $0.column] }).sorted { ($0[0], $0[1]) < ($1[0], $1[1]) }
        if crossword.entries.contains(where: { starts[$0.number - 1] != [$0.row, $0.column] }) {
            faults.append("numbers")
        }
        return faults
    }

    private func isConnected(_ rows: [[Character]]) -> Bool {
        let cells = rows.indices.flatMap { row in
            rows[row].indices.filter { rows[row][$0] != "." }.map { [row, $0] }
        }
        var reached: Set<[Int]> = []
        var open = Array(cells.prefix(1))
        while let cell = open.popLast() {
            guard reached.insert(cell).inserted else { continue }
            let beside = [
                [cell[0] + 1, cell[1]], [cell[0] - 1, cell[1]], [cell[0], cell[1] + 1], [cell[0], cell[1] - 1],
            ]
            open += beside.filter(cells.contains)
        }
        return reached.count == cells.count
    }

    @Test("hold for many weeks and days in each language", arguments: ["en", "es", "pt"])
    func rules(language: String) throws {
        let stand = try Stand(language)
        var counts: [Int] = []
        for (number, day) in Self.days.enumerated() {
            let words = stand.week(number)
            let crossword = try #require(CrosswordMaker().crossword(of: words, for: day))
            #expect(faults(crossword, words) == [], "\(language), \(day)")
            #expect(crossword.entries.allSatisfy { stand.rules.allows($0.word) && stand.book.has($0.word) })
            counts.append(crossword.entries.count)
        }
        #expect(counts.min() ?? 0 >= 7)
    }

    @Test("have rules that hold where there is little news, or none is made", arguments: [0, 1, 3, 6, 10, 20])
    func little(headlines: Int) throws {
        let stand = try Stand("en")
        for (number, day) in Self.days.enumerated() {
            let words = stand.week(number, headlines: headlines)
            guard let crossword = CrosswordMaker().crossword(of: words, for: day) else {
                #expect(headlines < 20)
                continue
            }
            #expect(faults(crossword, words) == [] && crossword.entries.count >= 5)
        }
    }

    /// Each word has its days, but one day's own words may not make a crossword: one word may come back.
    @Test("ask for at most one word twice within a week of days")
    func round() throws {
        let stand = try Stand("en")
        let words = stand.week(1, headlines: 400)
        let all = Self.days.prefix(7).compactMap { CrosswordMaker().crossword(of: words, for: $0) }
        let answers = all.flatMap { $0.entries.map(\.word) }
        let twice = Dictionary(grouping: answers) { $0 }.filter { $0.value.count > 1 }.keys
        #expect(all.count == 7 && twice.count <= 1, "\(twice) \(all.map(\.entries.count))")
    }

    @Test("have no word of the day before, and no headline where the week is full of them", arguments: [60, 120, 400])
    func neighbours(headlines: Int) throws {
        let words = try Stand("en").week(1, headlines: headlines)
        let all = Self.days.compactMap { CrosswordMaker().crossword(of: words, for: $0)?.entries }
        #expect(all.count == Self.days.count)
        for (one, next) in zip(all, all.dropFirst()) {
            #expect(Set(one.map(\.word)).isDisjoint(with: next.map(\.word)))
            // In a thin week half of the headlines do not make a crossword every day.
            if headlines >= 400 {
                #expect(Set(one.map(\.clipping.title)).isDisjoint(with: next.map(\.clipping.title)))
            }
        }
    }

    @Test("are the same for one day, and others on another")
    func determined() throws {
        let words = try Stand("en").week(1)
        let maker = CrosswordMaker()
        #expect(maker.crossword(of: words, for: "2026-03-14") == maker.crossword(of: words, for: "2026-03-14"))
        #expect(maker.crossword(of: words, for: "2026-03-14") != maker.crossword(of: words, for: "2026-03-15"))
    }

    @Test("of one day", arguments: ["en", "es", "pt"])
    func golden(language: String) throws {
        let stand = try Stand(language)
        let crossword = try #require(CrosswordMaker().crossword(of: stand.week(5), for: "2026-03-14"))
        let clues = crossword.entries.map { entry in
            "\(entry.number) \(entry.isDown ? "down" : "across") \(entry.word): \(entry.before)____\(entry.behind)"
        }
        expectGolden((crossword.rows + [""] + clues).joined(separator: "\n") + "\n", named: "crossword.\(language).txt")
    }

    @Test("have neither the headline of the word of the day nor a clue that shows it", arguments: [60, 120])
    func beside(headlines: Int) throws {
        let words = try Stand("en").week(1, headlines: headlines)
        for day in Self.days {
            let target = try #require(words.target(for: day))
            let made = try #require(CrosswordMaker().crossword(of: words, for: day, beside: target))
            #expect(faults(made, words) == [])
            for entry in made.entries {
                #expect(entry.clipping.title != target.clipping.title)
                #expect(!plainWords(of: entry.clipping.title).map(\.plain).contains(target.word))
            }
        }
    }

    @Test("leave out one word of a headline, and ask by none that has it twice or joined to another")
    func clues() throws {
        func clue(_ word: String, _ title: String) -> CrosswordClue? {
            CrosswordClue(word, in: Clipping(Newsstand.brief("a1", title)))
        }
        let found = try #require(clue("aviao", "Novo avião sobrevoa a praia de areia"))
        #expect(found.before == "Novo " && found.behind == " sobrevoa a praia de areia")
        #expect(clue("river", "The river and the rivers of the north meet") == nil)
        #expect(clue("known", "A well-known baker opens a second shop") == nil)
        #expect(clue("baker", "Will the baker open a second shop soon?") == nil)
        #expect(clue("baker", "The baker opens") == nil)
    }
}
