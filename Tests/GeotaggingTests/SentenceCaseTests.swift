import Geotagging
import Newsroom
import TestSupport
import Testing
import TextReading

/// Names in languages that write peoples in small letters and titles like sentences.
@Suite struct SentenceCaseTests {
    private static func places(in text: String, tag: String?) -> [String] {
        var reader = TextReader()
        let reading = reader.reading(title: text, summary: "", tag: tag)
        return World.geotagger.geotag(title: text, summary: "", text: "", reading: reading, sourceCountry: "AR")
            .mentions.map(\.text)
    }

    @Test(
        "a word of a longer name, a person's name, a common noun or a function word is no place",
        arguments: [
            ("Otros dos diputados se suman a La Libertad Avanza", []),
            ("La marcha llegó ayer a La Libertad desde Lima", ["La Libertad", "Lima"]),
            ("Los vecinos recibieron en Mendoza al ministro Catalán", ["Mendoza"]),
            ("Germán Moreira cantó anoche en Mendoza", ["Mendoza"]),
            ("Cómo fue la fiesta de Mendoza", ["Mendoza"]),
            ("Para los vecinos de Mendoza, fue una fiesta", ["Mendoza"]),
            ("El acuerdo se firmó en la Casa Blanca", []),
            ("La ministra de Justicia viajó a Mendoza", ["Mendoza"]),
            ("El New York Times contó la historia de un vecino de Mendoza", ["Mendoza"]),
            ("Los vecinos de La Plata Moreira los conoce bien", ["La Plata"]),
            ("La Argentina y el Chaco firmaron un acuerdo", ["Argentina", "Chaco"]),
        ])
    func spanish(_ text: String, _ places: [String]) {
        #expect(Self.places(in: text, tag: "es-AR") == places)
    }

    @Test("English writes peoples with a capital")
    func english() {
        #expect(Self.places(in: "The minister met the German chancellor", tag: "en") == ["German"])
    }

    @Test("a verb in a headline that capitalises every word is no town")
    func infinitive() {
        let title = "Biden Administration to Deport Families in South Texas"
        #expect(Self.places(in: title, tag: "en").contains { $0.hasSuffix("Texas") })
        #expect(!Self.places(in: title, tag: "en").contains("Deport"))
    }
}
