import Foundation
import Synchronization
import TestSupport

/// Two feeds on loopback whose answers a test chooses, and a configuration that names them.
final class SmallWorld: Sendable {
    static let moment = Date(timeIntervalSince1970: 1_773_511_200)

    let folder: URL
    private let server: LoopbackServer
    private let missing: Watch

    private final class Watch: Sendable {
        let paths = Mutex<Set<String>>([])
    }

    /// - Parameters:
    ///   - items: the paths of the articles of the first feed; the second has one.
    ///   - settings: members at the beginning of the configuration.
    ///   - extract: whether the first feed's articles are read on their own pages.
    init(in folder: URL, items: [String] = ["/tide"], settings: String = "", extract: Bool = false) throws {
        self.folder = folder
        let missing = Watch()
        self.missing = missing
        server = try LoopbackServer { request, connection in
            if missing.paths.withLock({ $0.contains(request.path) }) { return connection.answer("404 Not Found") }
            let host = request.header("host") ?? ""
            switch request.path {
            case "/harbour.xml": connection.answer(body: Array(Self.feed("Harbour", items, at: host).utf8))
            case "/tennis.xml": connection.answer(body: Array(Self.feed("Tennis", ["/final"], at: host).utf8))
            case "/robots.txt": connection.answer(body: Array("User-agent: *\nDisallow: /closed/\n".utf8))
            case "/open":
                let text = String(repeating: "The tide came in over the wall of the harbour. ", count: 20)
                connection.answer(
                    "200 OK", ["Content-Type: text/html"],
                    body: Array("<!doctype html><title>Tide</title><article><p>\(text)</p></article>".utf8))
            default: connection.answer("404 Not Found")
            }
        }
        let file = """
            {
              \(withoutPuzzles(settings))"fetching": {"allowedHosts": ["127.0.0.1"], \(patientFetching)},
              "sources": [
                {"name": "Harbour", "feed": "\(server.url("/harbour.xml"))", "category": "news", "extract": \(extract)},
                {"name": "Tennis", "feed": "\(server.url("/tennis.xml"))", "category": "news"}
              ]
            }

            """
        try Data(file.utf8).write(to: folder.appending(path: "feeds.json"))
    }

    var tool: Tool { Tool(folder: folder) }

    /// What it was asked for.
    var paths: [String] { server.requests.map(\.path) }

    /// Has an address answer that nothing is there, or be well again.
    func miss(_ path: String, _ isMissing: Bool = true) {
        missing.paths.withLock { paths in
            if isMissing { paths.insert(path) } else { paths.remove(path) }
        }
    }

    /// A build some hours after the first moment.
    func build(_ arguments: String..., after hours: Double = 0) async throws -> Tool.Ending {
        let now = Self.moment.addingTimeInterval(hours * 3_600).formatted(.iso8601)
        return try await tool.run(["build", "--now", now] + arguments)
    }

    private static func feed(_ title: String, _ paths: [String], at host: String) -> String {
        let items = paths.map { path in
            "<item><title>\(title) report on \(path.dropFirst())</title><link>http://\(host)\(path)</link>"
                + "<pubDate>Sat, 14 Mar 2026 12:00:00 GMT</pubDate></item>"
        }
        return "<rss version=\"2.0\"><channel><title>\(title)</title>\(items.joined())</channel></rss>"
    }
}
