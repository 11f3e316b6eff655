import Foundation
import Newsroom
import Sectioning
import Testing

@Suite("the map of an edition") struct MapTests {
    @Test("if more articles have places than fit on the map, it shows and counts the newest")
    func theNewest() throws {
        let now = try #require(World.date("2025-03-05T12:00:00Z"))
        let places = ["Lisbon", "Apia", "Porto"].compactMap { World.places[$0] }
        let briefs = (0..<9).map { number in
            World.brief(
                "x\(number)", published: now.addingTimeInterval(-3_600 * Double(number + 1)), firstSeen: now,
                place: places[number % 3])
        }
        func map(atMost articles: Int) -> [String: [String]] {
            let edition = Sectioner(settings: SectioningSettings(mapArticles: articles)).edition(
                of: briefs, stories: [], site: Site(title: "", tagline: "", timeZone: "UTC"),
                categories: World.categories, health: [], at: now)
            return Dictionary(uniqueKeysWithValues: edition.map.map { ($0.place.name, $0.briefs.map(\.id)) })
        }
        #expect(
            map(atMost: 9) == [
                "Lisbon": ["x0", "x3", "x6"], "Apia": ["x1", "x4", "x7"], "Porto": ["x2", "x5", "x8"],
            ])
        #expect(map(atMost: 4) == ["Lisbon": ["x0", "x3"], "Apia": ["x1"], "Porto": ["x2"]])
    }

    @Test("a source that floods its feed leaves room for the others")
    func aFlood() throws {
        let now = try #require(World.date("2025-03-05T12:00:00Z"))
        func brief(_ id: String, _ source: String, _ place: String, secondsAgo: Int) -> Brief {
            World.brief(
                id, published: now - Double(secondsAgo), firstSeen: now, source: source, place: World.places[place])
        }
        let flood = (0..<100).map { brief("f\($0)", "Flood", "Lisbon", secondsAgo: $0) }
        let others = (0..<5).map { brief("o\($0)", "Courier \($0)", "Apia", secondsAgo: 40_000 + $0) }
        let edition = Sectioner(settings: SectioningSettings(mapArticles: 20)).edition(
            of: flood + others, stories: [], site: Site(title: "", tagline: "", timeZone: "UTC"),
            categories: World.categories, health: [], at: now)
        let map = Dictionary(uniqueKeysWithValues: edition.map.map { ($0.place.name, $0.briefs.map(\.id)) })
        #expect(map == ["Apia": (0..<5).map { "o\($0)" }, "Lisbon": (0..<15).map { "f\($0)" }])
    }
}
