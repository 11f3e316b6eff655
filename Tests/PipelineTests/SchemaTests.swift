import Foundation
import TestSupport
import Testing

@testable import Pipeline

@Suite("feeds.schema.json")
struct SchemaTests {
    /// The reader's keys, object by object, and where the schema describes the same object.
    static let objects: [(keys: [String], path: [String])] = [
        (SettingKeys.root, []),
        (SettingKeys.site, ["properties", "site"]),
        (SettingKeys.fetching, ["properties", "fetching"]),
        (SettingKeys.deduplicating, ["properties", "deduplicating"]),
        (SettingKeys.sectioning, ["properties", "sectioning"]),
        (SettingKeys.sectionLimits, ["properties", "sectioning", "properties", "front"]),
        (SettingKeys.sectionLimits, ["properties", "sectioning", "properties", "desk"]),
        (SettingKeys.summaries, ["properties", "summaries"]),
        (SettingKeys.publishing, ["properties", "publishing"]),
        (SettingKeys.category, ["$defs", "category"]),
        (SettingKeys.subcategory, ["$defs", "subcategory"]),
        (SettingKeys.source, ["$defs", "source"]),
        (SettingKeys.edition, ["$defs", "edition"]),
        (SettingKeys.editionFilter, ["$defs", "editionFilter"]),
    ]

    @Test("knows the keys that the reader knows, and no others", arguments: objects)
    func keys(object: (keys: [String], path: [String])) throws {
        let described = try description(at: object.path)
        #expect(described["additionalProperties"] as? Bool == false)
        let properties = try #require(described["properties"] as? [String: Any])
        #expect(Set(properties.keys).subtracting(["$schema", "$comment"]) == Set(object.keys))
    }

    @Test(
        "states the defaults that the reader has",
        arguments: ["site", "fetching", "deduplicating", "sectioning", "summaries", "publishing"])
    func defaults(object: String) throws {
        let minimal = #"{"sources": [{"name": "A", "feed": "https://a.example/", "category": "news"}]}"#
        let configuration = try Configuration(reading: Data(minimal.utf8), name: "feeds.json", folder: "/")
        let effective = try #require(
            JSONSerialization.jsonObject(with: Data(configuration.json.utf8)) as? [String: Any])
        let values = try #require(effective[object] as? [String: Any])
        let properties = try #require(try description(at: ["properties", object])["properties"] as? [String: Any])
        for (key, property) in properties where !["$comment", "front", "desk", "userAgent"].contains(key) {
            let stated = (property as? [String: Any])?["default"] as? NSObject
            let actual = values[key].flatMap { $0 is NSNull ? nil : $0 } as? NSObject
            #expect(stated == actual, "\(object).\(key)")
        }
    }

    private func description(at path: [String]) throws -> [String: Any] {
        var object = try #require(JSONSerialization.jsonObject(with: Shipped.schema) as? [String: Any])
        for step in path { object = try #require(object[step] as? [String: Any]) }
        return object
    }
}
