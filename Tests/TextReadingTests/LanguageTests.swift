import Testing
import TextReading

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
            ("PDP faction, People's Movement at PROMDI, lumagda ng alliance agreement sa Cebu City", "en", "tl"),
            ("Lane closed: 39 kaso ng variants of concern naitala sa lungsod ayon sa Department of Health", "en", "tl"),
            ("Oscar De La Hoya and Mario Lopez meet in La Jolla before the fight in Las Vegas", "en", "en"),
            ("Ursula von der Leyen meets the ministers in Brussels on Friday for talks", "en-GB", "en"),
            ("De La Cruz, De La Rosa, La Paz", "en", "en"), ("Los Angeles y los bomberos", "en", "es"),
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

    @Test("a title in another language counts more than a summary repeated under every item")
    func titleOverBoilerplate() {
        let programme =
            "The Evening Report is the network's nightly newscast, anchored by two journalists. It airs from Monday to "
            + "Friday at six in the evening, and at seven on the weekend."
        var reader = TextReader()
        func language(_ title: String, tag: String) -> String? {
            reader.reading(title: title, summary: programme, tag: tag).language?.code
        }
        #expect(language("250 influencers, iimbestigahan kung nagbabayad ng buwis sa BIR", tag: "en") == "tl")
        #expect(language("Los vecinos de la ciudad vuelven", tag: "en") == "es")
        #expect(language("Lakers beat the Kings", tag: "en") == "en")
        #expect(language("La Palma", tag: "en") == "en")
    }
}
