import PhraseFinding
import Testing

@Suite struct LanguageTests {
    @Test(
        "knows a language by its small words, then by its tag, then by its letters",
        arguments: [
            ("The mayor opens the bridge", "es", Language.english),
            ("El alcalde abre el puente de los pinos", "en-us", .spanish),
            ("O prefeito abre a ponte e não fala", "en", .portuguese),
            ("Le maire ouvre le pont des Arts avec une fête", "en", nil),
            ("Der Bürgermeister öffnet die Brücke mit dem Chor", nil, nil),
            ("Patay ang negosyante sa bahay ng kapatid", "en", nil),
            ("Bombers kill shoppers", nil, .english), ("Goles y lluvia", "es-MX", .spanish),
            ("Festa brava", "pt_BR", .portuguese),
            ("Festa brava", "fi", nil), ("Мэр открывает мост", nil, nil), ("", nil, .english),
        ] as [(String, String?, Language?)])
    func language(_ text: String, tag: String?, _ language: Language?) {
        #expect(Language.of(text, tag: tag) == language)
    }
}
