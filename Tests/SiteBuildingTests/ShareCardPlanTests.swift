import Foundation
import Newsroom
import SiteBuilding
import Testing

@Suite("Which pages have a share card of their own, and when it is drawn")
struct ShareCardPlanTests {
    private let flood = "stories/\(Invented.floodStory.story.id)"

    private var edition: Edition {
        var edition = Invented.edition()
        edition.site.address = "https://pulse.example/"
        return edition
    }

    private func builder(cardPublishers: Int = 3) throws -> SiteBuilder {
        var settings = SiteSettings()
        settings.cardPublishers = cardPublishers
        return try SiteBuilder(templates: Templates(), settings: settings)
    }

    private func card(of path: String, by builder: SiteBuilder, in edition: Edition) throws -> String? {
        let page = try #require(try builder.pages(of: edition).first { $0.path == path + ".html" })
        return page.text.firstMatch(of: /og:image" content="([^"]+)"/).map { String($0.1) }
    }

    @Test("four publishers are enough for three and not for five")
    func publishers() throws {
        let (own, few) = (try builder(), try builder(cardPublishers: 5))
        #expect(try own.shareCards(of: edition).contains { $0.path == "assets/cards/\(flood).png" })
        #expect(try card(of: flood, by: own, in: edition) == "https://pulse.example/assets/cards/\(flood).png")
        #expect(try !few.shareCards(of: edition).contains { $0.path == "assets/cards/\(flood).png" })
        #expect(try card(of: flood, by: few, in: edition) == "https://pulse.example/assets/cards/index.png")
    }

    @Test("the front page alone shows the day and its first headlines, always at one address")
    func front() throws {
        let builder = try builder()
        let cards = try builder.shareCards(of: edition)
        let own = try #require(cards.first { $0.path == "assets/cards/index-today.png" })
        #expect(own.headlines == edition.headlines.prefix(3).map(\.article.title))
        #expect(own.kicker.contains("5 March 2025"))
        #expect(cards.count { !$0.headlines.isEmpty } == 1)
        let address = "https://pulse.example/assets/cards/"
        #expect(try card(of: "index", by: builder, in: edition) == address + "index-today.png")
        #expect(try card(of: "about", by: builder, in: edition) == address + "index.png")
    }

    @Test("a story that the edition no longer shows doesn't link a missing card")
    func past() throws {
        var edition = edition
        edition.pastStories = edition.stories.filter { $0.story.id == Invented.floodStory.story.id }
        edition.stories.removeAll { $0.story.id == Invented.floodStory.story.id }
        #expect(try card(of: flood, by: builder(), in: edition) == "https://pulse.example/assets/cards/index.png")
    }

    @Test(
        "a title that is only polished keeps the one on the card",
        arguments: [
            ("River bursts its banks after three nights of rain; thousands leave homes", true),
            ("river bursts banks after three nights of rain, thousands leave their homes!", true),
            ("River bursts its banks after 3 nights of rain, thousands leave their homes", false),
            ("Army evacuates the lower city", false),
        ])
    func titles(before: String, isKept: Bool) throws {
        let (builder, edition) = (try builder(), edition)
        let known = Permalink(path: flood, title: before, article: "00000000000000bb", moment: .distantPast)
        let permalinks = try builder.permalinks(of: edition, knowing: [flood: known])
        let now = Invented.floodStory.lead.article.title
        #expect(permalinks.first { $0.path == flood }?.title == (isKept ? before : now))
        let cards = try builder.shareCards(of: edition, permalinks: permalinks)
        #expect(cards.first { $0.path.contains(flood) }?.title == (isKept ? before : now))
    }

    @Test("a card that was drawn is drawn again only when it would look different")
    func drawnOnce() throws {
        let (builder, edition) = (try builder(), edition)
        func drawn(_ reusable: ReusablePieces, _ permalinks: [Permalink] = []) throws -> (paths: [String], CaughtSite) {
            var paths: [String] = []
            let site = try CaughtSite { sink in
                try builder.shareCards(of: edition, permalinks: permalinks, besides: reusable, to: sink) { cards in
                    paths += cards.map(\.path)
                    return cards.filter { !$0.path.hasSuffix("/map.png") }.map { Page(path: $0.path, text: $0.title) }
                }
            }
            return (paths, site)
        }
        let (all, first) = try drawn(.none)
        #expect(all.contains("assets/cards/\(flood).png") && first.pages.count == all.count - 1)
        let files = Dictionary(uniqueKeysWithValues: first.pieces.map { ($0.key, $0.files) })
        let standing = ReusablePieces { files[$0] }
        let (again, second) = try drawn(standing)
        #expect(again == ["assets/cards/map.png"], "one that could not be drawn is tried again")
        #expect(Set(second.paths) == Set(first.paths))
        let other = Permalink(path: flood, title: "Another title", moment: .distantPast)
        #expect(try drawn(standing, [other]).paths.sorted() == ["assets/cards/map.png", "assets/cards/\(flood).png"])
    }
}
