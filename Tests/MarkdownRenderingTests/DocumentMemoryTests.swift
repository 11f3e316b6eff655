import Testing

@testable import MarkdownRendering

@Suite("The memory of documents") struct DocumentMemoryTests {
    private static func text(paragraphs: Int) -> String {
        (0..<paragraphs).map { "Paragraph \($0) with *two* [links](https://one.example/\($0)) \"and\" more." }
            .joined(separator: "\n\n")
    }

    @Test("holds pages of any length, one after another and at the same time", arguments: [1, 100, 1, 20_000, 3])
    func lengths(paragraphs: Int) async {
        let renderer = MarkdownRenderer()
        let pages = await withTaskGroup(of: String.self) { group in
            for _ in 0..<4 { group.addTask { renderer.html(from: Self.text(paragraphs: paragraphs)) } }
            return await group.reduce(into: []) { $0.append($1) }
        }
        let wanted = (0..<paragraphs).map {
            "<p>Paragraph \($0) with <em>two</em> <a href=\"https://one.example/\($0)\">links</a> “and” more.</p>\n"
        }.joined()
        for page in pages { #expect(page == wanted) }
        #expect(
            renderer.plainMarkdown(from: Self.text(paragraphs: paragraphs)).hasPrefix("Paragraph 0 with *two* [links]"))
    }

    @Test("holds one long line") func longLine() {
        let words = String(repeating: "word ", count: 200_000) + "end"
        #expect(MarkdownRenderer().html(from: words) == "<p>\(words)</p>\n")
    }
}
