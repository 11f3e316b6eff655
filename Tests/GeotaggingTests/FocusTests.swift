import Geotagging
import Newsroom
import TestSupport
import Testing
import TextReading

/// The place that a text is about, by the part that each place plays in it.
@Suite struct FocusTests {
    private static func location(_ title: String, _ summary: String = "", tag: String, home: String? = nil) -> String? {
        var reader = TextReader()
        let reading = reader.reading(title: title, summary: summary, tag: tag)
        return World.geotagger.geotag(
            title: title, summary: summary, text: "", reading: reading, sourceCountry: home
        ).location?.name
    }

    @Test(
        "an attack is where it goes to, not where it comes from",
        arguments: [
            ("Rusia lanzó un ataque con drones contra Odesa", "es", "Odesa"),
            ("Israel strikes on Beirut wake the neighbours", "en", "Beirut"),
            ("El Ejército de Israel destruye un puente en el sur de Líbano", "es", "Lebanon"),
        ])
    func attacks(_ title: String, _ tag: String, _ place: String) {
        #expect(Self.location(title, tag: tag) == place)
    }

    @Test("what a country announces is where the headline says")
    func scenes() {
        #expect(Self.location("Japón anuncia que plantará mil árboles en Perú", tag: "es") == "Peru")
        #expect(Self.location("Japón anuncia que plantará mil árboles", tag: "es") == "Japan")
    }

    @Test("a small town at home does not outweigh the country that begins the headline, which may have a namesake")
    func namesakes() {
        let title = "Chile planta mil árboles en San Pedro"
        var reader = TextReader()
        let reading = reader.reading(title: title, summary: "", tag: "es")
        let found = World.geotagger.geotag(title: title, summary: "", text: "", reading: reading, sourceCountry: "AR")
        #expect(found.location?.country != "AR")
    }

    @Test("an embassy or a member of parliament is elsewhere")
    func representatives() {
        #expect(Self.location("El embajador de Irán plantó un árbol en Rosario", tag: "es", home: "AR") == "Rosario")
        #expect(
            Self.location("La diputada por Chaco habló con alumnos de Rosario", tag: "es", home: "AR") == "Rosario")
        #expect(Self.location("Las lluvias llegaron por Chaco", tag: "es", home: "AR") == "Chaco")
    }
}
