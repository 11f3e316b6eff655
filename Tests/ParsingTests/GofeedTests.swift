import Foundation
import Newsroom
import Parsing
import TestSupport
import Testing

/// gofeed's own suite (MIT): the universal reading of a feed beside it, mapped to our fields. `Benchmarks/gofeed.py`
/// lists what differs, and checks texts, pictures and authors too.
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

    @Test(.needs(shared: "eval/parse/gofeed/testdata"))
    func nearlyAllHolds() throws {
        let folder = try #require(shared("eval/parse/gofeed/testdata")).appending(path: "translator")
        var (held, wanted) = (0, 0)
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where path.hasSuffix(".json") {
            let stem = String(path.dropLast(5))
            let source = stem.hasSuffix("_expected") ? String(stem.dropLast(9)) + ".json" : stem + ".xml"
            let file = folder.appending(path: source)
            guard FileManager.default.fileExists(atPath: file.path), source != path else { continue }
            let golden = try Data(contentsOf: folder.appending(path: path))
            let expected = try JSONDecoder().decode(Expected.self, from: golden)
            let body = FeedBody(bytes: [UInt8](try Data(contentsOf: file)), url: "")
            let feed = try? FeedParser().feed(from: body, of: path)
            for isMet in checks(expected, feed) {
                wanted += 1
                held += isMet ? 1 : 0
            }
        }
        #expect(wanted > 80)
        #expect(held * 100 >= wanted * 98, "\(held) of \(wanted)")
    }

    private func checks(_ expected: Expected, _ feed: Feed?) -> [Bool] {
        var checks: [Bool] = []
        func check<Value: Equatable>(_ wanted: Value?, _ given: Value?) {
            if let wanted, wanted as? String != "" { checks.append(wanted == given) }
        }
        check(expected.feedType, feed.map { String($0.format.lowercased().prefix { $0 != " " }) })
        check(expected.title, feed?.title)
        check(expected.link, feed?.url)
        for (index, wanted) in (expected.items ?? []).enumerated() {
            let item = feed.flatMap { $0.items.indices.contains(index) ? $0.items[index] : nil }
            check(wanted.title, item?.title)
            check(wanted.link, item?.url)
            check(wanted.guid, item?.identifier)
            check(wanted.publishedParsed.map(moment), item?.published.map(dump))
            check(wanted.updatedParsed.map(moment), item?.updated.map(dump))
            check(wanted.categories.map(Set.init), item.map { Set($0.tags) })
            check(wanted.enclosures.map { $0.compactMap(\.url) }, item?.enclosures.map(\.url))
        }
        return checks
    }

    private func moment(_ text: String) -> String {
        let style = Date.ISO8601FormatStyle(includingFractionalSeconds: text.contains("."))
        return (try? Date(text, strategy: style)).map(dump) ?? text
    }
}
