import Foundation
import TestSupport
import Testing

@Suite("Articles for subscribers only")
struct AccessTests {
    @Test("are marked in the edition as data, and by pulse explain with who says so")
    func isExported() async throws {
        try await withTemporaryFolder { folder in
            let world = try SmallWorld(in: folder)
            let file = folder.appending(path: "feeds.json")
            let settings = try String(contentsOf: file, encoding: .utf8)
            try Data(settings.replacing("\"extract\": false", with: "\"access\": \"paid\"").utf8).write(to: file)
            let build = try await world.build("--export", "edition.ndjson")
            #expect(build.status == 0, "\(build.errors)")

            let lines = try String(contentsOf: folder.appending(path: "edition.ndjson"), encoding: .utf8)
                .split(separator: "\n")
                .map { try #require(JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]) }
            func article(of source: String) throws -> [String: Any] {
                try #require(lines.first { $0["source"] as? String == source })
            }
            let (paid, other) = (try article(of: "Harbour"), try article(of: "Tennis"))
            #expect(paid["access"] as? String == "paid")
            #expect(other["access"] is NSNull)

            let now = SmallWorld.moment.formatted(.iso8601)
            let ids = try [paid, other].map { try #require($0["id"] as? String) }
            let text = try await world.tool.run("explain", ids[0], "--now", now)
            #expect(text.output.contains("\naccess     subscribers only, by your configuration\n"), "\(text.errors)")
            let json = try await world.tool.run("explain", ids[0], "--json", "--now", now)
            let object = try #require(JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
            #expect(object["access"] as? [String: String] == ["value": "paid", "origin": "configuration"])
            let silent = try await world.tool.run("explain", ids[1], "--now", now)
            #expect(silent.status == 0 && !silent.output.contains("\naccess "))
        }
    }
}
