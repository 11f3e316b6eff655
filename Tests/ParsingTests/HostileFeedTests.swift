import Foundation
import MarkupReading
import Newsroom
import Parsing
import TestSupport
import Testing

/// Feeds made to exhaust or to trick a reader: each is read or refused, and gives nothing away.
///
/// Without the guards a run would take hours. The tests count work and do not time it; the limit only ends a run that
/// hangs.
@Suite(.serialized, .timeLimit(.minutes(30))) struct HostileFeedTests {
    private func reading(_ text: String) throws -> Feed? {
        try? FeedParser().feed(from: FeedBody(bytes: Array(text.utf8), url: "https://h.example.net/"), of: "h")
    }

    private func rss(_ items: String, before: String = "") -> String {
        "<?xml version=\"1.0\"?>\(before)<rss version=\"2.0\"><channel><title>T</title>\(items)</channel></rss>"
    }

    @Test func entitiesThatGrowExponentiallyAreNotExpanded() throws {
        let declarations = (1...20).map { "<!ENTITY l\($0) \"\(String(repeating: "&l\($0 - 1);", count: 10))\">" }
        let doctype = "<!DOCTYPE rss [<!ENTITY l0 \"lol\">\(declarations.joined())]>"
        let feed = try #require(try reading(rss("<item><title>&l20; and &l0;</title></item>", before: doctype)))
        #expect(feed.items.map(\.title) == ["&l20; and lol"])
    }

    /// In one text, or a little in each of many.
    @Test(arguments: [1, 1_000]) func entitiesThatGrowQuadraticallyAreBounded(items: Int) throws {
        let value = String(repeating: "x", count: 250)
        let uses = String(repeating: "&a;", count: 200_000 / items)
        let text = rss(
            String(repeating: "<item><title>\(uses)</title></item>", count: items),
            before: "<!DOCTYPE rss [<!ENTITY a \"\(value)\">]>")
        let feed = try #require(try reading(text))
        #expect(feed.items.count == items)
        // All of them would be 50 MB.
        #expect(feed.items.reduce(0) { $0 + $1.title.utf8.count } < 4 * text.utf8.count)
    }

    @Test func filesOfThisMachineAreNotRead() throws {
        try withExtendedLifetime(()) {
            let secret = FileManager.default.temporaryDirectory.appending(path: "pulse-secret-\(UUID().uuidString)")
            try Data("s3cret".utf8).write(to: secret)
            defer { try? FileManager.default.removeItem(at: secret) }
            let doctype =
                "<!DOCTYPE rss [<!ENTITY x SYSTEM \"\(secret.absoluteString)\"><!ENTITY % y SYSTEM \"\(secret.absoluteString)\">%y;]>"
            let feed = try #require(try reading(rss("<item><title>&x;!</title></item>", before: doctype)))
            #expect(feed.items.map(\.title) == ["&x;!"])
        }
    }

    @Test func depthIsBounded() throws {
        let count = 200_000
        let deep = String(repeating: "<a>", count: count) + "core" + String(repeating: "</a>", count: count)
        let feed = try #require(
            try reading(
                rss(
                    "<item><title>Before</title><description>\(deep)</description></item><item><title>After</title></item>"
                )))
        #expect(feed.items.map(\.title) == ["Before", "After"])
    }

    /// Each end tag is looked for among the elements that are open.
    @Test func depthOfRepairedDocumentsIsBounded() {
        let count = 5_000
        let tags = String(repeating: "<a>", count: count) + String(repeating: "</b>", count: count)
        #expect(work("<rss><channel>", tags, 1, .feeds) < 300 * count)
    }

    @Test func attributesOfATagAreBounded() throws {
        let many = (0..<1_000_000).map { "a\($0)=\"\"" }.joined(separator: " ")
        let feed = try #require(
            try reading(rss("<item \(many)><title>One</title></item><item><title>Two</title></item>")))
        #expect(feed.items.map(\.title) == ["One", "Two"])
    }

    @Test func namespacesOfATagAreBounded() throws {
        let many = (0..<300_000).map { "xmlns:n\($0)=\"u:\($0)\"" }.joined(separator: " ")
        let feed = try #require(try reading(rss("<item \(many)><title>One</title></item>")))
        #expect(feed.items.map(\.title) == ["One"])
    }

    /// The document type keeps our own scanner from reading it.
    @Test func differentNamesAreBounded() throws {
        func feed(_ count: Int) throws -> Feed? {
            let many = (0..<count).map { "<n\($0) xmlns=\"u:\($0)\"/>" }.joined()
            return try reading(
                rss("\(many)<item><title>One</title></item>", before: "<!DOCTYPE rss [<!ENTITY x \"y\">]>"))
        }
        #expect(try feed(20_000)?.problem == nil)
        let hostile = try #require(try feed(60_000))
        #expect(hostile.items.map(\.title) == ["One"])
        #expect(hostile.problem?.english.contains("more than 50,000 different names") == true, "\(hostile)")
    }

    @Test func manyLargeTagsAreBounded() throws {
        let tag = "<x \((0..<3_000).map { "a\($0)=\"\"" }.joined(separator: " "))/>"
        let feed = try #require(
            try reading(rss(String(repeating: tag, count: 200) + "<item><title>One</title></item>")))
        #expect(feed.items.map(\.title) == ["One"])
    }

    @Test func oneLongLineIsRead() throws {
        let text = String(repeating: "word ", count: 2_000_000)
        let feed = try #require(try reading(rss("<item><description>\(text)</description></item>")))
        #expect(feed.items.first?.summary?.text.utf8.count == 9_999_999)
    }

    @Test(arguments: [
        "<![CDATA[", "<!--", "<a b=\"", "<a b='", "&", "<", "</", "<!DOCTYPE [", "<?x", "<item>", "]]>", "\u{0}",
        "<a b='\"", "\\\"",
    ])
    func repetitionTakesLinearWork(piece: String) {
        let frames = [
            (rss("<item><title>One</title></item>"), Vocabulary.feeds), ("<rss><channel>", .feeds),
            ("{\"version\": \"https://jsonfeed.org/version/1\", \"items\": [", .json),
            ("{\"version\": \"", .json),
        ]
        for (frame, vocabulary) in frames {
            let (small, large) = (work(frame, piece, 2_000, vocabulary), work(frame, piece, 8_000, vocabulary))
            #expect(large <= 4 * small + 1_000, "\(frame)")
            #expect(large <= 4 * (frame.utf8.count + 8_000 * piece.utf8.count), "\(frame)")
        }
    }

    private func work(_ frame: String, _ piece: String, _ count: Int, _ vocabulary: Vocabulary) -> Int {
        let text = Array((frame + String(repeating: piece, count: count)).utf8)
        let document = FeedDocument(text, contentType: nil, vocabulary: vocabulary)
        return document.read(restart: {}, deliver: { _, _ in true }).work
    }

    @Test func deepJSONIsRefused() throws {
        #expect(try reading(String(repeating: "[", count: 1_000_000)) == nil)
        #expect(try reading(String(repeating: "{\"a\":", count: 1_000_000)) == nil)
    }

    @Test func theServersEncodingMustBeAName() throws {
        let body = FeedBody(
            bytes: Array(rss("<item><title>caf\u{E9}</title></item>").utf8),
            contentType: "text/xml; charset=\"../../x//IGNORE\"",
            url: "https://h.example.net/")
        #expect(try FeedParser().feed(from: body, of: "h").items.first?.title == "caf\u{E9}")
    }

    @Test(arguments: ["rss", "json"]) func hugeFeedsAreCutAndSaySo(format: String) throws {
        let text =
            format == "rss"
            ? rss((1...5_001).map { "<item><title>\($0)</title></item>" }.joined())
            : "{\"version\": \"https://jsonfeed.org/version/1.1\", \"items\": ["
                + (1...5_001).map { "{\"id\": \"\($0)\", \"title\": \"\($0)\"}" }.joined(separator: ",") + "]}"
        let feed = try FeedParser().feed(
            from: FeedBody(bytes: Array(text.utf8), url: "https://h.example.net/"), of: "h")
        #expect(feed.items.map(\.title) == (1...5_000).map(String.init))
        #expect(feed.problem?.english == "only the first 5,000 items were read")
    }

    @Test func theServersEncodingComesFirst() throws {
        var bytes = Array("<?xml version=\"1.0\" encoding=\"utf-8\"?><rss version=\"2.0\"><channel><item><title>".utf8)
        bytes += [0xCE, 0xCF, 0xD7] + Array("</title></item></channel></rss>".utf8)
        let body = FeedBody(
            bytes: bytes, contentType: "application/rss+xml; charset=KOI8-R", url: "https://h.example.net/")
        #expect(try FeedParser().feed(from: body, of: "h").items.first?.title == "нов")
    }
}
