import Testing

@testable import Puzzling

@Suite("Words that puzzles ask for") struct DullWordsTests {
    @Test(
        "a dull or lewd word is not asked for",
        arguments: [
            ("en", "already", "lighthouse"), ("es", "ahora", "faro"), ("pt", "agora", "farol"),
            ("en", "seven", "bridge"), ("es", "lunes", "tren"), ("es", "octubre", "bosque"), ("pt", "janeiro", "trem"),
            ("en", "thong", "ferry"), ("es", "tanga", "barca"), ("pt", "tanga", "barca"),
        ])
    func dull(_ language: String, _ dull: String, _ allowed: String) throws {
        let rules = try #require(try PuzzleRules(language: language))
        #expect(!rules.allowsAsAnswer(dull))
        #expect(rules.allowsAsAnswer(allowed))
    }
}
