import Foundation
import Pipeline
import Testing

@Suite("Files generated from the tables of settings")
struct SettingTests {
    @Test("feeds.schema.json agrees with the tables; make settings writes it")
    func schema() {
        #expect(String(decoding: Shipped.schema, as: UTF8.self) == Configuration.schema)
    }

    @Test("docs/settings.md agrees with the tables; make settings writes it")
    func reference() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
        let page = try String(contentsOf: root.appending(path: "docs/settings.md"), encoding: .utf8)
        #expect(page == Configuration.reference)
    }

    /// Written by hand, so that a table that loses a setting, a bound or a default is noticed.
    @Test(
        "the schema states bounds and defaults",
        arguments: [
            ("site", "retentionDays", ["minimum": 1, "maximum": 3650, "default": 30]),
            ("fetching", "hostInterval", ["minimum": 0, "maximum": 60, "default": 0.25]),
            ("fetching", "bodyLimit", ["minimum": 1024, "maximum": 1_073_741_824, "default": 15_728_640]),
            ("deduplicating", "similarity", ["minimum": 0, "maximum": 1, "default": 0.104]),
            ("sectioning", "clusters", ["minimum": 0, "maximum": 5000, "default": 400]),
            ("summaries", "timeout", ["minimum": 1, "maximum": 3600, "default": 60]),
        ])
    func bounds(object: String, key: String, expected: [String: Double]) throws {
        var schema = try #require(JSONSerialization.jsonObject(with: Shipped.schema) as? [String: Any])
        for step in ["properties", object, "properties", key] {
            schema = try #require(schema[step] as? [String: Any])
        }
        for (word, number) in expected { #expect((schema[word] as? NSNumber)?.doubleValue == number, "\(word)") }
    }

    @Test(
        "an address may hold an @ in its path; a user name is refused by the schema as by the tool",
        arguments: [
            ("https://medium.com/feed/@somebody", true), ("https://mastodon.social/@somebody.rss", true),
            ("https://a.example?q=@x", true), ("http://[::1]:80/", true), ("https://a.example", true),
            ("https://user@a.example/feed", false), ("https://user:secret@a.example/", false),
            ("https://a b.example/", false), ("https:///feed", false),
        ])
    func addresses(address: String, isFine: Bool) throws {
        var schema = try #require(JSONSerialization.jsonObject(with: Shipped.schema) as? [String: Any])
        for step in ["$defs", "source", "properties", "feed"] { schema = try #require(schema[step] as? [String: Any]) }
        let pattern = try #require(schema["pattern"] as? String)
        #expect((address.range(of: pattern, options: .regularExpression) != nil) == isFine)
        let file = Data(#"{"sources": [{"name": "A", "feed": "\#(address)", "category": "news"}]}"#.utf8)
        let isRead = (try? Configuration(reading: file, name: "feeds.json", folder: "/news")) != nil
        #expect(isRead == isFine)
    }

    @Test("a flag takes precedence over a variable; unusable values of both are named")
    func overlay() throws {
        let flags = ["--timeout": "soon", "--output": "flag"]
        let environment = ["PULSE_CONCURRENCY": "0", "PULSE_TIMEOUT": "never", "PULSE_OUTPUT": "variable"]
        #expect(
            Overlay(flags: flags, environment: environment).problems == [
                "PULSE_CONCURRENCY: 0 is not between 1 and 4096", "--timeout: 'soon' is not a number",
            ])
        let file = #"{"sources": [{"name": "A", "feed": "https://a.example/", "category": "news"}], "dataFolder": "D"}"#
        let configuration = try Configuration(reading: Data(file.utf8), name: "feeds.json", folder: "/news")
            .overlaid(with: Overlay(flags: ["--output": "flag", "--timeout": "3"], environment: environment))
        #expect(configuration.output == "flag")
        #expect(configuration.dataFolder == "/news/D")
        #expect(configuration.json.contains("\"timeout\" : 3,"))
    }
}
