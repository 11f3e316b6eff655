import Foundation
import Newsroom
import Pipeline
import TestSupport
import Testing

@Suite("feeds.json")
struct ConfigurationTests {
    /// Each file, and what reading it says: the configuration in effect, or the problems.
    @Test("reads or refuses", arguments: try fixtures(in: "Configurations", ending: ".json"))
    func reading(file: URL) throws {
        let name = file.deletingPathExtension().lastPathComponent
        let outcome: String
        do {
            let configuration = try Configuration(
                reading: try Data(contentsOf: file), name: "feeds.json", folder: "/news")
            outcome = configuration.json + "\n"
        } catch let error as ConfigurationError {
            outcome = error.description + "\n"
        }
        expectGolden(outcome, named: "Configurations/\(name).txt")
    }

    @Test("what --print-config prints is read back as the same configuration")
    func roundTrip() throws {
        let shipped = try Configuration(reading: Shipped.configuration, name: "feeds.json", folder: "/news")
        let again = try Configuration(reading: Data(shipped.json.utf8), name: "feeds.json", folder: "/elsewhere")
        #expect(again == shipped)
    }

    @Test("what --print-config prints holds no key", arguments: ["/key-1234", "/ping/key-1234?rid=1", "?key-1234"])
    func keys(path: String) throws {
        let file = #"""
            {"sources": [{"name": "A", "feed": "https://a.example/", "category": "news"}],
             "monitoring": {"healthcheck": "https://health.example:8443\#(path)"}}
            """#
        let configuration = try Configuration(reading: Data(file.utf8), name: "feeds.json", folder: "/news")
        #expect(configuration.monitoring.healthcheck == "https://health.example:8443" + path)
        #expect(configuration.json.contains(#""healthcheck" : "https://health.example:8443/***""#))
        #expect(!configuration.json.contains("key-1234"))
    }

    @Test("the shipped feeds.json is as the README says")
    func shipped() throws {
        let shipped = try Configuration(reading: Shipped.configuration, name: "feeds.json", folder: "/news")
        #expect(shipped.sources.count >= 85)
        #expect(shipped.categories.count == 10)
        #expect(Set(shipped.sources.map(\.category)) == Set(shipped.categories.map(\.id)))
        for category in shipped.categories {
            for subcategory in category.subcategories {
                let covered = shipped.sources.contains {
                    $0.category == category.id && $0.subcategory == subcategory.id
                }
                #expect(covered, "no source for \(category.id)/\(subcategory.id)")
            }
        }
        #expect(shipped.categories.first { $0.id == "investing" }?.subcategories.count == 8)
        #expect(shipped.categories.first { $0.id == "sports" }?.subcategories.count == 9)
        #expect(shipped.sources.filter { $0.category == "news" }.count >= 30)
        #expect(shipped.sources.allSatisfy { $0.language != nil && $0.country != nil && $0.site != nil })
    }

    @Test("what pulse init writes can be read")
    func starter() throws {
        let starter = try Configuration(reading: Shipped.starter, name: "feeds.json", folder: "/news")
        #expect(starter.sources.count == 4)
        #expect(starter.categories.count == 10)
    }
}
