import Foundation
import Newsroom
import Testing

@testable import Pipeline

@Suite("Notices that take the place of articles")
struct SharedNoticesTests {
    private static let now = Date(timeIntervalSince1970: 1_772_366_400)

    /// Returns which articles lose their page's text.
    ///
    /// - Parameter rows: the address, title and page's text of each article.
    private func removed(_ rows: [(url: String, title: String, text: String)]) -> [Int] {
        let ids = rows.indices.map { "\($0)" }
        let pages = Dictionary(
            uniqueKeysWithValues: zip(ids, rows).map { id, row in
                (id, ArticlePage(article: id, text: row.text, lastAttempt: Self.now, isSettled: true))
            })
        let articles = zip(ids, rows).map { id, row in
            Article(
                id: id, source: "paper", title: row.title, url: row.url, published: Self.now, firstSeen: Self.now,
                lastSeen: Self.now)
        }
        let subjects = Dictionary(
            uniqueKeysWithValues: zip(ids, articles).compactMap { id, article in
                SharedNotices.Subject(article).map { (id, $0) }
            })
        let notices = SharedNotices(in: pages, of: subjects)
        return rows.indices.filter { pages["\($0)"].map { notices.removed(from: $0).text.isEmpty } ?? false }
    }

    @Test("are recognised by two titles on one host with one text")
    func notice() {
        let rows = [
            (url: "https://paper.example/1", title: "Ferry returns", text: "We and our partners use cookies."),
            (url: "http://paper.example/2", title: "Mayor resigns", text: "We and our partners use cookies."),
            (url: "https://paper.example/3", title: "Snow falls", text: "Snow fell on Sandoy."),
        ]
        #expect(removed(rows) == [0, 1])
    }

    @Test("aren't an agency's text on two hosts or one article at two addresses")
    func reports() {
        #expect(
            removed([
                (url: "https://paper.example/1", title: "Ferry returns", text: "The ferry returns on Monday."),
                (url: "https://post.example/2", title: "A ferry is back", text: "The ferry returns on Monday."),
            ]).isEmpty)
        #expect(
            removed([
                (url: "https://paper.example/1", title: "Ferry returns", text: "The ferry returns on Monday."),
                (url: "https://paper.example/2", title: "Ferry Returns", text: "The ferry returns on Monday."),
            ]).isEmpty)
    }
}
