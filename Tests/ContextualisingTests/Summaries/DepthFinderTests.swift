import Contextualising
import Foundation
import Newsroom
import TestSupport
import Testing

@Suite struct DepthFinderTests {
    static func stories() throws -> [URL] {
        try fixtures(in: "depths", ending: ".txt").filter { !$0.lastPathComponent.hasSuffix(".golden.txt") }
    }

    @Test("finds what reports share, where they differ and who says what", arguments: try stories())
    func depth(_ url: URL) throws {
        let stories = try Stories(reading: url)
        var lines: [String] = []
        for file in stories.files {
            let names = Dictionary(file.briefs.map { ($0.id, $0.source.name) }, uniquingKeysWith: { first, _ in first })
            func name(_ id: Article.ID) -> String { names[id] ?? "?" }
            let summary = StorySummariser().summary(of: file.briefs, lead: file.lead, words: 60, among: .many)
            let depth = DepthFinder().depth(of: file.briefs, lead: file.lead, summary: summary)
            lines.append("\(file.story.id): \(file.lead.article.title)")
            lines += summary.sentences.map { "  in short: \($0.text) (\(name($0.article ?? "")))" }
            lines += depth.numbers.map { "  number: \($0.text) (\($0.articles.map(name).joined(separator: ", ")))" }
            for difference in depth.differences {
                lines.append("  differ in \(difference.countedKind):")
                lines += difference.mentions.map { "    \($0.text) (\(name($0.article)))" }
            }
            lines += depth.titles.map { id in
                "  title: \(file.briefs.first { $0.id == id }?.article.title ?? "?") (\(name(id)))"
            }
            lines += depth.words.map { "  words: \($0.speaker): \($0.text) (\(name($0.article)))" }
            for (first, others) in depth.copies.sorted(by: { $0.key < $1.key }) {
                lines.append("  also: \(name(first)): \(others.map(name).joined(separator: ", "))")
            }
            // The order of reading decides nothing.
            #expect(DepthFinder().depth(of: file.briefs.reversed(), lead: file.lead, summary: summary) == depth)
        }
        expectGolden(
            lines.joined(separator: "\n") + "\n",
            named: "depths/\(url.deletingPathExtension().lastPathComponent).golden.txt")
    }
}
