import FeedListing
import Foundation
import Testing

@Suite("Editing a list as people would by hand")
struct ListTextTests {
    private func text(_ text: String) throws -> ListText { try ListText(Data(text.utf8)) }
    private func written(_ text: ListText) -> String { String(decoding: text.data, as: UTF8.self) }
    private let entry = [ListText.Entry("name", "Ana \"A\" Ágora"), ListText.Entry("tier", json: "1")]

    @Test("a source is written like the one before it, and nothing else changes")
    func appendsOnLines() throws {
        let file = """
            {
              "site" : {"title": "x"},   # mine
              "sources": [
                { "name": "One" },

                {
                   "name": "Two"  # the second
                }  # the last
              ],
              "output": "Out"
            }

            """
        let expected = file.replacing(
            "    }  # the last\n",
            with: "    },  # the last\n    {\n       \"name\": \"Ana \\\"A\\\" Ágora\",\n       \"tier\": 1\n    }\n")
        #expect(written(try text(file).appending(entry)) == expected)
    }

    @Test(
        "in a list on one line, in an empty one, where there is none, before a comma at the end, with Windows' line ends",
        arguments: [
            (
                #"{"sources": [{"name": "One"}], "output": "o"}"#,
                #"{"sources": [{"name": "One"}, {"name": "Ana \"A\" Ágora", "tier": 1}], "output": "o"}"#
            ),
            (#"{"sources": []}"#, #"{"sources": [{ "name": "Ana \"A\" Ágora", "tier": 1 }]}"#),
            (
                "{\n    \"sources\": [ ]\n}",
                "{\n    \"sources\": [\n        {\n            \"name\": \"Ana \\\"A\\\" Ágora\",\n"
                    + "            \"tier\": 1\n        }\n    ]\n}"
            ),
            (
                "{\n  \"output\": \"o\" # here\n}",
                "{\n  \"output\": \"o\", # here\n  \"sources\": [\n    {\n      \"name\": \"Ana \\\"A\\\" Ágora\",\n"
                    + "      \"tier\": 1\n    }\n  ]\n}"
            ),
            (
                "{\"sources\": [\n  {name: One, },\n]}",
                "{\"sources\": [\n  {name: One, },\n  {\"name\": \"Ana \\\"A\\\" Ágora\", \"tier\": 1},\n]}"
            ),
            (
                "{\"sources\": [\r\n\t{\r\n\t\t\"name\": \"One\"\r\n\t}\r\n]}",
                "{\"sources\": [\r\n\t{\r\n\t\t\"name\": \"One\"\r\n\t},\r\n\t{\r\n\t\t\"name\": "
                    + "\"Ana \\\"A\\\" Ágora\",\r\n\t\t\"tier\": 1\r\n\t}\r\n]}"
            ),
        ])
    func appends(file: String, expected: String) throws {
        #expect(written(try text(file).appending(entry)) == expected)
    }

    @Test(
        "a source leaves with its lines, its comma and its remark",
        arguments: [
            (0, "{\"sources\": [\n  {\"name\": \"B\"},  # second\n  {\n    \"name\": \"C\"\n  }\n]}"),
            (1, "{\"sources\": [\n  {\"name\": \"A\"},\n  {\n    \"name\": \"C\"\n  }\n]}"),
            (2, "{\"sources\": [\n  {\"name\": \"A\"},\n  {\"name\": \"B\"}  # second\n]}"),
        ])
    func removes(index: Int, expected: String) throws {
        let file =
            "{\"sources\": [\n  {\"name\": \"A\"},\n  {\"name\": \"B\"},  # second\n  {\n    \"name\": \"C\"\n  }\n]}"
        #expect(written(try text(file).removing(at: index)) == expected)
    }

    @Test(
        "in a list on one line",
        arguments: [(0, #"[{"a": 2}, {"a": 3}]"#), (1, #"[{"a": 1}, {"a": 3}]"#), (2, #"[{"a": 1}, {"a": 2}]"#)])
    func removesInline(index: Int, expected: String) throws {
        let file = #"{"sources": [{"a": 1}, {"a": 2}, {"a": 3}]}"#
        #expect(written(try text(file).removing(at: index)) == "{\"sources\": \(expected)}")
    }

    @Test("a setting is replaced where it is, added where it isn't, and what was added can be removed without a trace")
    func sets() throws {
        let file = try text(
            "{\"sources\": [\n  {\n    \"name\": \"A\",\n    \"feed\": \"f\" # odd\n  }, {\"name\": 'it''s'}\n]}")
        #expect(
            written(try file.setting("name", to: "\"Z\"", at: 0))
                == "{\"sources\": [\n  {\n    \"name\": \"Z\",\n    \"feed\": \"f\" # odd\n  }, {\"name\": 'it''s'}\n]}"
        )
        let off = try file.setting("enabled", to: "false", at: 0)
        #expect(
            written(off)
                == "{\"sources\": [\n  {\n    \"name\": \"A\",\n    \"feed\": \"f\", # odd\n    \"enabled\": false\n  }, "
                + "{\"name\": 'it''s'}\n]}")
        #expect(written(try off.removing("enabled", at: 0)) == written(file))
        let second = try file.setting("enabled", to: "false", at: 1)
        #expect(written(second).hasSuffix("}, {\"name\": 'it''s', \"enabled\": false}\n]}"))
        #expect(written(try second.removing("enabled", at: 1)) == written(file))
    }

    @Test(
        "what is not JSON is refused, not guessed at",
        arguments: [
            "sources:\n  - name: A\n", "{\"sources\": [}", "", "{", "{\"sources\": [\"a\" \"b\"]}", "{\"a\": \"", "[1]",
        ])
    func refuses(file: String) {
        #expect(throws: NotJSON.self) { try text(file) }
    }

    @Test(
        "many are added as one after another would be",
        arguments: [
            "{\n  \"sources\": [\n    {\n      \"name\": \"One\"\n    }\n  ]\n}\n",
            "{\"sources\": [{\"name\": \"One\"}]}",
            "{\n  \"sources\": []\n}\n", "{}",
            "{\r\n  \"sources\": [\r\n    { \"name\": \"One\" }, # mine\r\n  ]\r\n}\r\n",
        ])
    func appendsMany(file: String) throws {
        let objects = (0..<4).map { entry + [ListText.Entry("id", "\($0)")] }
        let together = try text(file).appending(all: objects)
        let singly = try objects.reduce(text(file)) { text, object in try text.appending(object) }
        #expect(written(together) == written(singly))
        #expect(together.count() == singly.count())
    }

    @Test("a list that is missing is taken from another file, one that is there stays")
    func copies() throws {
        let other = try text("{\"a\": [ 1,\n  2 ]}")
        #expect(
            try written(text("{\n  \"b\": 1\n}\n").copying("a", from: other))
                == "{\n  \"b\": 1,\n  \"a\": [ 1,\n  2 ]\n}\n")
        #expect(try written(text("{\"a\": []}").copying("a", from: other)) == "{\"a\": []}")
    }
}
