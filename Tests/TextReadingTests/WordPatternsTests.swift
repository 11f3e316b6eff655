import Testing
import TextReading

@Suite struct WordPatternsTests {
    @Test(
        "finds words and phrases, with open endings, regardless of case and accents",
        arguments: [
            (["rescat*"], "Rescataron a un gato", [0]), (["rescat*"], "El RESCATE", [0]), (["rescat"], "rescate", []),
            (["rescate"], "los rescates", []), (["salvó la vida"], "Le salvo la vida.", [0]),
            (["salvó la vida"], "Salvó toda la vida", []), (["donación de órganos"], "Donación de ÓRGANOS", [0]),
            (["órgão"], "um o\u{301}rga\u{303}o", [0]), (["medall* de oro"], "dos medallas de oro", [0]),
            (["medall* de oro"], "medallas", []), (["a rescatar a*"], "\u{AB}A rescatar al perro\u{BB}", [0]),
            (["en vivo"], "en-vivo", [0]), (["cessar-fogo"], "cessar o fogo", []),
            (["cessar-fogo"], "Cessar-fogo", [0]), (["ex-ministr*"], "extra", []),
            (["ex-ministr*"], "a ex-ministra", [0]), (["premio", "premi*"], "Un premio", [0, 1]),
            (["gol"], "gol, gol", [0, 0]), (["101 años"], "cumplió 101 años", [0]), (["gol"], "ángol", []),
            (["*", ""], "gol", []),
        ])
    func matches(phrases: [String], text: String, found: [Int]) {
        let patterns = WordPatterns(phrases)
        #expect(patterns.matches(in: text) == found)
        #expect(patterns.isFound(in: text) != found.isEmpty)
    }
}
