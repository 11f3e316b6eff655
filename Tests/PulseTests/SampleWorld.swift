import Foundation
import TestSupport
import Testing

/// The bundled feeds, served over HTTP by the tool itself, and a configuration that names them.
final class SampleWorld {
    /// The moment at which the samples end.
    static let now = "2026-03-14T18:00:00Z"
    static let moment = Date(timeIntervalSince1970: 1_773_511_200)

    let folder: URL
    /// Where the feeds are served, without a slash at the end.
    let address: String
    private let server: Process
    private let scratch: Scratch

    /// - Parameters:
    ///   - folder: an empty folder of the test's own; `feeds.json` is written there, and copies of the feeds, which
    ///     the test may change.
    init(in folder: URL) async throws {
        self.folder = folder
        let files = FileManager.default
        let feeds = folder.appending(path: "feeds")
        try files.copyItem(at: repository.appending(path: "Samples/feeds"), to: feeds)
        // `pulse serve` gives files of the last two seconds no ETag, and a quick machine builds within them.
        for file in try files.contentsOfDirectory(atPath: feeds.path) {
            let earlier = Date(timeIntervalSinceNow: -3_600)
            try files.setAttributes([.modificationDate: earlier], ofItemAtPath: feeds.appending(path: file).path)
        }
        scratch = try Scratch()
        server = try Tool(folder: folder).start(["serve", "feeds", "--port", "0"], scratch: scratch)
        var port: Substring?
        for _ in 0..<1_200 where port == nil {
            port = scratch.text("output").firstMatch(of: /127\.0\.0\.1:(\d+)/)?.1
            if port == nil { try await Task.sleep(for: .milliseconds(50)) }
        }
        let found = try #require(port, "pulse serve did not start: \(scratch.text("errors"))")
        address = "http://127.0.0.1:\(found)"
        let configuration = try String(contentsOf: repository.appending(path: "Samples/feeds.json"), encoding: .utf8)
        try configuration.replacing("127.0.0.1:8787", with: "127.0.0.1:\(found)")
            .replacing("\"hostInterval\": 0", with: patientFetching)
            .write(to: folder.appending(path: "feeds.json"), atomically: true, encoding: .utf8)
    }

    deinit {
        server.terminate()
        scratch.remove()
    }

    func configuration() throws -> String {
        try String(contentsOf: folder.appending(path: "feeds.json"), encoding: .utf8)
    }

    /// Changes the configuration, which must make a difference.
    func edit(_ change: (String) -> String) throws {
        let old = try configuration()
        let new = change(old)
        #expect(new != old, "nothing was edited")
        try new.write(to: folder.appending(path: "feeds.json"), atomically: true, encoding: .utf8)
    }

    var tool: Tool { Tool(folder: folder) }
    var output: URL { folder.appending(path: "Output") }

    /// Builds the site and returns the summary event.
    @discardableResult
    func build(
        _ arguments: String..., now: String = SampleWorld.now, status: Int32 = 0
    ) async throws -> [String: Any] {
        let ending = try await tool.run(["build", "--json", "--now", now] + arguments)
        #expect(ending.status == status, "\(ending.errors)")
        let summary = ending.output.split(separator: "\n").last { $0.contains("\"summary\"") }
        let object = try JSONSerialization.jsonObject(with: Data((summary.map(String.init) ?? "{}").utf8))
        return try #require(object as? [String: Any])
    }

    /// Every file of the built site with its bytes.
    ///
    /// Without what a killed run leaves for the next one to tidy up.
    func site() throws -> [String: Data] {
        let left: Set = [".pulse-next", ".pulse-linked", ".pulse-settled"]
        return try files(below: output).filter { !left.contains($0.key) }
    }
}

/// Every regular file below a folder with its bytes.
func files(below folder: URL) throws -> [String: Data] {
    var result: [String: Data] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
        var isFolder: ObjCBool = false
        let url = folder.appending(path: path)
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), !isFolder.boolValue else {
            continue
        }
        result[path] = try Data(contentsOf: url)
    }
    return result
}
