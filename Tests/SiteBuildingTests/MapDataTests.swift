import Foundation
import Newsroom
import TestSupport
import Testing

@testable import SiteBuilding

@Suite struct MapDataTests {
    @Test("what the map's script reads: a mark of three articles, of which one has no address and none a reason")
    func golden() throws {
        var edition = Invented.edition()
        edition.map = edition.map.filter { ["Porto", "Frankfurt"].contains($0.place.name) }
        let nameless = Invented.brief(
            0xABC, "</script> \"quoted\" \u{2028}عنوان", source: Invented.source("Wire", "news"), hours: nil, url: nil,
            language: "ar", place: "Porto")
        if let index = edition.map.firstIndex(where: { $0.place.name == "Porto" }) {
            edition.map[index].briefs.append(nameless)
        }
        let words = try Localisation(Templates(), language: "en")
        expectGolden(String(decoding: MapData(edition, words: words).bytes, as: UTF8.self), named: "map.json")
    }

    @Test func sameBytesWheneverItIsBuilt() throws {
        let builder = try SiteBuilder(templates: Templates())
        var edition = Invented.edition()
        let before = try builder.pages(of: edition).first { $0.path == "assets/map.json" }
        edition.moment += 3600
        #expect(try builder.pages(of: edition).first { $0.path == "assets/map.json" } == before)
        #expect(before != nil)
    }

    @Test("every article of the map's file can be put together again")
    func decodes() throws {
        struct File: Decodable {
            struct Mark: Decodable {
                let places: [Int]
                let articles: [Row]
            }
            struct Row: Decodable {
                let title: String
                let source: Int
                let rest: String?

                init(from decoder: any Decoder) throws {
                    var list = try decoder.unkeyedContainer()
                    title = try list.decode(String.self)
                    source = try list.decode(Int.self)
                    rest = try list.decodeNil() ? nil : list.decode(String.self)
                }
            }
            let sources: [[String]]
            let marks: [Mark]
        }
        let edition = Invented.edition()
        let file = try JSONDecoder().decode(
            File.self, from: Data(MapData(edition, words: try Localisation(Templates(), language: "en")).bytes))
        let expected = edition.map.flatMap(\.briefs).map { "\($0.article.title) \($0.article.url ?? "-")" }
        let found = file.marks.flatMap(\.articles).map { row in
            "\(row.title) \(row.rest.map { file.sources[row.source][2] + $0 } ?? "-")"
        }
        #expect(found == expected)
        #expect(file.marks.map(\.places.first) == edition.map.map(\.place.id))
    }

    @Test("a place's badge leads to its mark, a place that the map knows only by its country leads there")
    func badges() throws {
        let edition = Invented.edition()
        let words = try Localisation(Templates(), language: "en")
        let shelf = CardShelf(
            edition, settings: SiteSettings(), words: words, clock: WallClock(timeZone: "UTC", words: words))
        let porto = try #require(Invented.places["Porto"])
        #expect(shelf.address(of: porto) == "root:map.html#place-\(porto.id)")
        var village = porto
        village.id = 1
        #expect(shelf.address(of: village) == "root:map.html#country-pt")
        village.country = "TV"
        #expect(shelf.address(of: village) == nil)
    }

    @Test("the page has what the scripts need, and nothing of it if the tool was built without the libraries")
    func isLive() throws {
        var files = Templates().files.filter { !$0.key.hasPrefix("assets/libraries/") }
        #expect(try page(Templates(files: files)) == ["<svg class=\"map\""])
        files["assets/libraries/leaflet.css"] = []
        #expect(try page(Templates(files: files)) == Self.marks)
    }

    private static let marks = [
        "class=\"map-stage\" data-live", "live-map.css", "<svg class=\"map\"",
    ]

    /// Which of the marks stand on the page of the map.
    private func page(_ templates: Templates) throws -> [String] {
        let page = try SiteBuilder(templates: templates).pages(of: Invented.edition()).first { $0.path == "map.html" }
        let text = try #require(page).text
        return Self.marks.filter(text.contains)
    }
}
