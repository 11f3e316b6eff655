import Foundation
import Newsroom
import Pipeline
import SQLiteArchiving
import TestSupport
import Testing

@Suite("Transcripts and chapters of episodes")
struct EpisodeFileTests {
    private static let now = Date(timeIntervalSince1970: 1_772_366_400)
    /// Longer than the feed's text; its last word is said after more than an article's text holds.
    private static let speech =
        (0..<40).map { "Good evening from the harbour, part \($0) of the talk.\n\n00:01.000 --> 00:02.000\n" }.joined()
        + "Finally the zeppelin."

    /// Four episodes: with a transcript, with a file of chapters, with neither, and with a transcript that robots may
    /// not read.
    private static func server() throws -> LoopbackServer {
        try LoopbackServer { request, connection in
            switch request.path {
            case "/robots.txt": connection.answer(body: Array("User-agent: *\nDisallow: /private".utf8))
            case "/feed": connection.answer("200 OK", ["Content-Type: application/rss+xml"], body: Array(feed.utf8))
            case "/1.vtt":
                let text = "WEBVTT\n\n00:00.000 --> 00:01.000\n\(speech)"
                connection.answer("200 OK", ["Content-Type: application/octet-stream"], body: Array(text.utf8))
            case "/2.json":
                let chapters = #"{"startTime": 0, "title": "Hello"}, {"startTime": 65, "title": "Lighthouses <b>"}"#
                let text = #"{"version": "1.2.0", "chapters": [\#(chapters), {"startTime": 90, "title": "Nets"}]}"#
                connection.answer("200 OK", ["Content-Type: application/json"], body: Array(text.utf8))
            default:
                connection.answer(
                    "200 OK", ["Content-Type: text/html"], body: Array(ArticlePageTests.page("3").utf8))
            }
        }
    }

    private static let feed =
        #"<rss version="2.0" xmlns:podcast="https://podcastindex.org/namespace/1.0"><channel>"#
        + item(1, #"<podcast:transcript url="/1.vtt" type="text/vtt"/><podcast:chapters url="/1.json"/>"#)
        + item(2, #"<podcast:chapters url="/2.json" type="application/json+chapters"/>"#)
        + item(3, "")
        + item(4, #"<podcast:transcript url="/private/4.srt" type="application/srt"/>"#)
        + "</channel></rss>"

    private static func item(_ number: Int, _ elements: String) -> String {
        """
        <item><title>Harbour talk, episode \(number) of many</title><link>/episodes/\(number)</link>
        <description>What is said in episode \(number).</description>\(elements)
        <enclosure url="/\(number).mp3" type="audio/mpeg" length="9"/>
        <pubDate>Sun, 01 Mar 2026 11:0\(number):00 GMT</pubDate></item>
        """
    }

    @discardableResult
    private static func run(
        _ server: LoopbackServer, in folder: URL, extract: Bool = true, hours: Double = 0
    ) async throws -> Report {
        try await ArticlePageTests.run(server, in: folder, extract: extract, hours: hours)
    }

    /// The search's files of days as one text.
    private static func search(in folder: URL) throws -> String {
        let search = folder.appending(path: "Output/search")
        let names = try FileManager.default.contentsOfDirectory(atPath: search.path).sorted()
        return try names.filter { $0.hasSuffix(".json") }
            .map { try String(contentsOf: search.appending(path: $0), encoding: .utf8) }.joined()
    }

    @Test("are read once instead of the pages, can be searched, and are shown no more fully than other texts")
    func once() async throws {
        try await withTemporaryFolder { folder in
            let server = try Self.server()
            let report = try await Self.run(server, in: folder)
            #expect(
                server.requests.map(\.path).sorted() == ["/1.vtt", "/2.json", "/episodes/3", "/feed", "/robots.txt"])
            #expect(report.articlePages == 3)
            #expect(report.articlePageFailures.map(\.reason.english) == ["blocked by the robots.txt of 127.0.0.1"])
            let texts = try SQLiteArchive(folder: folder.appending(path: "Data").path).pages().values.map(\.text)
            #expect(texts.contains { $0.hasSuffix("Finally the zeppelin.") && !$0.contains("-->") })
            #expect(texts.contains("0:00 Hello\n1:05 Lighthouses <b>\n1:30 Nets"))

            let media = try String(contentsOf: folder.appending(path: "Output/media.html"), encoding: .utf8)
            #expect(media.contains("<li data-at=\"65\"><span>1:05</span> Lighthouses &lt;b&gt;</li>"))
            #expect(media.contains(server.url("/1.vtt")) && media.contains(server.url("/private/4.srt")))
            let site = try ArticlePageTests.site(in: folder)
            #expect(!site.contains("zeppelin") && !site.contains("part 30 of the talk"))
            #expect(site.contains("What is said in episode 1."))
            let words = try Self.search(in: folder)
            #expect(words.contains("zeppelin") && words.contains("lighthouses"))

            try await Self.run(server, in: folder, hours: 1)
            #expect(server.requests.dropFirst(5).map(\.path) == ["/feed"], "a second run asks for nothing")
            #expect(try Self.search(in: folder).contains("zeppelin"), "what was read stays")
        }
    }

    @Test("are not fetched unless configured, but linked all the same")
    func optIn() async throws {
        try await withTemporaryFolder { folder in
            let server = try Self.server()
            try await Self.run(server, in: folder, extract: false)
            #expect(server.requests.map(\.path) == ["/feed"])
            let media = try String(contentsOf: folder.appending(path: "Output/media.html"), encoding: .utf8)
            #expect(media.contains(server.url("/1.vtt")) && !media.contains("Lighthouses"))
            #expect(try !Self.search(in: folder).contains("zeppelin"))
        }
    }
}
