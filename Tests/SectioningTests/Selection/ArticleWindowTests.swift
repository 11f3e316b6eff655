import Foundation
import Newsroom
import Sectioning
import Testing

@Suite("Which articles an edition can show")
struct ArticleWindowTests {
    private static let now = Date(timeIntervalSince1970: 1_772_366_400)

    private func article(_ id: String, daysAgo days: Double, source: String = "feed") -> Article {
        let moment = Self.now.addingTimeInterval(-days * 86_400)
        return Article(id: id, source: source, title: id, published: moment, firstSeen: moment, lastSeen: moment)
    }

    private func window(_ articles: [Article], memberships: [String: String] = [:]) -> ArticleWindow {
        ArticleWindow(of: articles, memberships: memberships, retentionDays: 30, at: Self.now)
    }

    @Test("are all those of eight days, and twelve older ones from each source")
    func older() {
        let recent = (0..<20).map { article("recent \($0)", daysAgo: 8) }
        let old = (0..<14).map { article("old \($0)", daysAgo: 9 + Double($0)) }
        let elsewhere = article("elsewhere", daysAgo: 400, source: "other")
        let window = window(recent + old + [elsewhere])
        #expect(window.current.map(\.id) == (recent + old.prefix(12) + [elsewhere]).map(\.id))
        #expect(window.earlier(than: window.current).map(\.id) == ["old 12", "old 13"])
    }

    @Test("include those that began a story that is still in the news")
    func beginnings() {
        let old = (0..<14).map { article("old \($0)", daysAgo: 20 + Double($0)) }
        let articles = [article("new", daysAgo: 1)] + old
        let window = window(articles, memberships: ["new": "s", "old 13": "s", "old 12": "t"])
        #expect(window.current.map(\.id) == (articles.prefix(13) + articles.suffix(1)).map(\.id))
        // What is past the retention is not found either.
        #expect(window.earlier(than: window.current).isEmpty)
        #expect(window.earlier(than: []).count == 12)
    }
}
