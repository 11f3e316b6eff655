import Foundation
import MarkupReading
import PropertyChecking
import TestSupport
import Testing

@Suite struct ArticleExtractorTests {
    private let extractor = ArticleExtractor()

    @Test(arguments: fixtures(in: "Articles", ending: ".html"))
    func findsArticles(_ page: URL) throws {
        let name = page.deletingPathExtension().lastPathComponent
        let html = String(decoding: try Data(contentsOf: page), as: UTF8.self)
        let article = extractor.article(from: html, url: "https://courier.example/bay/storm.html")
        let facts = [
            "title": article.title, "byline": article.byline, "image": article.image, "published": article.published,
        ]
        let head = facts.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value ?? "none")" }.joined(separator: "\n")
        expectGolden("\(head)\n----\n\(article.text)\n----\n\(article.html)\n", named: "Articles/\(name).article")
        #expect(HTMLJudge.complaint(about: article.html) == nil)
    }

    @Test func anyTagSoupIsAPage() {
        var random = SeededNumbers(seed: 4)
        for _ in 0..<1000 {
            let article = extractor.article(from: tagSoup(length: 60, using: &random), url: nil)
            #expect(HTMLJudge.complaint(about: article.html) == nil)
        }
    }

    @Test(arguments: [
        "<div>", "<table><tr><td>", "<p>a, b, c, d, e, f, g, h, i, j, k", "<h1>x", "<script type=application/ld+json>[",
    ])
    func hostilePagesEnd(piece: String) {
        let article = extractor.article(from: String(repeating: piece, count: 2000), url: nil)
        #expect(article.html.utf8.count <= 40 * 2000 + 1000)
    }
}
