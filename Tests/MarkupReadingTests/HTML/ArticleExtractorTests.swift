import Foundation
import MarkupReading
import PropertyChecking
import TestSupport
import Testing

@Suite struct ArticleExtractorTests {
    private let extractor = ArticleExtractor()

    @Test(arguments: try fixtures(in: "Articles", ending: ".html"))
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

    @Test(
        "JSON-LD says whether the article is free to read",
        arguments: [
            ("false", false), ("true", true), (#""False""#, false), (#""https://schema.org/True""#, true),
            (#""untrue""#, nil), ("\"\"", nil), ("null", nil), ("0", nil), ("[false]", nil),
        ] as [(String, Bool?)])
    func accessInLinkedData(value: String, isFree: Bool?) {
        let data = #"{"@type": "NewsArticle", "headline": "Storm", "isAccessibleForFree": \#(value)}"#
        let page = "<script type=\"application/ld+json\">\(data)</script><p>Text</p>"
        let article = extractor.article(from: page, url: nil)
        #expect(article.isFree == isFree && article.title == "Storm")
    }

    @Test(
        "so does `article:content_tier`",
        arguments: [("locked", false), ("Free", true), ("metered", nil), ("", nil)] as [(String, Bool?)])
    func accessInMetadata(tier: String, isFree: Bool?) {
        let page = "<meta property=\"article:content_tier\" content=\"\(tier)\"><p>Text</p>"
        #expect(extractor.article(from: page, url: nil).isFree == isFree)
    }

    @Test("metered pages have no statement on access, whatever JSON-LD says", arguments: [true, false])
    func meteredAccess(isFree: Bool) {
        let data = #"{"@type": "NewsArticle", "isAccessibleForFree": \#(isFree)}"#
        let page = """
            <meta property="article:content_tier" content="metered">
            <script type="application/ld+json">\(data)</script><p>Text</p>
            """
        #expect(extractor.article(from: page, url: nil).isFree == nil)
    }

    @Test func anyTagSoupIsAPage() {
        var random = SeededNumbers(seed: 4)
        for _ in 0..<1000 {
            let article = extractor.article(from: tagSoup(length: 60, using: &random), url: nil)
            #expect(HTMLJudge.complaint(about: article.html) == nil)
        }
    }

    @Test(arguments: [
        (#"<base href="/b/"><base href="https://c.example/">"#, "https://a.example/b/x.jpg"),
        (#"<base target="_top"><base href="/b/">"#, "https://a.example/b/x.jpg"),
        (#"<base href="mailto:desk@c.example"><base href="https://c.example/">"#, "https://a.example/p/x.jpg"),
        ("<base href><base href=/b/>", "https://a.example/p/x.jpg"),
        ("", "https://a.example/p/x.jpg"),
    ])
    func onlyTheFirstBaseWithAnAddressCounts(bases: String, picture: String) {
        let page = bases + #"<meta property="og:image" content="x.jpg"><article><p>The harbour opened.</p></article>"#
        #expect(extractor.article(from: page, url: "https://a.example/p/1").image == picture)
    }

    /// Pages have a few dozen of them; more used up the nodes before the article came.
    @Test(arguments: ["<meta name=author content=x>", "<link rel=x href=y>"])
    func endlessMetadataDoesNotHideTheArticle(piece: String) {
        let text = "The harbour opened again, two days after the storm, and nobody was hurt, said its master."
        let page = String(repeating: piece, count: 300_000) + "<article><p>\(text)</p></article>"
        #expect(extractor.article(from: page, url: nil).text == text)
    }

    /// Nesting, repetition and words that once took seconds or minutes, each 16 KiB of it; Benchmarks/attacks.py
    /// measures.
    @Test(
        .timeLimit(.minutes(10)),
        arguments: [
            "<div>", "<table><tr><td>", "<p>a, b, c, d, e, f, g, h, i, j, k", "<h1>x", "<h1>x</h1>", "<form><input>",
            "<div class=share>", "<div class=byline>", "<div style=\"display:none\">x</div>", "</x>", "{},", "a - ",
            "<iframe src=https://www.youtube.com/embed/x></iframe>", "<figure><img src=x></figure>",
            "<p class=sidebar>x</p>",
            "<div class=a>some text, here, and more</div>", "<i></i>",
        ])
    func hostilePagesEnd(piece: String) {
        let head = "<title>one two three</title>" + String(repeating: "<div>", count: 100)
        let heads = [
            "", head, "<table><tr><td>", "<script type=application/ld+json>[", "<title>", "<h1>", "<b><table>",
        ]
        for head in heads {
            let page = head + String(repeating: piece, count: (16 << 10) / piece.utf8.count)
            let article = extractor.article(from: page, url: nil)
            #expect(article.html.utf8.count <= 40 * page.utf8.count)
        }
    }
}
