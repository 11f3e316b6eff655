import Testing

@testable import Puzzling

@Suite("Words that puzzles ask for") struct DullWordsTests {
    @Test(
        "a word that says nothing is not asked for, though readers may form it",
        arguments: [("en", "already", "lighthouse"), ("es", "ahora", "faro"), ("pt", "agora", "farol")])
    func dull(_ language: String, _ dull: String, _ telling: String) throws {
        let rules = try #require(try PuzzleRules(language: language))
        #expect(!rules.asks(for: dull))
        #expect(rules.asks(for: telling))
    }
}
