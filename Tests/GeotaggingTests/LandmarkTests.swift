import Geotagging
import Newsroom
import TestSupport
import Testing
import TextReading

/// Names of streets, clubs and persons in Spanish and Portuguese, and states' abbreviations in other languages.
@Suite struct LandmarkTests {
    private static func places(in text: String, tag: String?, home: String? = "AR") -> [String] {
        var reader = TextReader()
        let reading = reader.reading(title: text, summary: "", tag: tag)
        return World.geotagger.geotag(title: text, summary: "", text: "", reading: reading, sourceCountry: home)
            .mentions.map(\.text)
    }

    @Test(
        "the name of a street, a building, a river or a house is no town",
        arguments: [
            ("El mural de la calle Mendoza tiene nuevos colores", []),
            ("El mural de la Av. Mendoza tiene nuevos colores", []),
            ("Nadadores cruzaron el río Paraná en una hora", []),
            ("El coro ensaya en el Hospital San Roque de Rosario", ["Rosario"]),
            ("El Banco Galicia abrió una sucursal en Rosario", ["Rosario"]),
            ("Los vecinos se reunieron en Balcarce 50", []),
            ("En Balcarce 30 vecinos plantaron un árbol", ["Balcarce"]),
            ("Los vecinos de Mendoza plantaron un árbol", ["Mendoza"]),
        ])
    func landmarks(_ text: String, _ places: [String]) {
        #expect(Self.places(in: text, tag: "es-AR") == places)
    }

    @Test(
        "nor is the town in a club's name",
        arguments: [
            ("La camiseta de San Lorenzo tiene un nuevo diseño", []),
            ("Ganó el Deportivo Mendoza por un gol", []),
            ("Los chicos alientan a Gimnasia de Mendoza", []),
            ("El festejo de Rosario Central duró dos horas", []),
            ("El festejo en Rosario duró dos horas", ["Rosario"]),
        ])
    func clubs(_ text: String, _ places: [String]) {
        #expect(Self.places(in: text, tag: "es-AR") == places)
    }

    @Test(
        "nor is somebody with an office, a rank or a nickname",
        arguments: [
            ("La reina Sofía visitó una escuela", []),
            ("El fiscal Córdoba leyó un cuento", []),
            ("La exduquesa de York leyó un cuento", []),
            ("Los hijos de la China Moreira cantaron en Rosario", ["Rosario"]),
            ("“Germán cantó mejor que nadie”, dijo la jueza", []),
            ("Un cantante alemán llegó a Rosario", ["Rosario"]),
        ])
    func persons(_ text: String, _ places: [String]) {
        #expect(Self.places(in: text, tag: "es-AR") == places)
    }

    @Test("a state's abbreviation is one behind a place, in English")
    func abbreviations() {
        #expect(Self.places(in: "Cursos de robots, IA y costura", tag: "es-AR").isEmpty)
        #expect(!Self.places(in: "Ang bagong parke sa Tandang Sora, QC", tag: "tl", home: "PH").contains("QC"))
        #expect(Self.places(in: "A new library opens in Ames, IA", tag: "en", home: "US").contains("IA"))
    }

    @Test("a language is no country, whatever it is named beside")
    func languages() {
        #expect(Self.places(in: "The choir sings in Latin and English.", tag: "en", home: "GB").isEmpty)
    }

    @Test("a town that ends a street's name is not meant")
    func endOfAName() {
        #expect(Self.places(in: "A bakery on Vista Del Mar gives away bread", tag: "en", home: "US").isEmpty)
        #expect(Self.places(in: "A bakery in Del Mar gives away bread", tag: "en", home: "US") == ["Del Mar"])
    }

    @Test("readers at home mean their own town by another name of a country")
    func homeTown() {
        var reader = TextReader()
        let text = "Formosa inauguró una biblioteca"
        let reading = reader.reading(title: text, summary: "", tag: "es")
        func countries(_ home: String) -> [String] {
            World.geotagger.geotag(title: text, summary: "", text: "", reading: reading, sourceCountry: home)
                .mentions.map(\.place.country)
        }
        #expect(countries("AR") == ["AR"])
        #expect(countries("ES") == ["TW"])
    }

    @Test("finds a person by a given name beside the place's")
    func person() {
        #expect(World.geotagger.isPerson("Durham", in: "A panel met with John Durham on Monday"))
        #expect(World.geotagger.isPerson("Mercedes", in: "Cantó Mercedes Moreirola en la plaza"))
        #expect(!World.geotagger.isPerson("Durham", in: "A panel met in Durham on Monday"))
        #expect(!World.geotagger.isPerson("Durham", in: "A panel met on Monday"))
    }
}
