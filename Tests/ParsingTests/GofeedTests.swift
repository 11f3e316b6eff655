import Foundation
import Newsroom
import Parsing
import TestSupport
import Testing

/// gofeed's own suite (MIT): the universal reading of a feed beside it, mapped to our fields. `Benchmarks/gofeed.py`
/// checks texts, pictures and authors too.
@Suite struct GofeedTests {
    private struct Expected: Decodable {
        var feedType: String?
        var title: String?
        var link: String?
        var items: [Item]?

        struct Item: Decodable {
            var title: String?
            var link: String?
            var guid: String?
            var publishedParsed: String?
            var updatedParsed: String?
            var categories: [String]?
            var enclosures: [File]?
        }

        struct File: Decodable {
            var url: String?
        }
    }

    /// Where we differ from gofeed, by its own names of files and fields, and why. What is not here must hold, and what
    /// is here must differ.
    private static let exceptions =
        [
            // RSS has one link, written as text. Of several, gofeed takes the last, which is Atom's form of it here; we
            // take the first, as the publisher's own.
            "rss/feed_item_links_-_rss_channel_item_links.xml items[0].link",
            "rss/feed_links_-_rdf_channel_links.xml link",
            "rss/feed_links_-_rss_channel_links.xml link",
        ] as Set

    @Test(.needs(shared: "eval/parse/gofeed/testdata"))
    func allElseHolds() throws {
        let folder = try #require(shared("eval/parse/gofeed/testdata")).appending(path: "translator")
        var wanted = 0
        var different: Set<String> = []
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where path.hasSuffix(".json") {
            let stem = String(path.dropLast(5))
            let source = stem.hasSuffix("_expected") ? String(stem.dropLast(9)) + ".json" : stem + ".xml"
            let file = folder.appending(path: source)
            guard FileManager.default.fileExists(atPath: file.path), source != path else { continue }
            let golden = try Data(contentsOf: folder.appending(path: path))
            let expected = try JSONDecoder().decode(Expected.self, from: golden)
            let body = FeedBody(bytes: [UInt8](try Data(contentsOf: file)), url: "")
            let feed = try? FeedParser().feed(from: body, of: path)
            for (field, isMet) in checks(expected, feed) {
                wanted += 1
                if !isMet { different.insert("\(source) \(field)") }
            }
        }
        #expect(wanted > 80)
        let unexpected = different.subtracting(Self.exceptions).sorted()
        #expect(unexpected == [], "differs, and is not among the exceptions")
        #expect(Self.exceptions.subtracting(different).sorted() == [], "no longer differs")
    }

    private func checks(_ expected: Expected, _ feed: Feed?) -> [(field: String, isMet: Bool)] {
        var checks: [(field: String, isMet: Bool)] = []
        func check<Value: Equatable>(_ field: String, _ wanted: Value?, _ given: Value?) {
            if let wanted, wanted as? String != "" { checks.append((field, wanted == given)) }
        }
        check("feedType", expected.feedType, feed.map { String($0.format.lowercased().prefix { $0 != " " }) })
        check("title", expected.title, feed?.title)
        check("link", expected.link, feed?.url)
        for (index, wanted) in (expected.items ?? []).enumerated() {
            let item = feed.flatMap { $0.items.indices.contains(index) ? $0.items[index] : nil }
            check("items[\(index)].title", wanted.title, item?.title)
            check("items[\(index)].link", wanted.link, item?.url)
            check("items[\(index)].guid", wanted.guid, item?.identifier)
            check("items[\(index)].published", wanted.publishedParsed.map(moment), item?.published.map(dump))
            check("items[\(index)].updated", wanted.updatedParsed.map(moment), item?.updated.map(dump))
            check("items[\(index)].categories", wanted.categories.map(Set.init), item.map { Set($0.tags) })
            check(
                "items[\(index)].enclosures", wanted.enclosures.map { $0.compactMap(\.url) },
                item?.enclosures.map(\.url))
        }
        return checks
    }

    private func moment(_ text: String) -> String {
        let style = Date.ISO8601FormatStyle(includingFractionalSeconds: text.contains("."))
        return (try? Date(text, strategy: style)).map(dump) ?? text
    }
}
