import Deduplicating
import Foundation
import Newsroom
import TestSupport
import Testing

/// Several runs over changing feeds: what is new, what was seen, what became of it.
struct NightTests {
    /// `night DATE`, `feed NAME`, then items as `identifier | address | title | date | summary`, a hyphen for nothing.
    @Test(arguments: try fixtures(in: "Nights", ending: ".txt"))
    func nightsPass(file: URL) throws {
        var known: [Article] = []
        var outline = ""
        for (moment, readings) in try nights(from: file) {
            let matched = Deduplicator().articles(from: readings, known: known, at: moment)
            #expect(matched == Deduplicator().articles(from: readings, known: known, at: moment))
            #expect(Set(matched.all.map(\.id)).count == matched.all.count)
            #expect(matched.new.count + known.count == matched.all.count)
            outline += "night \(moment.formatted(.iso8601))\n"
            outline += matched.new.map { "  new  " + line($0) + "\n" }.joined()
            outline += matched.seen.map { "  seen " + line($0) + "\n" }.joined()
            known = matched.all.sorted { ($0.firstSeen, $0.id) < ($1.firstSeen, $1.id) }
        }
        let name = file.deletingPathExtension().lastPathComponent
        expectGolden(outline, named: "Nights/\(name).golden")
    }

    private func line(_ article: Article) -> String {
        [
            article.source, article.identifier ?? "-", article.url ?? "-", article.title,
            article.published.map { $0.formatted(.iso8601) } ?? "-",
            article.updated.map { "updated " + $0.formatted(.iso8601) } ?? "-",
            article.summary.isEmpty ? "-" : article.summary,
        ].joined(separator: " | ")
    }

    private func nights(from file: URL) throws -> [(Date, [SourcedFeed])] {
        var nights: [(Date, [SourcedFeed])] = []
        for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") where !line.hasPrefix("#") {
            let words = line.split(separator: " ", maxSplits: 1).map(String.init)
            switch words[0] {
            case "night": nights.append((try Date(words[1], strategy: .iso8601), []))
            case "feed":
                let source = FeedSource(name: words[1], feed: words[1].lowercased(), category: "news")
                nights[nights.count - 1].1.append(SourcedFeed(source: source, feed: Feed(format: "RSS 2.0")))
            default:
                let fields = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
                    .map { $0 == "-" ? nil : $0 }
                let item = FeedItem(
                    identifier: fields[0], title: fields[2] ?? "", url: fields[1],
                    published: try fields[3].map { try Date($0, strategy: .iso8601) },
                    summary: fields[4].map { Prose(html: $0, text: $0) })
                let last = nights.count - 1
                nights[last].1[nights[last].1.count - 1].feed.items.append(item)
            }
        }
        return nights
    }
}
