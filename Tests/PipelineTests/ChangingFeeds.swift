import Computing
import Foundation
import Newsroom
import Pipeline
import Synchronization
import TestSupport

/// Feeds that change from one build to the next, and the site that is built of them.
struct ChangingFeeds {
    /// An item: its address ends in `path`.
    struct Item: Sendable {
        let path: String
        let title: String
        let text: String
        /// Before the first build.
        let hoursAgo: Double
    }

    /// 1 March 2026, 12:00 UTC.
    static let now = Date(timeIntervalSince1970: 1_772_366_400)

    let folder: URL
    /// By the publisher's name.
    let items = Watch<[String: [Item]]>([:])
    /// The publishers whose servers fail.
    let failing = Watch<Set<String>>([])
    private let server: LoopbackServer

    /// - Parameter saysNotModified: whether a feed that has not changed is said to be "not modified".
    init(in folder: URL, saysNotModified: Bool = false) throws {
        self.folder = folder
        let (items, failing) = (items, failing)
        server = try LoopbackServer { request, connection in
            let publisher = String(request.path.dropFirst())
            let entries = items.value.withLock { $0[publisher] ?? [] }.map { item in
                """
                <entry><id>tag:\(publisher).example,2026:\(item.path)</id><title>\(item.title)</title>
                <link href="http://\(publisher).example/\(item.path)"/><summary>\(item.text)</summary>
                <published>\(Self.now.addingTimeInterval(-item.hoursAgo * 3_600).ISO8601Format())</published></entry>
                """
            }
            guard !failing.value.withLock({ $0.contains(publisher) }) else {
                connection.answer("500 Internal Server Error")
                return
            }
            let body = "<feed xmlns=\"http://www.w3.org/2005/Atom\">\(entries.joined())</feed>"
            let tag = "\"\(fingerprint(body))\""
            if saysNotModified, request.header("if-none-match") == tag {
                connection.answer("304 Not Modified", ["ETag: \(tag)"])
            } else {
                connection.answer(
                    "200 OK", ["Content-Type: application/atom+xml", "ETag: \(tag)"], body: Array(body.utf8))
            }
        }
    }

    /// - Parameters:
    ///   - settings: more of the configuration, as JSON's members with a comma behind.
    ///   - off: publishers whose feeds are switched off.
    @discardableResult
    func build(
        _ settings: String = "", without off: Set<String> = [], after hours: Double = 0
    ) async throws -> Report {
        try await pipeline(settings, without: off).run(at: Self.now.addingTimeInterval(hours * 3_600))
    }

    /// - Parameter language: of every source; nil where the configuration does not say.
    func pipeline(
        _ settings: String = "", without off: Set<String> = [], language: String? = nil,
        observe: @escaping @Sendable (PipelineEvent) -> Void = { _ in }
    ) throws -> Pipeline {
        let language = language.map { "\"language\": \"\($0)\"," } ?? ""
        let sources = items.value.withLock { $0.keys.sorted() }.map {
            """
            {"name": "\($0.capitalized)", "feed": "\(server.url("/" + $0))", "category": "news", \(language)
             "enabled": \(!off.contains($0))}
            """
        }
        let text = """
            {\(withoutPuzzles(settings)) "sources": [\(sources.joined(separator: ","))],
             "fetching": {"allowedHosts": ["127.0.0.1"], \(patientFetching)}}
            """
        return try Pipeline(
            Configuration(reading: Data(text.utf8), name: "feeds.json", folder: folder.path), observe: observe)
    }

    func text(_ path: String) throws -> String {
        try String(contentsOf: folder.appending(path: "Output").appending(path: path), encoding: .utf8)
    }

    /// Every file of the site, sorted.
    func paths() throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: folder.appending(path: "Output").path).sorted()
    }
}
