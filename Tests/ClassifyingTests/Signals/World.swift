import Foundation
import Newsroom

/// Days of news written as lines: `days 0,4-12 COUNT SOURCE/TIER TITLE` gives the source so many articles on each of
/// these days, counted back from the edition; `{n}` numbers them. `SOURCE/TIER/STORY` puts them in one story, and
/// `language CODE` tells the language of those that follow.
struct World {
    let now: Date
    let timeZone: String
    let briefs: [Brief]
    var articles: [Article] { briefs.map(\.article) }

    init(reading file: URL) throws {
        var now = Date.distantPast
        var timeZone = ""
        var language: String?
        var briefs: [Brief] = []
        for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") where !line.hasPrefix("#") {
            let words = line.split(separator: " ", maxSplits: 4)
            if words[0] == "now" {
                now = try Date(String(words[1]), strategy: .iso8601)
                timeZone = String(words[2])
                continue
            }
            if words[0] == "language" {
                language = String(words[1])
                continue
            }
            for day in Self.days(words[1]) {
                for number in 0..<(Int(words[2]) ?? 0) {
                    // At noon of the edition's clock and a little before, so that none is near the edge of a day.
                    let moment = now.addingTimeInterval(-86_400 * Double(day) - 21_600 - Double(number) * 60)
                    briefs.append(
                        Self.brief(
                            "\(words[3])-\(day)-\(briefs.count)", words[3].split(separator: "/"),
                            String(words[4].replacing("{n}", with: "\(day * 10 + number)")), in: language, moment))
                }
            }
        }
        self.now = now
        self.timeZone = timeZone
        self.briefs = briefs
    }

    private static func days(_ text: Substring) -> [Int] {
        text.split(separator: ",").flatMap { part -> [Int] in
            let ends = part.split(separator: "-").compactMap { Int($0) }
            return Array((ends.first ?? 0)...(ends.last ?? 0))
        }
    }

    private static func brief(
        _ id: String, _ source: [Substring], _ title: String, in language: String?, _ moment: Date
    ) -> Brief {
        let feed = "https://\(source[0].lowercased()).example/feed"
        return Brief(
            article: Article(
                id: id, source: feed, title: title, published: moment, firstSeen: moment, lastSeen: moment,
                language: language),
            source: FeedSource(
                name: String(source[0]), feed: feed, category: "news",
                tier: CredibilityTier(rawValue: Int(source[1]) ?? 3) ?? .other),
            topic: Topic(category: "news", confidence: 1),
            story: Story(id: source.count > 2 ? String(source[2]) : id, articles: [id], lead: id, publishers: 1))
    }

    /// For a golden: a line for every signal and trend, and its first article.
    static func text(of patterns: Patterns) -> String {
        func usual(_ count: UsualCount?) -> String {
            count.map { "usual \(String(format: "%.2f", $0.average))\($0.weekday.map { " on weekday \($0)" } ?? "")" }
                ?? "usual unknown"
        }
        let signals = patterns.signals.map {
            "\($0.kind.rawValue) '\($0.topic)': \($0.briefs.count) articles, \($0.publishers) publishers, "
                + "\(usual($0.usual)); \($0.briefs[0].article.title)"
        }
        let trends = patterns.trends.map {
            "\($0.isName ? "name" : "word") '\($0.term)': \($0.briefs.count) articles, \($0.publishers) publishers, "
                + "\(usual($0.usual)); \($0.briefs[0].article.title)"
        }
        return ((signals + trends).isEmpty ? ["silence"] : signals + trends).joined(separator: "\n") + "\n"
    }
}
