import Foundation
import Newsroom
import Parsing
import TestSupport
import Testing

/// Pairs of files: an invented page, and the items read from it by the selectors proposed for it.
@Suite("Pages without a feed")
struct WatchedPageTests {
    private static let address = "https://harbour.example/news"

    private func body(_ html: String, type: String? = "text/html") -> FeedBody {
        FeedBody(bytes: Array(html.utf8), contentType: type, url: Self.address)
    }

    private func feed(_ html: String, _ selectors: PageSelectors) throws(Failure) -> Feed {
        try FeedParser(pages: ["p": selectors]).feed(from: body(html), of: "p")
    }

    private func reason(_ html: String, _ selectors: PageSelectors) -> String? {
        do throws(Failure) {
            _ = try feed(html, selectors)
            return nil
        } catch { return error.reason.english }
    }

    /// The selectors proposed for each page.
    private static let proposals: [String: PageSelectors] = [
        "cards": PageSelectors(
            items: "//article[contains(concat(' ', normalize-space(@class), ' '), ' card ')]",
            summary: ".//p[contains(concat(' ', normalize-space(@class), ' '), ' teaser ')]"),
        "table": PageSelectors(items: "//tr", date: ".//td"),
        "unclosed-list": PageSelectors(items: "//li[@class='meeting']"),
        "unclosed-table": PageSelectors(items: "//tr", date: ".//td"),
    ]

    @Test("are read by the selectors proposed for them", arguments: proposals.keys.sorted())
    func pair(name: String) throws {
        let page = body(try String(contentsOf: fixture("pages/\(name).html"), encoding: .utf8))
        let proposal = try #require(PageWatching.proposal(for: page))
        #expect(proposal == Self.proposals[name])
        let feed = try FeedParser(pages: ["p": proposal]).feed(from: page, of: "p")
        expectGolden(dump(feed), named: "pages/\(name).txt")
    }

    @Test("are proposed no selectors if nothing but menus repeats")
    func menus() {
        let links = (1...9).map { "<li><a href=/s\($0)>Service number \($0)</a>" }.joined()
        #expect(PageWatching.proposal(for: body("<ul>\(links)</ul>")) == nil)
        #expect(PageWatching.proposal(for: body("<p>Hello")) == nil)
    }

    @Test("give what each selector selects: elements, attributes or the result of a function")
    func selections() throws {
        let html = """
            <div class=n data-day="2026-03-01"><b>One <i>and</i> more</b><a href=a>x</a><a href=b>y</a>
            <em><i>A</i> <i>&lt;b&gt;</i></em></div><div class=n><a href=c>z</a></div>
            """
        let selectors = PageSelectors(
            items: "//div[@class='n']", title: "b", link: "a[2]/@href", date: "@data-day",
            summary: "normalize-space(em)")
        let item = try #require(try feed(html, selectors).items.first)
        #expect(item.title == "One and more")
        #expect(item.url == "https://harbour.example/b")
        #expect(item.published == Date(timeIntervalSince1970: 1_772_323_200))
        #expect(item.summary?.text == "A <b>")
        // What its own selector does not find is missing, not guessed.
        #expect(try feed(html, selectors).items.count == 1)
        #expect(try feed(html, PageSelectors(items: "//div")).items.map(\.title) == ["x", "z"])
    }

    @Test(
        "end rows, cells and list items where a browser does",
        arguments: [
            ("<table><tr><td>A<td>B<tr><td>C</table>", "//tr", ["A B", "C"]),
            ("<table><tr><td>A<td>B</tr><tr><td>C</table>", "//td", ["A", "B", "C"]),
            ("<table><td>A<tr><th>B<td>C</table>", "//table/*", ["A", "B C"]),
            ("<table><thead><tr><td>A</thead><tbody><tr><td>B<tbody><td>C</table>", "//table/*", ["A", "B", "C"]),
            ("<table><caption>A<tr><td>B</table>", "//table/*", ["A", "B"]),
            (
                "<table><tr><td>A<table><tr><td>B<td>C</table>D<td>E</table>", "/html/body/table/tr/td",
                ["A B C D", "E"]
            ),
            ("<ul><li>A<li><b>B</b><li>C</ul>", "//li", ["A", "B", "C"]),
            ("<ul><li>A<ul><li>B</li></li><li>C</ul>D<li>E</ul>", "/html/body/ul/li", ["A B C D", "E"]),
            ("<ul><li>A<table><td><li>B<td><li>C</table>D<li>E</ul>", "/html/body/ul/li", ["A B C D", "E"]),
            ("<dl><dt>A<dd>B<dl><dt>C<dd>D</dd></dd></dl>E<dt>F</dl>", "/html/body/dl/*", ["A", "B C D E", "F"]),
        ])
    func endTags(html: String, items: String, texts: [String]) throws {
        // Each item leads to the page's only link, so only its title is compared.
        let found = try texts.indices.compactMap { place in
            let selectors = PageSelectors(items: "(\(items))[\(place + 1)]", title: ".", link: "//a/@href")
            return try feed(html + "<a href=/1>x</a>", selectors).items.first?.title
        }
        #expect(found.map { $0.split(separator: " ").joined(separator: " ") } == texts)
        let more = PageSelectors(items: "(\(items))[\(texts.count + 1)]", title: ".", link: "//a/@href")
        #expect(reason(html + "<a href=/1>x</a>", more) != nil)
    }

    @Test("without items, and with selectors that cannot be used, have a reason")
    func failures() throws {
        let html = "<ul><li><a href=/1>One</a></ul>"
        #expect(
            reason(html, PageSelectors(items: "//article"))
                == "//article selects no item with a title and a link on the page; has the page changed?")
        #expect(
            reason(html, PageSelectors(items: "//li[", title: "."))
                == "//li[ cannot be used as XPath, or takes too long on this page")
        let failure = #expect(throws: Failure.self) {
            try FeedParser(pages: ["p": PageSelectors(items: "//li")]).feed(
                from: body(html, type: "application/pdf"), of: "p")
        }
        #expect(failure?.reason.english == "not a web page but application/pdf")
        #expect(throws: Failure.self) { try FeedParser().feed(from: body(html), of: "p") }
    }

    @Test(
        "are not searched with expressions that are no XPath, nest too deep or select nothing",
        arguments: [
            ("//li", nil), ("string(.//a)", nil), (".//a/@href | .//h2", nil),
            ("//li[", "'//li[' is not an XPath expression; see character 6"),
            ("", "'' is not an XPath expression; see character 1"),
            (String(repeating: "(", count: 101), "is too long or too nested"),
        ] as [(String, String?)])
    func problems(expression: String, problem: String?) {
        #expect(PageWatching.problem(of: expression) == problem)
    }

    @Test(
        "are not searched with what XPath 1.0 does not have",
        arguments: ["//li[matches(., 'x')]", "lower-case(.)", "$x", "svg:a", "count(//li)", "1 = 1"])
    func unusable(expression: String) {
        // A function in a predicate is found only where something is tested, so that one is refused on the page.
        let isInPredicate = expression.hasPrefix("//li[")
        #expect((PageWatching.problem(of: expression) == nil) == isInPredicate)
        #expect(reason("<ul><li><a href=/1>One</a></ul>", PageSelectors(items: expression)) != nil)
    }

    @Test(
        "are left when an expression takes too long",
        arguments: [
            "//*//*//*//a", "//*[contains(/, /)]", "//*[substring-after(/, /)]", "//*[translate(/, /, /) = 'x']",
        ])
    func endless(expression: String) {
        let links = String(repeating: "<a href=/1>One</a> ", count: 4_500)
        let html = String(repeating: "<div>", count: 100) + links
        #expect(
            reason(html, PageSelectors(items: expression))
                == "\(expression) cannot be used as XPath, or takes too long on this page")
    }

    @Test("do not give every item the whole page")
    func whole() throws {
        let text = String(repeating: "word ", count: 100)
        let html = (1...400).map { "<li><a href=/\($0)>Item number \($0)</a> \(text)" }.joined()
        let feed = try feed(html, PageSelectors(items: "//li", summary: "/html"))
        #expect(1..<100 ~= feed.items.count)
    }

    @Test("with a hundred thousand nested links end soon")
    func hostile() throws {
        let html = String(repeating: "<div class=n><a href=/1>One", count: 100_000)
        // What is selected of them would be too much text.
        #expect(throws: Failure.self) {
            _ = try feed(html, PageSelectors(items: "//div[@class='n']", summary: ".//a"))
        }
        #expect(PageWatching.proposal(for: body(html)) == nil)
    }
}
