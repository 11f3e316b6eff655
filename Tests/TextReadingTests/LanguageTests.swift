import TextReading
import Testing

@Suite struct LanguageTests {
    @Test(
        "knows a language by its text, then by its tag, then by its letters",
        arguments: [
            ("The mayor opens the new bridge over the river and thanks those who built it", "es", "en"),
            ("El alcalde abre el puente de los pinos y agradece a los vecinos de la ciudad", "en-us", "es"),
            ("O prefeito abre a ponte e não fala com os jornalistas que o esperavam na rua", "en", "pt"),
            ("Le maire ouvre le pont des Arts avec une grande fête pour les habitants", "en", "fr"),
            ("Der Bürgermeister öffnet die Brücke mit dem Chor der Stadt und vielen Gästen", nil, "de"),
            ("Patay ang negosyante sa bahay ng kapatid niya noong Lunes ng gabi sa lungsod", "en", "tl"),
            ("Bombers kill shoppers", nil, "en"), ("Goles y lluvia", "es-MX", "es"),
            ("Festa brava", "pt_BR", "pt"), ("Festa brava", "fi", "fi"),
            ("Мэр открывает мост через реку в центре большого города", nil, "ru"), ("", nil, "en"), ("", "de", "de"),
            ("日本の首相は月曜日に記者会見を開き、新しい政策を発表した", "en", "ja"),
        ] as [(String, String?, String?)])
    func language(_ text: String, tag: String?, _ code: String?) {
        #expect(LanguageIdentifier.language(of: text, tag: tag)?.code == code)
    }

    @Test(
        arguments: [
            ("en-GB", "en"), ("PT_br", "pt"), ("fil", "tl"), ("iw", "he"), ("und", nil), ("", nil), ("e", nil),
            ("klingon", nil), ("x-y", nil), ("1a", nil),
        ] as [(String, String?)])
    func tags(_ tag: String, _ code: String?) {
        #expect(Language(tag: tag)?.code == code)
    }
}
