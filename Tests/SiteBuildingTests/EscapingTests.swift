import Foundation
import Newsroom
import Testing

@testable import SiteBuilding

@Suite struct EscapingTests {
    static let hostile = [
        "<script>alert(1)</script>", "</a></h3></article><img src=x onerror=alert(1)>", "\"><svg onload=alert(1)>",
        "]( javascript:alert(1) ) [", "![x](https://evil.example/pixel.gif)", "<https://evil.example/>",
        "`code` *bold* _em_",
        "# Heading\n\n<iframe src=\"https://evil.example\">", "a\n\n<!-- hero 0000000000000010 -->\n\nb",
        "{{{body}}} {{> layout.html}}",
        "| a | b |\n| --- | --- |", "- list\n- item", "&lt;script&gt;&#60;b&#62;&quot;", "1. one", "\\",
        "](root:about.html)",
        "=\"root:about.html\"", "<a href=\"https://evil.example\">x</a>", "]]><![CDATA[<b>]]>", "--><b>",
        "\u{202E}txt.exe",
        "[ref]: https://evil.example", "***", "```\nfence\n```", "~~gone~~", "<details open ontoggle=alert(1)>",
    ]

    @Test("no foreign text makes, closes or changes an element, wherever it is", arguments: hostile)
    func structureIsTheTemplates(text: String) throws {
        let builder = try SiteBuilder(templates: Templates(), settings: SiteSettings { $0.images = .remote })
        let harmless = try builder.pages(of: edition(saying: "harmless words"))
        let attacked = try builder.pages(of: edition(saying: text))
        #expect(harmless.map(\.path) == attacked.map(\.path))
        for (calm, wild) in zip(harmless, attacked) where calm.isHTML {
            let expected = Tag.all(in: calm.text).map(shape)
            let found = Tag.all(in: wild.text).map(shape)
            #expect(found == expected, "\(calm.path)")
        }
        for page in attacked where page.path.hasSuffix(".md") {
            #expect(page.text.matches(of: /(^|[^\\])<[^h]/).isEmpty, "\(page.path)")
        }
    }

    @Test(arguments: [
        "javascript:alert(1)", "JaVaScRiPt:alert(1)", "data:text/html,<script>alert(1)</script>", "//evil.example/x",
        " javascript:alert(1)", "https://", "file:///etc/passwd", "root:about.html",
        "https://a.example/\nSet-Cookie: x",
    ])
    func onlyWebAddressesBecomeLinks(url: String) throws {
        let brief = Invented.brief(0x10, "A title", source: Invented.source("Slow Notes", "food"), url: url, image: url)
        let pages = try SiteBuilder(templates: Templates(), settings: SiteSettings { $0.images = .remote })
            .pages(of: edition(of: [brief]))
        let food = try #require(pages.first { $0.path == "food.html" }?.text)
        #expect(food.contains("<h3>A title</h3>"))
        #expect(!food.contains("<img"))
    }

    @Test("an address with a query and odd characters is linked unchanged")
    func queryIsKept() throws {
        let url = "https://a.example/x?a=1&copy;=2&b=(c)%20*_[d]|e"
        let brief = Invented.brief(0x10, "A title", source: Invented.source("Slow Notes", "food"), url: url)
        let food = try SiteBuilder(templates: Templates()).pages(of: edition(of: [brief]))
            .first { $0.path == "food.html" }?.text
        #expect(food?.contains("href=\"https://a.example/x?a=1&amp;copy;=2&amp;b=%28c%29%20*_%5Bd%5D%7Ce\"") == true)
    }

    /// An edition in which everything that can be foreign says the same.
    private func edition(saying text: String) -> Edition {
        var source = Invented.source("Slow Notes", "food")
        source.name = text
        let story = Story(
            id: Invented.id(0x77), articles: [Invented.id(1), Invented.id(2)], lead: Invented.id(1), publishers: 3)
        var edition = edition(
            of: [1, 2].map { number in
                var brief = Invented.brief(
                    number, text, source: source, summary: "It begins: " + text, url: "https://a.example/" + path(text),
                    language: "de",
                    place: "Paris",
                    context: Context(
                        reason: Statement(text), kind: .market, tier: 1, confidence: 1, triggers: [text, text]),
                    implications: [Statement(text)], story: story, image: "https://a.example/i" + path(text))
                brief.place?.name = text
                brief.place?.countryName = text
                return brief
            })
        edition.site.tagline = text
        edition.site.title = text
        edition.categories[0].name = text
        var record = FeedRecord(source: source.id)
        record.failures = 2
        record.lastFailure = Failure(stage: .fetching, source: source.id, reason: .verbatim(text))
        record.movedTo = text
        edition.health = [FeedHealth(source: source, record: record, articles: 1)]
        return edition
    }

    private func edition(of briefs: [Brief]) -> Edition {
        let food = Invented.categories.filter { $0.id == "food" }
        let sections = Invented.sections(briefs)
        return Edition(
            site: Invented.site, moment: Invented.now, categories: food, front: sections, headlines: briefs,
            desks: food.map { Desk(category: $0, sections: sections) },
            stories: [StoryFile(story: briefs[0].story, lead: briefs[0], briefs: briefs)],
            map: Invented.clusters(briefs),
            health: [])
    }

    /// The part of a text that can be in an address: all but the control characters, which make an address invalid.
    private func path(_ text: String) -> String { text.filter { $0 != "\n" && $0 != "\u{202E}" } }

    /// A tag without the values that may differ.
    private func shape(_ tag: Tag) -> String {
        tag.name + " "
            + tag.attributes.map {
                ["class", "data-category", "rel"].contains($0.name) ? "\($0.name)=\($0.value)" : $0.name
            }
            .joined(separator: " ")
    }
}
