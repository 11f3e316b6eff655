import Foundation
import Newsroom
import SiteBuilding
import Testing

/// A story's page counts its sources by kind, all of one owner or site as one, if most kinds are known.
@Suite struct SourceMixTests {
    private static func source(
        _ name: String, _ kind: PublisherKind?, country: String = "GB", owner: String? = nil, state: Bool = false
    ) -> FeedSource {
        var source = Invented.source(name, "news", country: country)
        source.publisherKind = kind
        source.owner = owner
        source.ownerKey = owner ?? source.publisher
        source.isStateControlled = state
        return source
    }

    /// The page of a story that has one article of each source.
    ///
    /// - Parameter columns: the families whose articles are opinion.
    private static func page(
        of sources: [FeedSource], columns: Set<String> = [], language: String = "en", ending: String = ".html"
    ) throws -> String {
        var edition = Invented.edition()
        edition.site.language = language
        let ids = sources.indices.map { Invented.id(0x21000 + $0) }
        let story = Story(
            id: Invented.id(0x910), articles: ids, lead: ids[0],
            publishers: max(1, Set(sources.map(\.ownerKey)).subtracting(columns).count))
        let briefs = sources.enumerated().map { number, source in
            var brief = Invented.brief(
                0x21000 + number, "Report \(number)", source: source, hours: Double(sources.count - number),
                story: story)
            if columns.contains(source.ownerKey) { brief.kind = .opinion }
            return brief
        }
        edition.stories = [StoryFile(story: story, lead: briefs[0], briefs: briefs)]
        let pages = try SiteBuilder(templates: Templates()).pages(of: edition)
        return try #require(pages.first { $0.path.hasPrefix("stories/") && $0.path.hasSuffix(ending) }).text
    }

    private static let several = [
        source("Wire", .agency), source("Beacon", .publicBroadcaster), source("Beacon – Sport", .publicBroadcaster),
        source("Tide", .publicBroadcaster, country: "PT"), source("Morning", .newspaper, owner: "Marlow"),
        source("Evening", .newspaper, owner: "Marlow"), source("Organ", .newspaper, country: "IE", state: true),
        source("Blog", nil),
    ]

    @Test func publishersAreCountedByKind() throws {
        #expect(
            try Self.page(of: Self.several, ending: ".md").contains(
                "**Who reports it:** 1 news agency, 2 public broadcasters, 2 newspapers, 1 other · 1 state-controlled"
                    + " · 3 countries"))
        let page = try Self.page(of: Self.several)
        #expect(page.contains("<span data-word=\"mix.newspaper\" data-n=\"2\">2 newspapers</span>, "))
    }

    @Test func theHeadingAndTheListHaveTheSameCount() throws {
        let sources = Self.several + [Self.source("Columns", .magazine)]
        let page = try Self.page(of: sources, columns: ["Columns"])
        #expect(page.contains(">6 sources</span>"))
        #expect(page.components(separatedBy: "<li id=\"source-").count - 1 == 6)
        for name in ["Wire", "Beacon", "Tide", "Evening, Morning", "Organ", "Blog"] {
            #expect(page.contains("<strong>\(name)</strong> · "), "\(name)")
        }
        #expect(!page.contains("<strong>Columns</strong> · <span data-word=\"tier"))
        #expect(!page.contains("mix.magazine"))
    }

    @Test func aStoryOfOpinionAloneListsItsSources() throws {
        let sources = ["A", "B", "C"].map { Self.source($0, .newspaper) }
        let page = try Self.page(of: sources, columns: ["A", "B", "C"])
        #expect(page.contains("data-word=\"mix.newspaper\" data-n=\"3\""))
    }

    @Test(arguments: [
        ("es", "**Quién lo publica:** 1 agencia de noticias, 2 radiotelevisiones públicas, 2 periódicos, 1 otro medio"),
        ("pt", "**Quem publica:** 1 agência de notícias, 2 emissoras públicas, 2 jornais, 1 outro veículo"),
    ])
    func otherLanguagesHaveTheirForms(language: String, line: String) throws {
        #expect(try Self.page(of: Self.several, language: language, ending: ".md").contains(line))
    }

    @Test func anUninformativeLineIsLeftOut() throws {
        let mark = "mix.title"
        #expect(try !Self.page(of: [Self.source("A", .agency), Self.source("B", .newspaper)]).contains(mark))
        let unknown = ["C", "D", "E"].map { Self.source($0, nil) }
        let known = [Self.source("A", .agency), Self.source("B", .newspaper)]
        #expect(try !Self.page(of: known + unknown).contains(mark))
        #expect(try Self.page(of: known + unknown.dropLast()).contains(mark))
    }
}
