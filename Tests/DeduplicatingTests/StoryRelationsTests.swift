import Deduplicating
import Foundation
import Newsroom
import Testing

/// Stories that have to do with one another know it.
struct StoryRelationsTests {
    private static let noon = Date(timeIntervalSinceReferenceDate: 700_000_000)

    /// Every article has a publisher of its own, from the country named.
    private func roster(
        _ texts: [(title: String, summary: String, hours: Double)], country: (Int) -> String = { _ in "GB" }
    ) -> StoryRoster {
        let sources = texts.indices.map {
            FeedSource(
                name: "Paper \($0)", feed: "https://\($0).example.com/feed", category: "news", country: country($0))
        }
        let articles = texts.enumerated().map { number, text in
            let date = Self.noon.addingTimeInterval(text.hours * 3_600)
            return Article(
                id: "\(number)", source: sources[number].id, title: text.title, published: date, firstSeen: date,
                lastSeen: date, summary: text.summary)
        }
        return Deduplicator().roster(
            of: articles, amid: articles, sources: sources, memberships: [:], records: [],
            at: Self.noon.addingTimeInterval(72 * 3_600))
    }

    private func id(of article: String, in roster: StoryRoster) -> String? {
        roster.stories.first { $0.articles.contains(article) }?.id
    }

    @Test func storiesOfOnePersonAreKindred() throws {
        let roster = roster([
            (
                "Rui Melo arrested in Lindholm",
                "Police arrested harbour master Rui Melo over bribes from a tug company.", 0
            ),
            ("Harbour master Rui Melo arrested", "Rui Melo, harbour master of Lindholm, was arrested over bribes.", 1),
            (
                "Lawyers of Rui Melo ask for bail", "A judge in Lindholm hears on Friday whether Rui Melo may go home.",
                66
            ),
            (
                "Judge to rule on bail for Rui Melo",
                "Rui Melo may go home to Lindholm on bail, if a judge agrees on Friday.", 67
            ),
            ("Choir wins a prize in Vigo", "The choir of the harbour sang in Vigo and took the prize.", 0),
            ("Prize in Vigo for harbour choir", "In Vigo the prize went to the choir of the harbour.", 1),
        ])
        let arrest = try #require(id(of: "0", in: roster))
        let bail = try #require(id(of: "2", in: roster))
        let choir = try #require(id(of: "4", in: roster))
        #expect(Set([arrest, bail, choir]).count == 3)
        #expect(roster.relations.kindred == [arrest: [bail], bail: [arrest]])
    }

    /// Three stories of a fever with its wards and vaccines, in two countries, amid other news.
    @Test func storiesOnOneMatterInOneCountryAreNeighbours() throws {
        let fever = [
            (
                "Zorvian fever closes ward in Lindholm",
                "Nurses in Lindholm fell ill with Zorvian fever; the quarantined ward takes nobody.", 0.0
            ),
            (
                "Lindholm ward closed by Zorvian fever",
                "Zorvian fever closed a ward in Lindholm, where quarantined nurses fell ill.", 1.0
            ),
            (
                "Pupils queue for Zorvian vaccinations",
                "Children in Tarn queue for vaccinations against Zorvian fever, and the quarantined wait at home.", 55.0
            ),
            (
                "Vaccinations of pupils begin in Tarn",
                "Against Zorvian fever pupils in Tarn get vaccinations; quarantined children queue last.", 56.0
            ),
            (
                "Graz bans fairs over Zorvian fever",
                "No fairs in Graz until spring: stallholders are quarantined with Zorvian fever and ask for vaccinations.",
                25.0
            ),
            (
                "No fairs in Graz until spring",
                "Graz called off its fairs, for stallholders are quarantined and vaccinations against Zorvian fever few.",
                26.0
            ),
        ]
        let others = (0..<20).map { number in
            let word = ["glass", "rye", "trams", "bees", "clocks"][number % 5] + "\(number)ism"
            return ("A note on \(word)", "Somebody in town \(number) collects \(word) and sells it.", 0.0)
        }
        let texts = (fever + others).map { (title: $0.0, summary: $0.1, hours: $0.2) }
        let roster = roster(texts) { $0 == 4 || $0 == 5 ? "AT" : "GB" }
        let ward = try #require(id(of: "0", in: roster))
        let school = try #require(id(of: "2", in: roster))
        let fair = try #require(id(of: "4", in: roster))
        #expect(Set([ward, school, fair]).count == 3)
        let related = { (id: String) in
            Set((roster.relations.kindred[id] ?? []) + (roster.relations.neighbours[id] ?? []))
        }
        #expect(related(ward).contains(school) && related(school).contains(ward))
        #expect(roster.relations.neighbours[fair] == nil)
    }
}
