import Geotagging
import Newsroom
import Testing

/// The embedded gazetteer, read once for all tests of this module.
enum World {
    static let gazetteer: Gazetteer = {
        do { return try Gazetteer() } catch { fatalError("\(error)") }
    }()
    static let geotagger = Geotagger(gazetteer: gazetteer)
}

@Suite struct GazetteerTests {
    @Test(arguments: [
        ("Paris", 2_988_507, "FR", 48.8534, 2.3488), ("London", 2_643_743, "GB", 51.5085, -0.1257),
        ("Tokyo", 1_850_147, "JP", 35.6895, 139.6917), ("Nairobi", 184_745, "KE", -1.2833, 36.8167),
        ("São Paulo", 3_448_439, "BR", -23.5475, -46.6361), ("France", 3_017_382, "FR", 46, 2),
        ("United States", 6_252_001, "US", 39.76, -98.5), ("Texas", 4_736_286, "US", 31.2504, -99.2506),
        ("Ontario", 6_093_943, "CA", 49.25, -84.5), ("West Bank", 285_153, "PS", 31.95, 35.3),
        ("Taiwan", 1_668_284, "TW", 24, 121), ("Africa", 6_255_146, "", 7.1881, 21.0938),
    ])
    func knows(name: String, id: Int, country: String, latitude: Double, longitude: Double) throws {
        let place = try #require(World.gazetteer.places(named: name).first { $0.id == id }, "\(name)")
        #expect(place.name == name)
        #expect(place.country == country)
        #expect(abs(place.latitude - latitude) < 0.001)
        #expect(abs(place.longitude - longitude) < 0.001)
    }

    @Test(arguments: [
        ("PARIS", "Paris"), ("sao paulo", "São Paulo"), ("Ivory Coast", "Ivory Coast"), ("Alemania", "Germany"),
        ("Saint Louis", "St. Louis"), ("Mt. Vernon", "Mount Vernon"), ("Nueva York", "New York"),
        ("French", "France"), ("Burma", "Myanmar"), ("Zurich", "Zürich"), ("Carolina del Norte", "North Carolina"),
        ("Nova Jersey", "New Jersey"), ("Guinea-Bisáu", "Guinea-Bissau"), ("San Pablo", "São Paulo"),
    ])
    func findsByOtherSpellings(name: String, expected: String) {
        #expect(World.gazetteer.places(named: name).contains { $0.name == expected }, "\(name)")
    }

    @Test func listsNamesakesByPopulation() {
        let springfields = World.gazetteer.places(named: "Springfield")
        #expect(springfields.count > 20)
        #expect(springfields.map(\.population) == springfields.map(\.population).sorted(by: >))
        #expect(World.gazetteer.places(named: "Atlantis Nova Prime").isEmpty)
    }

    @Test func holdsTheWorld() {
        #expect(World.gazetteer.count > 90_000)
        let countries = ["Tuvalu", "Kosovo", "South Sudan", "Vatican", "Eswatini", "East Timor", "Curaçao"]
        for name in countries {
            #expect(World.gazetteer.places(named: name).contains { $0.kind == .country }, "\(name)")
        }
        for name in ["Gaza Strip", "Crimea", "Kashmir", "Donbas", "Kurdistan", "Tigray", "Sahel", "Balkans", "Darfur"] {
            #expect(
                World.gazetteer.places(named: name).contains { $0.kind == .region || $0.kind == .continent }, "\(name)")
        }
    }
}
