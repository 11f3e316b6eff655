import Testing

@testable import Puzzling

@Suite("Words that a headline can be asked for") struct ContentWordsTests {
    /// Those in brackets.
    @Test(
        "are nouns and adjectives, told by their endings and the words around them",
        arguments: [
            ("en", "The [baker] of the [town] opens a [shop]"),
            ("en", "China denounces the [treaty] as irresponsible"),
            ("en", "Food shortages causing angst for [fussy] [felines]"),
            ("en", "The [world]'s tallest [tower] is getting shorter"),
            ("en", "People vote to elect the [mayor] Lindholm amid [public] [anger]"),
            ("en", "Pupils find a [bird], and call it new [species]"),
            ("en", "Museum wins [recognition] and plans to grow"),
            ("es", "El [padre] del [alcalde] siguió sin [foto] por la [reforma] [laboral]"),
            ("es", "La [irónica] frase de un [vecino] por haber cantado"),
            ("es", "Niega que vaya a poner fin al [paro], pero el [dólar] volvió a bajar"),
            ("es", "Crea una [visa] y salió a buscar [inversiones]"),
            ("es", "El Gobierno anunció un [acuerdo] para exportar en [verano]"),
            ("pt", "O [barco] da [escola] para fazer a [viagem] de [avião]"),
        ])
    func content(language: String, marked: String) throws {
        let rules = try #require(try PuzzleRules(language: language))
        let title = marked.filter { !"[]".contains($0) }
        let expected = marked.split(separator: "[").dropFirst().compactMap { $0.split(separator: "]").first }
        let words = plainWords(of: title)
        let found = words.indices.filter { index in
            words[index].written.first?.isLowercase == true && rules.allowsAsAnswer(words[index].plain)
                && rules.content.contain(wordAt: index, of: words, in: title)
        }
        #expect(found.map { words[$0].written } == expected)
    }
}
