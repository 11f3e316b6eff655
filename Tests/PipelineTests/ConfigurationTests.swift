import Foundation
import Newsroom
import Pipeline
import TestSupport
import Testing

@Suite("feeds.json")
struct ConfigurationTests {
    /// A configuration in which all is as it is by default.
    private static let plain = #"""
        {"categories": [{"id": "local", "name": "Local"}],
         "sources": [{"name": "A", "feed": "https://a.example/feed", "category": "local"}]}
        """#

    /// Each file, and what reading it says: the settings that it changes, or the problems. Defaults are pinned by
    /// `docs/settings.md`, so a new setting changes none of these files.
    @Test("reads or refuses", arguments: try fixtures(in: "Configurations", ending: ".json"))
    func reading(file: URL) throws {
        let name = file.deletingPathExtension().lastPathComponent
        let outcome: String
        do {
            let configuration = try Configuration(
                reading: try Data(contentsOf: file), name: "feeds.json", folder: "/news")
            let plain = try Configuration(reading: Data(Self.plain.utf8), name: "feeds.json", folder: "/news")
            let (before, now) = (try PrintedSetting.all(in: plain.json), try PrintedSetting.all(in: configuration.json))
            outcome = now.filter { before[$0.key] != $0.value }.sorted { $0.key < $1.key }
                .map { "\($0.key) = \($0.value)\n" }.joined()
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

/// A value in the JSON of a configuration, or several.
private indirect enum PrintedSetting: Decodable {
    case value(String)
    case list([PrintedSetting])
    case object([String: PrintedSetting])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .value("null")
        } else if let flag = try? container.decode(Bool.self) {
            self = .value("\(flag)")
        } else if let number = try? container.decode(Double.self) {
            self = .value(Int(exactly: number).map { "\($0)" } ?? "\(number)")
        } else if let text = try? container.decode(String.self) {
            self = .value("\"\(text)\"")
        } else if let list = try? container.decode([PrintedSetting].self) {
            self = .list(list)
        } else {
            self = .object(try container.decode([String: PrintedSetting].self))
        }
    }

    /// Returns all values by path: `sources[0].name`.
    static func all(in json: String) throws -> [String: String] {
        let values = try JSONDecoder().decode(PrintedSetting.self, from: Data(json.utf8)).values(at: "")
        return Dictionary(uniqueKeysWithValues: values)
    }

    private func values(at path: String) -> [(String, String)] {
        switch self {
        case .value(let text): [(path, text)]
        case .list(let list): list.enumerated().flatMap { $1.values(at: "\(path)[\($0)]") }
        case .object(let members): members.flatMap { $1.values(at: path.isEmpty ? $0 : "\(path).\($0)") }
        }
    }
}
