import Newsroom
import SiteBuilding
import Testing

/// Articles for subscribers only are marked, and come last among equals in a story's list of sources.
@Suite struct PaidReportTests {
    private static func pages(
        of accesses: [Access?], language: String = "en", configured: Access? = nil
    ) throws -> [Page] {
        var edition = Invented.edition()
        edition.site.language = language
        let names = ["Anchor", "Beacon", "Cape"]
        let ids = accesses.indices.map { Invented.id(0x22000 + $0) }
        let story = Story(id: Invented.id(0x920), articles: ids, lead: ids[0], publishers: accesses.count)
        let briefs = zip(names, accesses).enumerated().map { number, stated in
            var source = Invented.source(stated.0, "news")
            source.access = configured
            var brief = Invented.brief(
                0x22000 + number, "Report \(number)", source: source, hours: Double(number + 1), story: story)
            brief.article.access = stated.1
            return brief
        }
        edition.stories = [StoryFile(story: story, lead: briefs[0], briefs: briefs)]
        edition.desks[0].sections[0].briefs = [briefs[0]]
        edition.archive = briefs
        return try SiteBuilder(templates: Templates()).pages(of: edition)
    }

    /// The lines of a story's list of sources.
    private static func sources(
        of accesses: [Access?], language: String = "en", configured: Access? = nil
    ) throws -> [Substring] {
        let pages = try pages(of: accesses, language: language, configured: configured)
        let page = try #require(pages.first { $0.path.hasPrefix("stories/") && $0.path.hasSuffix(".md") })
        return page.text.split(separator: "\n").filter { $0.hasPrefix("**") && $0.contains(": ") }
            .filter { line in ["Anchor", "Beacon", "Cape"].contains { line.hasPrefix("**\($0)** ·") } }
    }

    @Test func theyAreMarkedAndComeLast() throws {
        let lines = try Self.sources(of: [.paid, nil, .free])
        #expect(lines.map { $0.prefix(8) } == ["**Beacon", "**Cape**", "**Anchor"])
        #expect(lines.map { $0.contains("subscribers only") } == [false, false, true])
    }

    @Test func anArticleOfAPaidSourceMayStateThatItIsFree() throws {
        let lines = try Self.sources(of: [.free, nil, .paid], configured: .paid)
        #expect(lines.map { $0.contains("subscribers only") } == [false, true, true])
    }

    @Test func theOwnerMayUnmarkASource() throws {
        let lines = try Self.sources(of: [.paid, nil, .free], configured: .free)
        #expect(lines.map { $0.prefix(8) } == ["**Anchor", "**Beacon", "**Cape**"])
        #expect(!lines.contains { $0.contains("subscribers only") })
    }

    @Test("the filter may hide a card if no report of its story is for everyone")
    func cards() throws {
        func hides(_ accesses: [Access?]) throws -> Bool {
            let desk = Invented.edition().desks[0]
            let pages = try Self.pages(of: accesses)
            let page = try #require(pages.first { $0.path == "\(desk.category.id).html" })
            #expect(page.text.contains("subscribers only") == (accesses[0] == .paid))
            return page.text.contains(" data-paid")
        }
        #expect(try hides([.paid, .paid, .paid]))
        #expect(try !hides([.paid, nil, .paid]))
        #expect(try !hides([nil, .paid, .paid]))
    }

    @Test("search results are marked; the files of a search without such articles stay as they were")
    func search() throws {
        func files(_ accesses: [Access?], configured: Access? = nil) throws -> [String] {
            try Self.pages(of: accesses, configured: configured)
                .filter { $0.path.hasPrefix("search/") && $0.text.contains("\"isPaid\":true") }.map(\.path)
        }
        #expect(try files([.free, nil, .free]).isEmpty)
        #expect(try files([.paid, .paid, .paid], configured: .free).isEmpty)
        let marked = try files([.paid, nil, .free])
        #expect(marked.contains { $0.hasPrefix("search/cards-") })
        // Readers' own pages take their cards from the same files.
        #expect(marked.contains("search/front.json") && !marked.contains("search/own.json"))
        // A value that is missing is left out rather than null.
        let cards = try Self.pages(of: [.paid, nil, .free]).filter { $0.path.hasPrefix("search/cards-") }
        #expect(cards.reduce(0) { $0 + $1.text.ranges(of: "isPaid").count } == 1)
    }

    @Test(arguments: [("es", "solo para suscriptores"), ("pt", "só para assinantes")])
    func otherLanguagesSayIt(language: String, words: String) throws {
        #expect(try Self.sources(of: [.paid, nil, nil], language: language).last?.contains(words) == true)
    }
}
