import Configuring
import Foundation
import TestSupport
import Testing

@Suite struct SettingTableTests {
    @Test func readsWhatTheFileStatesAndKeepsTheRest() throws {
        let text = """
            {"beds": 7, "soil": "sand", "gate": "AB12", "pond": {"depth": 1.5}, "plants": [{"name": "Leek", "names": ["Porrum"]}]}
            """
        let (garden, problems) = try Garden.read(text)
        #expect(problems.isEmpty)
        #expect(garden.title == "Garden")
        #expect(garden.beds == 7)
        #expect(garden.soil == .sand)
        #expect(garden.gate == "AB12")
        #expect(garden.pond == Garden.Pond(depth: 1.5, hasFish: false))
        #expect(garden.plants == [Garden.Plant(name: "Leek", names: ["Porrum"])])
        // What is written reads as the same.
        #expect(try Garden.read(Garden.settings.json(of: garden).text(pretty: true)).garden == garden)
    }

    @Test func writesControlCharactersByNumber() throws {
        let value = JSONValue.string("a\u{7F}\u{85}\u{202E}é\u{1B}")
        let text = value.text(pretty: false)
        #expect(text.lowercased() == #""a\u007f\u0085\u202eé\u001b""#)
        #expect(try JSONDecoder().decode(String.self, from: Data(text.utf8)) == "a\u{7F}\u{85}\u{202E}é\u{1B}")
    }

    @Test func reportsEveryProblemInFileOrder() throws {
        let text = """
            {"plants": [{"names": "Porrum"}, 7, {"nmae": "Leek"}], "soil": "sandy", "beds": 4.5, "gate": "12", "rose": 1,
             "pond": {"fish": "carp", "depth": 3}}
            """
        #expect(
            try Garden.read(text).problems == [
                "plants[0].name: is missing",
                "plants[0].names: must be a list, not a string",
                "plants[1]: must be an object { … }, not a number",
                "plants[2].nmae: unknown key; did you mean 'name'?",
                "soil: unknown choice 'sandy'; did you mean 'sand'?",
                "beds: 4.5 is not a whole number",
                "gate: '12' opens nothing",
                "rose: unknown key; known here: beds, gate, plants, pond, soil, title",
                "pond.fish: must be true or false, not a string",
                "pond.depth: 3 is not between 0 and 2",
            ])
    }

    @Test("a text that ends with a newline doesn't match its pattern")
    func wholeText() throws {
        #expect(try Garden.read(#"{"gate": "AB12\n"}"#).problems == ["gate: 'AB12\n' opens nothing"])
    }

    @Test(
        "flags stand above variables, and both above the file",
        arguments: [
            (["--beds": "9"], ["GARDEN_BEDS": "8"], 9, []), ([:], ["GARDEN_BEDS": "8"], 8, []), ([:], [:], 5, []),
            (["--beds": "many"], [:], 5, ["--beds: 'many' is not a number"]),
            ([:], ["GARDEN_BEDS": "41"], 5, ["GARDEN_BEDS: 41 is not between 1 and 40"]),
        ] as [([String: String], [String: String], Int, [String])])
    func overrides(flags: [String: String], environment: [String: String], beds: Int, problems: [String]) throws {
        var garden = try Garden.read(#"{"beds": 5}"#).garden
        let returned = Garden.settings.override(&garden, flags: flags, environment: environment)
        #expect(returned == problems)
        #expect(garden.beds == beds)
    }

    @Test func isDescribedToEditorsAndToPeople() {
        let shape = Garden.settings.shape(of: Garden())
        expectGolden(shape.schema(title: "Garden").text(pretty: true) + "\n", named: "garden.schema.json")
        expectGolden(shape.reference(title: "Gardens", introduction: "All of it."), named: "garden.md")
    }

    @Test(
        "what is no JSON is told with its place",
        arguments: [
            ("{\"a\": 1,\n \"b\" 2}", "line 2, column 6: did not find expected ',' or '}'"),
            ("{\"a\": 1, \"b\": 2, \"a\": 3}", "line 1, column 18: 'a' found more than once in one object; keep one"),
            (" \n", "the file is empty"),
        ])
    func syntax(text: String, problem: String) {
        let error = #expect(throws: SyntaxProblem.self) { try JSONValue(reading: Data(text.utf8)) }
        #expect(error?.lines == [problem])
    }

    @Test("a suggestion is at most two edits away, and short words get none")
    func nearWords() {
        #expect(nearMiss(of: "lnaguage", among: ["language", "luggage"]) == "language")
        #expect(nearMiss(of: "cat", among: ["dog", "cow"]) == nil)
        #expect(suggestion(for: "cow", among: []) == "")
    }
}
