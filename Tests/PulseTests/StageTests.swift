import Foundation
import TestSupport
import Testing

@Suite("pulse stage")
struct StageTests {
    /// One question a stage, and its answer: the contract that scripts rely on.
    @Test(
        "answers a line with a line",
        arguments: [
            "parse", "sanitise", "extract", "clean", "deduplicate", "categorise", "geotag", "sentiment", "summarise",
            "contextualise",
        ])
    func answers(stage: String) async throws {
        let questions = try String(contentsOf: fixture("Stages/\(stage).in.ndjson"), encoding: .utf8)
        let ending = try await Tool(folder: fixture("Stages")).run("stage", stage, input: questions)
        #expect(ending.status == 0, "\(ending.errors)")
        expectGolden(ending.output, named: "Stages/\(stage).out.ndjson")
    }

    @Test("a malformed line is an error that names its number, and the answers before it are given")
    func malformed() async throws {
        let input = """
            {"id": 1, "text": "A calm day"}

            {"id": 2, "text": 7}
            """
        let ending = try await Tool(folder: FileManager.default.temporaryDirectory).run(
            "stage", "sentiment", input: input)
        #expect(ending.status == 2)
        #expect(ending.errors.contains("line 3"), "\(ending.errors)")
        #expect(ending.output.split(separator: "\n").count == 1)
    }
}
