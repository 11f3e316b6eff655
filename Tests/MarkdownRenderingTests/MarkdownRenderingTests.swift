import Addressing
import Foundation
import MarkdownRendering
import TestSupport
import Testing

@Suite struct MarkdownRenderingTests {
    @Test(arguments: try fixtures(in: "Pages", ending: ".md"))
    func rendersPages(_ page: URL) throws {
        let name = page.deletingPathExtension().lastPathComponent
        let markdown = try String(contentsOf: page, encoding: .utf8)
        expectGolden(MarkdownRenderer().html(from: markdown), named: "Pages/\(name).html")
        expectGolden(MarkdownRenderer().plainMarkdown(from: markdown), named: "Pages/\(name).plain")
    }

    @Test func foldersHavePages() throws {
        #expect(try fixtures(in: "Pages", ending: ".md").count >= 3)
    }

    @Test func destinationsCannotBreakOutOfTheirLink() {
        var random = SeededNumbers(seed: 7)
        for _ in 0..<2000 {
            let tail = randomText(from: hostilePieces, length: 8, using: &random)
            guard let destination = linkAddress("https://example.org/" + tail) else { continue }
            for markdown in ["[x](\(destination))", "[x](<\(destination)>)"] {
                let html = MarkdownRenderer().html(from: markdown)
                #expect(html.hasPrefix("<p><a href=\"https://example.org/"), "\(markdown)")
                #expect(html.hasSuffix("\">x</a></p>\n"), "\(markdown)")
                #expect(html.filter { $0 == "<" }.count == 4, "\(markdown)")
            }
        }
    }
}
