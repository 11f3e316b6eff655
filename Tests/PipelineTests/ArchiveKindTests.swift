import ArchiveConformance
import Foundation
import Newsroom
import Pipeline
import Synchronization
import TestSupport
import Testing

@Suite("The pipeline on every archive")
struct ArchiveKindTests {
    private static let evening = Date(timeIntervalSince1970: 1_773_511_200)  // 14 March 2026, 18:00 UTC
    private static let noon = evening.addingTimeInterval(18 * 3_600)

    /// The bundled feeds, with two more articles than at first once the test says so.
    private func server(isLater: Watch<Bool>) throws -> LoopbackServer {
        try LoopbackServer { request, connection in
            let file = repository.appending(path: "Samples/feeds").appending(path: request.path)
            guard let bytes = try? [UInt8](Data(contentsOf: file)) else { return connection.answer("404 Not Found") }
            guard isLater.value.withLock({ $0 }), request.path == "/meridian-wire.xml" else {
                return connection.answer(body: bytes)
            }
            let items = (1...2).map { number in
                """
                <item><title>Late report number \(number) from the harbour of Lindholm</title>
                <link>https://meridian-wire.example/late-\(number)</link>
                <pubDate>Sun, 15 Mar 2026 09:0\(number):00 GMT</pubDate></item>
                """
            }
            let feed = String(decoding: bytes, as: UTF8.self)
            connection.answer(body: Array(feed.replacing("</channel>", with: items.joined() + "</channel>").utf8))
        }
    }

    /// The sites of two runs, a night apart, each file with its bytes.
    private func sites(on kind: ArchiveKind, in folder: URL, by server: LoopbackServer, isLater: Watch<Bool>)
        async throws -> [[String: Data]]
    {
        let sample = try String(contentsOf: repository.appending(path: "Samples/feeds.json"), encoding: .utf8)
        let text = sample.replacing("127.0.0.1:8787", with: "127.0.0.1:\(server.port)")
            .replacing("\"hostInterval\": 0", with: patientFetching)
        let configuration = try Configuration(reading: Data(text.utf8), name: "feeds.json", folder: folder.path)
        let open = try kind.opener(in: folder.appending(path: "archive"))
        isLater.value.withLock { $0 = false }
        let first = try await Pipeline(configuration, archive: open()).run(at: Self.evening)
        #expect(first.newArticles > 400)
        var sites = [try files(below: folder.appending(path: "Output"))]
        isLater.value.withLock { $0 = true }
        let second = try await Pipeline(configuration, archive: open()).run(at: Self.noon)
        #expect(second.newArticles == 2)
        sites.append(try files(below: folder.appending(path: "Output")))
        // Beside the archive a run leaves what may be deleted at any moment, and no more.
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "Data").path).sorted()
                == ["pages.keep", "understood.keep"])
        return sites
    }

    private func files(below folder: URL) throws -> [String: Data] {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        return try paths.reduce(into: [:]) { files, path in
            let url = folder.appending(path: path)
            guard try url.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else { return }
            files[path] = try Data(contentsOf: url)
        }
    }

    @Test("publishes the same bytes, in the first run and in the next")
    func sameBytes() async throws {
        let isLater = Watch(false)
        let server = try server(isLater: isLater)
        var expected: [[String: Data]] = []
        for kind in ArchiveKind.available {
            try await withTemporaryFolder { folder in
                let sites = try await sites(on: kind, in: folder, by: server, isLater: isLater)
                #expect(sites[0] != sites[1])
                if expected.isEmpty { expected = sites }
                for (site, first) in zip(sites, expected) {
                    let differing = Set(site.keys).union(first.keys).filter { site[$0] != first[$0] }
                    #expect(differing.isEmpty, "\(kind): \(differing.sorted().prefix(5))")
                }
            }
        }
    }
}
