import Foundation
import MarkdownRendering
import TestSupport
import Testing

@Suite struct MarkdownRenderingTests {
    @Test(arguments: fixtures(in: "Pages", ending: ".md"))
    func rendersPages(_ page: URL) throws {
        let name = page.deletingPathExtension().lastPathComponent
        let markdown = try String(contentsOf: page, encoding: .utf8)
        expectGolden(MarkdownRenderer().html(from: markdown), named: "Pages/\(name).html")
        expectGolden(MarkdownRenderer().plainMarkdown(from: markdown), named: "Pages/\(name).plain")
    }

    @Test func foldersHoldPages() {
        #expect(fixtures(in: "Pages", ending: ".md").count >= 3)
    }

    @Test(arguments: [
        ("https://example.org/a?b=1&c=2", "https://example.org/a?b=1&c=2"),
        ("HTTP://example.org", "http://example.org"),
        ("https://example.org/a_(b)", "https://example.org/a_%28b%29"),
        ("https://example.org/> <b>", "https://example.org/%3E%20%3Cb%3E"),
        ("https://example.org/?x&lt;y", "https://example.org/?x&amp;lt;y"),
        ("https://example.org/a|b\\c`d\"", "https://example.org/a%7Cb%5Cc%60d%22"),
        ("https://пример.рф/путь", "https://пример.рф/путь"),
    ])
    func encodesDestinations(address: String, expected: String) {
        #expect(markdownDestination(address) == expected)
    }

    @Test(arguments: [
        "javascript:alert(1)", "data:text/html,x", "//example.org", "/a", "", "https:", "https://", "https:///x",
        "http//example.org", "https://example.org/\n", "ht\ttps://example.org", "https://example.org/\u{0}",
    ])
    func refusesOtherDestinations(address: String) {
        #expect(markdownDestination(address) == nil)
    }

    @Test func destinationsStayInTheirLink() {
        var random = SeededNumbers(seed: 7)
        for _ in 0..<2000 {
            let tail = randomText(from: hostilePieces, length: 8, using: &random)
            guard let destination = markdownDestination("https://example.org/" + tail) else { continue }
            for markdown in ["[x](\(destination))", "[x](<\(destination)>)"] {
                let html = MarkdownRenderer().html(from: markdown)
                #expect(html.hasPrefix("<p><a href=\"https://example.org/"), "\(markdown)")
                #expect(html.hasSuffix("\">x</a></p>\n"), "\(markdown)")
                #expect(html.filter { $0 == "<" }.count == 4, "\(markdown)")
            }
        }
    }
}
