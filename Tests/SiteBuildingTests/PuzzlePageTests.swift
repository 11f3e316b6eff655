import Foundation
import Newsroom
import Testing

@testable import SiteBuilding

extension Invented {
    /// A question, an easy sudoku (Wikipedia's), a word, a circle and two words that cross.
    static var puzzles: Puzzles {
        let lead = rateStory.lead
        return Puzzles(
            days: [
                PuzzleDay(
                    id: "2025-03-04", news: "2025-03-03",
                    quiz: [
                        QuizQuestion(
                            kind: .place, before: "Rain in ", behind: " <b>soon</b>",
                            choices: ["Peru", "Chile", "Fiji & Tonga", "Oman"], answer: 2, brief: lead)
                    ],
                    sudokus: [
                        Sudoku(
                            level: .easy,
                            givens: "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
                            solution:
                                "534678912672195348198342567859761423426853791713924856961537284287419635345286179")
                    ], target: WordTarget(word: "rates", clipping: Clipping(lead)),
                    circle: SpellingCircle(centre: "a", others: "bcdefg", words: ["bade", "cage"]),
                    crossword: Crossword(
                        rows: ["rates", "a....", "i....", "n....", "....."],
                        entries: [
                            Crossword.Entry(
                                number: 1, row: 0, column: 0, isDown: false, word: "rates", before: "Higher ",
                                behind: " & <b>more</b>", clipping: Clipping(lead)),
                            Crossword.Entry(
                                number: 1, row: 0, column: 0, isDown: true, word: "rain", before: "",
                                behind: " in Peru",
                                clipping: Clipping(lead)),
                        ]))
            ], guesses: Array("ra tes\n".utf8))
    }
}

@Suite("The page of the puzzles") struct PuzzlePageTests {
    private func pages(_ puzzles: Puzzles?) throws -> [String: Page] {
        let builder = try SiteBuilder(
            templates: Templates(), settings: SiteSettings { $0.puzzles = puzzles != nil })
        let pages = try builder.pages(of: Invented.edition(), puzzles: puzzles)
        return Dictionary(pages.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    }

    @Test("is whole without scripts: questions, grids, letters, answers folded away")
    func whole() throws {
        let page = String(decoding: try #require(try pages(Invented.puzzles)["puzzles.html"]).bytes, as: UTF8.self)
        #expect(page.contains("Rain in <span class=\"quiz-gap\">____</span> &lt;b&gt;soon&lt;/b&gt;"))
        #expect(page.contains("<li dir=\"auto\">Fiji &amp; Tonga</li>"))
        #expect(page.contains("<strong>Fiji &amp; Tonga</strong>"))
        #expect(page.components(separatedBy: "<td>").count == 82)
        #expect(page.components(separatedBy: "<details>").count == 6)
        #expect(page.contains("Higher <span class=\"quiz-gap\">____</span> &amp; &lt;b&gt;more&lt;/b&gt;</span> (5)"))
        #expect(page.components(separatedBy: "<td class=\"is-cell\">").count == 9)
        #expect(page.components(separatedBy: "<td class=\"is-out\">").count == 18)
        #expect(page.contains("data-days=\"2025-03-04\""))
    }

    @Test("says so where the news gave fewer questions than five, and where it gave none")
    func few() throws {
        func page(_ count: Int, guesses: Bool = true) throws -> String {
            var puzzles = Invented.puzzles
            puzzles.days[0].quiz = Array(repeating: puzzles.days[0].quiz[0], count: count)
            if !guesses { puzzles.guesses = [] }
            return String(decoding: try #require(try pages(puzzles)["puzzles.html"]).bytes, as: UTF8.self)
        }
        let note = "data-word=\"puzzles.quiz."
        #expect(try page(1).contains("gave only 1 suitable question"))
        #expect(try page(4).contains("gave only 4 suitable questions"))
        #expect(try !page(5).contains(note + "few") && !page(5).contains(note + "none"))
        #expect(try page(0).contains(note + "none") && !page(0).contains("data-puzzle=\"quiz\""))
        // A language without lists has no quiz, and no word about it.
        #expect(try !page(0, guesses: false).contains("id=\"quiz\""))
    }

    @Test("its data is what scripts play with")
    func data() throws {
        let all = try pages(Invented.puzzles)
        let file = try #require(all["puzzles/2025-03-04.json"])
        let data = try #require(
            try JSONSerialization.jsonObject(with: Data(file.bytes)) as? [String: Any])
        #expect(Set(data.keys) == ["day", "news", "quiz", "sudokus", "target", "circle", "crossword"])
        #expect(all["puzzles/words.txt"]?.bytes == Array("ra tes\n".utf8))
        // What is played alone is fetched when it is played, and not kept for every reader.
        let list = String(decoding: try #require(all["edition.json"]).bytes, as: UTF8.self)
        #expect(list.contains("\"puzzles.html\"") && !list.contains("\"puzzles/"))
    }

    @Test("a site without puzzles has no page, no file and no link")
    func without() throws {
        let all = try pages(nil)
        #expect(all.keys.filter { $0.hasPrefix("puzzles") } == [])
        #expect(!String(decoding: try #require(all["index.html"]).bytes, as: UTF8.self).contains("puzzles.html"))
        let with = try pages(Invented.puzzles)
        #expect(String(decoding: try #require(with["index.html"]).bytes, as: UTF8.self).contains("puzzles.html"))
    }
}
