import Foundation
import Newsroom
import SiteBuilding
import Testing

/// A story's page and the report say which sources had no report of a story in their feeds.
@Suite struct SilenceTests {
    private static func pages(language: String = "en", silent: Bool = true) throws -> [String: String] {
        var edition = Invented.edition()
        edition.site.language = language
        var post = Invented.source("Post <&>", "news", country: "FR")
        post.publisherKind = .newspaper
        var tide = Invented.source("Tide", "news")
        tide.publisherKind = .publicBroadcaster
        let wave = Invented.source("Wave – World", "news")
        var summaries = Summaries()
        if silent {
            summaries.silences[Invented.manyStory.story.id] = StorySilence(
                moment: Invented.now, reporting: 40, silent: [post, tide, wave])
        }
        let pages = try SiteBuilder(templates: Templates()).pages(of: edition, summaries: summaries)
        return Dictionary(pages.map { ($0.path, $0.text) }, uniquingKeysWith: { first, _ in first })
    }

    private static func story(in pages: [String: String], ending: String) throws -> String {
        try #require(
            pages.first { path, _ in
                path.hasPrefix("stories/\(Invented.manyStory.story.id)") && path.hasSuffix(ending)
            }
        ).value
    }

    @Test func theStorySaysWho() throws {
        let pages = try Self.pages()
        let markdown = try Self.story(in: pages, ending: ".md")
        #expect(
            markdown.contains(
                "**Not in every feed:** 3 of 43 comparable sources had no report of this in their feeds by "))
        #expect(markdown.contains(" (1 public broadcaster, 1 newspaper, 1 other)"))
        let html = try Self.story(in: pages, ending: ".html")
        #expect(
            html.contains(
                "href=\"https://tide.example/\">Tide</a>, <a rel=\"noopener noreferrer\" href=\"https://waveworld.example/\">Wave</a>"
            ))
        #expect(html.contains("Post &lt;&amp;&gt;</a>"))
    }

    @Test func theReportListsTheStory() throws {
        let report = try #require(try Self.pages()["report.html"])
        #expect(report.contains("Stories that are not in every feed"))
        #expect(report.contains("href=\"stories/\(Invented.manyStory.story.id)"))
        #expect(report.contains("data-n=\"3\" data-total=\"43\""))
        #expect(report.contains("1 newspaper</span>"))
        #expect(report.contains("Tide</a>, <a rel=\"noopener noreferrer\" href=\"https://waveworld.example/\">Wave"))
    }

    @Test(arguments: [
        ("es", "**No está en todos los canales RSS:** 3 de 43 fuentes comparables no traían nada"),
        ("pt", "**Não está em todos os feeds:** 3 de 43 fontes comparáveis não traziam nada"),
    ])
    func otherLanguagesSayIt(language: String, line: String) throws {
        #expect(try Self.story(in: Self.pages(language: language), ending: ".md").contains(line))
    }

    @Test func ifNobodyIsSilentNothingIsShown() throws {
        for (path, text) in try Self.pages(silent: false) where path.hasSuffix(".html") {
            #expect(!text.contains("silence."), "\(path)")
        }
    }
}
