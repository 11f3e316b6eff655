import Deduplicating
import Foundation
import Newsroom
import Testing

/// A story's page keeps its address: while it grows, falls apart, or becomes one with another.
struct StoryIdentityTests {
    private static let night = Date(timeIntervalSinceReferenceDate: 700_000_000)

    private func article(_ id: String, _ title: String, _ summary: String, hours: Double) -> Article {
        let date = Self.night.addingTimeInterval(hours * 3600)
        return Article(
            id: id, source: id, title: title, published: date, firstSeen: date, lastSeen: date, summary: summary)
    }

    private var ferry: [Article] {
        [
            article(
                "f1", "Ferry runs aground off Faial", "The ferry from Pico ran aground off Faial with 80 aboard.",
                hours: 0),
            article(
                "f2", "Pico ferry aground off Faial, 80 aboard", "Passengers of the Pico ferry wait off Faial.",
                hours: 2),
            article(
                "f3", "Ferry off Faial: all 80 passengers safe", "The 80 passengers of the Pico ferry reached Faial.",
                hours: 4),
        ]
    }

    private var strike: [Article] {
        [
            article(
                "s1", "Nurses in Oslo strike over pay", "Nurses at Oslo hospitals began a strike over night pay.",
                hours: 1),
            article(
                "s2", "Oslo hospital nurses strike", "A strike of nurses closed Oslo hospital wards over pay.", hours: 3
            ),
        ]
    }

    private func ids(_ known: [String: String], _ records: [StoryRecord]) -> [String: String] {
        let stories = Deduplicator().stories(from: ferry + strike, sources: [], known: known, records: records)
        return Dictionary(
            stories.flatMap { story in story.articles.map { ($0, story.id) } }, uniquingKeysWith: { first, _ in first })
    }

    private func record(_ id: String, lead: String, shown hours: Double, movedTo: String? = nil) -> StoryRecord {
        let date = Self.night.addingTimeInterval(hours * 3600)
        return StoryRecord(id: id, lead: lead, firstShown: date, lastShown: date, movedTo: movedTo)
    }

    @Test func theOlderPageStaysWhenTwoStoriesMerge() {
        // f1 is the oldest article, but its story never had a page, and of the others f3's was there first.
        let known = ["f1": "aa", "f2": "bb", "f3": "cc"]
        let records = [record("bb", lead: "f2", shown: 5), record("cc", lead: "f3", shown: 4)]
        let ids = ids(known, records)
        #expect(ids["f1"] == "cc" && ids["f2"] == "cc" && ids["f3"] == "cc")
    }

    @Test func withoutPagesTheOldestArticleDecides() {
        #expect(ids(["f1": "aa", "f2": "bb"], [])["f3"] == "aa")
    }

    @Test func theLeadKeepsTheAddressWhenAStorySplits() {
        let known = Dictionary(uniqueKeysWithValues: (ferry + strike).map { ($0.id, "one") })
        let ids = ids(known, [record("one", lead: "s1", shown: 5)])
        #expect(ids["s1"] == "one" && ids["s2"] == "one")
        #expect(ids["f1"] != "one" && ids["f1"] == ids["f2"])
        // Where the lead is unknown the larger part keeps it.
        #expect(self.ids(known, [])["f1"] == "one")
    }

    @Test func theAddressStaysWithTheFoundingArticleIfMostOfTheStoryIsThere() {
        let founded = ids([:], [])["f1"] ?? ""
        let known = ["f1": founded, "f2": founded, "s1": founded]
        let ids = ids(known, [record(founded, lead: "s1", shown: 5)])
        #expect(ids["f1"] == founded && ids["f2"] == founded && ids["s1"] != founded)
        // Where more of it went with the lead, the lead takes it along.
        let known2 = ["f1": founded, "s1": founded, "s2": founded]
        #expect(self.ids(known2, [record(founded, lead: "s1", shown: 5)])["s1"] == founded)
    }

    @Test func aReEnabledSourceBringsBackNoOldAddress() {
        // While f1's source was off, its story became part of another.
        let records = [record("old", lead: "f1", shown: 1, movedTo: "new"), record("new", lead: "f2", shown: 2)]
        let ids = ids(["f1": "old", "f2": "new", "f3": "new"], records)
        #expect(Set(ids.filter { $0.key.hasPrefix("f") }.values) == ["new"])
    }

    @Test func circularMovesEnd() {
        let records = [
            record("a", lead: "f1", shown: 1, movedTo: "b"), record("b", lead: "f2", shown: 1, movedTo: "a"),
        ]
        #expect(ids(["f1": "a", "f2": "b"], records).count == 5)
    }

    @Test func theMostCredibleAndNewestLeads() {
        func source(_ name: String, _ tier: CredibilityTier) -> FeedSource {
            FeedSource(name: name, feed: name, category: "news", tier: tier)
        }
        func lead(_ tiers: [CredibilityTier], _ change: (inout [Article]) -> Void = { _ in }) -> String? {
            var articles = ferry
            for index in articles.indices { articles[index].url = "https://\(index).example/" }
            change(&articles)
            let sources = zip(["f1", "f2", "f3"], tiers).map(source)
            return Deduplicator().stories(from: articles, sources: sources, known: [:]).first?.lead
        }
        #expect(lead([.other, .reference, .established]) == "f2")
        #expect(lead([.other, .other, .other]) == "f3")
        // A picture or a longer text doesn't make a title newer.
        #expect(
            lead([.other, .other, .other]) {
                $0[1].image = "https://2.example/p.jpg"
                $0[1].summary = String(repeating: "The ferry from Pico ran aground off Faial. ", count: 9)
            } == "f3")
        #expect(lead([.reference, .reference, .reference]) { $0[2].url = nil } == "f2")
        let roundUp = lead([.other, .other, .other]) { articles in
            articles[0].title = "Ferry off Faial: the day as it happened"
            articles[0].image = "https://0.example/p.jpg"
        }
        #expect(roundUp == "f3")
        // Among equals, one for everybody comes before a newer one for subscribers, but no credibility is given up for
        // it.
        #expect(lead([.other, .other, .other]) { $0[2].access = .paid } == "f2")
        #expect(lead([.other, .other, .reference]) { $0[2].access = .paid } == "f3")
        #expect(lead([.other, .other, .other]) { for index in $0.indices { $0[index].access = .paid } } == "f3")
    }
}
