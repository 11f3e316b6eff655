import Foundation
import Newsroom
import TestSupport
import Testing

@testable import Pipeline

@Suite("pulse explain and the published site")
struct ExplainedSiteTests {
    /// The output of `pulse explain --json` for one article, as far as the site shows the same.
    private struct Explained: Decodable {
        struct Topic: Decodable {
            let category: String
            let subcategory: String?
        }
        struct Places: Decodable {
            struct Place: Decodable { let name: String }
            let location: Place?
        }
        struct Sentiment: Decodable { let value: Double? }
        struct Context: Decodable {
            let reason: String?
            let tier: Int?
            let implications: [String]
        }
        struct Story: Decodable {
            let id: String
            let publishers: Int
        }
        struct Spot: Decodable, Hashable {
            let page: String
            let section: String
            let isContextLeftOut: Bool
        }
        let id: String
        let topic: Topic
        let places: Places
        let sentiment: Sentiment
        let context: Context
        let story: Story?
        let section: String?
        let headline: Int?
        let pages: [Spot]
    }

    private static let moment = Date(timeIntervalSince1970: 1_773_511_200)  // SampleWorld.now

    /// The samples with an article whose place only its publisher gives.
    private func world(in folder: URL) async throws -> SampleWorld {
        let world = try await SampleWorld(in: folder)
        let feed = folder.appending(path: "feeds/harbour-radio.xml")
        let item = """
            <item><title>A quiet evening on the hill with nothing to name</title><link>https://x.example/hill</link>
            <pubDate>Sat, 14 Mar 2026 12:00:00 GMT</pubDate><description>The lights came on.</description>
            <georss:point xmlns:georss="http://www.georss.org/georss">64.1835 -51.7216</georss:point></item></channel>
            """
        try String(contentsOf: feed, encoding: .utf8).replacing("</channel>", with: item)
            .write(to: feed, atomically: true, encoding: .utf8)
        return world
    }

    private func explained(_ ids: [String], in world: SampleWorld) async throws -> [Explained] {
        let ending = try await world.tool.run(["explain", "--json", "--now", SampleWorld.now] + ids)
        #expect(ending.status == 0, "\(ending.errors)")
        return try ending.output.split(separator: "\n").map {
            try JSONDecoder().decode(Explained.self, from: Data($0.utf8))
        }
    }

    @Test("say the same of every article of the samples")
    func agreement() async throws {
        try await withTemporaryFolder { folder in
            let world = try await world(in: folder)
            try await world.build()
            let site = try PublishedSite(world.output)
            let ids = site.entries.keys.sorted()
            #expect(ids.count > 400)
            let explained = try await explained(ids, in: world)
            #expect(explained.map(\.id) == ids)
            let cards = Dictionary(grouping: site.cards, by: \.id)
            let desks = Dictionary(grouping: site.cards.filter { $0.story != nil }, by: \.story)
            #expect(desks.count > 5)
            for (story, cards) in desks { #expect(Set(cards.compactMap(\.category)).count <= 1, "\(story ?? "")") }
            #expect(cards.values.joined().contains { $0.reason != nil && !$0.implications.isEmpty })
            for article in explained {
                try expectSameEntry(article, #require(site.entries[article.id]))
                #expect(site.headlines.firstIndex(of: article.id).map { $0 + 1 } == article.headline)
                expectSamePages(article, cards[article.id] ?? [])
            }
            let pipeline = try pipeline(of: world)
            try await expectSameTones(explained, by: pipeline)
            try await expectSameReasons(ids, by: pipeline)
        }
    }

    private func expectSameEntry(_ article: Explained, _ entry: PublishedSite.Entry) {
        let topic = article.topic
        #expect(topic.category + (topic.subcategory.map { "/\($0)" } ?? "") == entry.topic, "\(article.id)")
        // The index names the country behind the place.
        let place = article.places.location?.name
        #expect(entry.place == place || entry.place?.hasPrefix((place ?? "none") + ", ") == true, "\(article.id)")
        #expect(article.section != nil, "\(article.id)")
        guard entry.story != nil || article.story.map({ $0.publishers > 1 }) == true else { return }
        #expect(article.story?.id == entry.story, "\(article.id)")
        #expect(article.story?.publishers == entry.publishers, "\(article.id)")
    }

    private func expectSamePages(_ article: Explained, _ cards: [PublishedSite.Card]) {
        let listed = Set(article.pages.map { "\($0.page.isEmpty ? "index" : $0.page) \($0.section)" })
        let shown = Set(cards.compactMap { card in card.section.map { "\(card.page) \($0)" } })
        #expect(listed == shown, "\(article.id)")
        let silent = Set(article.pages.filter(\.isContextLeftOut).map { $0.page.isEmpty ? "index" : $0.page })
        for card in cards {
            if let category = card.category { #expect(category == article.topic.category, "\(card)") }
            if let story = card.story { #expect(story == article.story?.id, "\(card)") }
            if let section = card.section { #expect(section == article.section, "\(card)") }
            guard card.isWhole else { continue }
            #expect(card.implications == article.context.implications.map(typeset), "\(card)")
            // Pages bear only so many general reasons.
            if card.reason != nil || article.context.tier == 1 || card.section != nil && !silent.contains(card.page) {
                #expect(card.reason == article.context.reason.map(typeset), "\(card)")
            }
        }
    }

    /// As Markdown sets apostrophes.
    private func typeset(_ text: String) -> String { text.replacing("'", with: "\u{2019}") }

    /// Another run on the same feeds, with an archive of its own.
    private func pipeline(of world: SampleWorld) throws -> Pipeline {
        let file = try Data(contentsOf: world.folder.appending(path: "feeds.json"))
        return try Pipeline(
            Configuration(
                reading: file, name: "feeds.json", folder: world.folder.appending(path: "again").path))
    }

    /// No page shows the tone of an article; the edition has it.
    private func expectSameTones(_ explained: [Explained], by pipeline: Pipeline) async throws {
        let (_, broken, records) = try pipeline.journalBegun(at: Self.moment)
        let round = try await pipeline.feedsRead(besides: broken, knowing: records, journal: nil, at: Self.moment)
        let desk = try pipeline.newsDesk()
        let known = try desk.archivedState(knowing: records, at: Self.moment)
        let edition = try await desk.published(
            round, amid: try desk.loadedArticles(), knowing: known, at: Self.moment
        ).briefing.editions.main
        let tones = Dictionary(
            edition.archive.map { ($0.id, $0.findings.tone) }, uniquingKeysWith: { first, _ in first })
        #expect(tones.values.contains { $0 != nil })
        for article in explained {
            let published = try #require(tones[article.id], "\(article.id)")
            #expect(article.sentiment.value == published.map { ($0 * 1000).rounded() / 1000 }, "\(article.id)")
        }
    }

    /// The reasons are asked for anew: they must lead to what the edition says.
    private func expectSameReasons(_ ids: [String], by pipeline: Pipeline) async throws {
        let explanations = try pipeline.explanations(of: ids, at: Self.moment)
        let byStory = Dictionary(grouping: explanations, by: { $0.brief?.story.id })
            .mapValues { Set($0.compactMap(\.places.geotag.location)) }
        for explanation in explanations {
            let id = explanation.article.id
            let brief = try #require(explanation.brief, "\(id)")
            if explanation.deskVotes.isEmpty {
                #expect(explanation.topic.topic == brief.topic, "\(id)")
            } else {
                #expect(explanation.deskVotes.first?.category == brief.topic.category, "\(id)")
            }
            #expect(explanation.otherDesks.map(\.category) == brief.topic.others, "\(id)")
            // Where its own text does not say it, another report of its story does.
            let places = byStory[brief.story.id] ?? []
            #expect(
                explanation.places.geotag.location == brief.place || brief.place.map(places.contains) == true, "\(id)")
            // What only the search finds is given neither a tone nor a reason.
            guard let context = explanation.context else { continue }
            #expect(explanation.sentiment?.sentiment == brief.findings.tone, "\(id)")
            #expect(context.context == brief.context, "\(id)")
        }
    }
}
