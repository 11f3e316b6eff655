import Geotagging
import Newsroom
import Testing

@Suite("Categories of places")
struct PlaceDesksTests {
    private static let desks = PlaceDesks(
        [
            category("porto", ["Porto, PT"], radius: 20), category("portugal", ["PT"]),
            category("south", ["Texas, US", "Louisiana, US"]), category("sports", []),
            category("nowhere", ["Nirgendwo, DE"]),
        ], gazetteer: World.gazetteer)

    private static func category(_ id: String, _ places: [String], radius: Double = 25) -> Newsroom.Category {
        Newsroom.Category(id: id, name: id, icon: "", colour: "", places: places, radius: radius)
    }

    private func place(_ name: String, _ country: String, _ kind: PlaceKind = .city) throws -> Place {
        try #require(
            World.gazetteer.places(named: name).first { $0.country == country && $0.kind == kind }, "\(name)")
    }

    @Test(
        "a town takes what is near, a region what lies in it, and a country everything",
        arguments: [
            ("Porto", "PT", PlaceKind.city, ["porto", "portugal"]),
            ("Vila Nova de Gaia", "PT", .city, ["porto", "portugal"]),
            ("Lisbon", "PT", .city, ["portugal"]), ("Portugal", "PT", .country, ["portugal"]),
            ("Houston", "US", .city, ["south"]), ("Texas", "US", .region, ["south"]),
            ("New Orleans", "US", .city, ["south"]), ("Chicago", "US", .city, []),
            ("United States", "US", .country, []), ("Berlin", "DE", .city, []),
        ])
    func takes(name: String, country: String, kind: PlaceKind, expected: [String]) throws {
        let topic = Topic(category: "sports", others: ["finance"], confidence: 0.5)
        let added = Self.desks.added(to: topic, for: try place(name, country, kind))
        #expect(added == Topic(category: "sports", others: ["finance"] + expected, confidence: 0.5))
    }

    @Test("a name means one place: the most populous, but a town rather than the region around it")
    func namesakes() throws {
        let desks = PlaceDesks(
            [
                Self.category("springfield", ["Springfield, US"]), Self.category("city", ["New York, US"]),
                Self.category("state", ["California, US"]),
            ], gazetteer: World.gazetteer)
        func desk(_ place: Place) -> String? { desks.added(to: nil, for: place)?.category }
        let towns = World.gazetteer.places(named: "Springfield")
            .filter { $0.country == "US" && $0.name == "Springfield" }
        #expect(towns.count > 5)
        #expect(towns.filter { desk($0) != nil }.map(\.id) == [towns[0].id])
        #expect(try desk(place("New York", "US")) == "city")
        #expect(try desk(place("Jersey City", "US")) == "city")
        #expect(try desk(place("New York", "US", .region)) == nil)
        #expect(try desk(place("Buffalo", "US")) == nil)
        #expect(try desk(place("California", "US", .region)) == "state")
        #expect(try desk(place("Sacramento", "US")) == "state")
        #expect(try desk(place("California", "US")) == nil)
    }

    @Test("an article without a place, or on the desk already, stays as it is")
    func staysAsItIs() throws {
        let topic = Topic(category: "portugal", others: ["porto"], confidence: 0.5)
        #expect(Self.desks.added(to: topic, for: try place("Porto", "PT")) == topic)
        #expect(Self.desks.added(to: topic, for: nil) == topic)
        #expect(Self.desks.added(to: nil, for: nil) == nil)
    }

    @Test("an article without a topic belongs to the first desk of its place")
    func withoutTopic() throws {
        let added = Self.desks.added(to: nil, for: try place("Porto", "PT"))
        #expect(added == Topic(category: "porto", others: ["portugal"], confidence: 1))
    }
}
