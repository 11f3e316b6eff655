import Foundation
import Newsroom
import Testing

@testable import Deduplicating

/// Stories over days belong to running ones, whose ids stay.
struct ThreadTests {
    private static let noon = Date(timeIntervalSinceReferenceDate: 700_000_000)

    /// What one night leaves to the next.
    private struct Memory {
        var articles: [Article] = []
        var stories: [Article.ID: Story.ID] = [:]
        var records: [StoryRecord] = []
        var threads: [ThreadRecord] = []
        /// What the last night told.
        var roster: ThreadRoster?

        func story(of article: String) -> Story.ID? { stories[article] }

        func thread(of article: String) -> StoryThread.ID? { story(of: article).flatMap { roster?.threadOf[$0] } }
    }

    private struct Text {
        let id: String
        let title: String
        let summary: String
        let hours: Double
    }

    private func sources(_ count: Int) -> [FeedSource] {
        (0..<count).map {
            FeedSource(name: "Paper \($0)", feed: "https://\($0).example.com/feed", category: "news", country: "GB")
        }
    }

    /// One night: the articles of the eight days before are told anew.
    ///
    /// - Parameter grounds: where the story of an article is.
    private func night(
        _ texts: [Text], at hours: Double, after memory: Memory, locations: [String: StoryLocation] = [:]
    )
        -> Memory
    {
        let now = Self.noon.addingTimeInterval(hours * 3_600)
        let sources = sources(40)
        var memory = memory
        memory.articles += texts.enumerated().map { number, text in
            let date = Self.noon.addingTimeInterval(text.hours * 3_600)
            return Article(
                id: text.id, source: sources[number % 40].id, title: text.title, published: date, firstSeen: date,
                lastSeen: date, summary: text.summary)
        }
        let current = memory.articles.filter { now.timeIntervalSince($0.moment) < 8 * 86_400 }
        let roster = Deduplicator().roster(
            of: current, amid: current, sources: sources, memberships: memory.stories, records: memory.records, at: now)
        for story in roster.stories { for article in story.articles { memory.stories[article] = story.id } }
        let threads = Deduplicator().threads(
            of: roster,
            at: Dictionary(
                locations.compactMap { article, location in memory.stories[article].map { ($0, location) } },
                uniquingKeysWith: { first, _ in first }),
            records: memory.records, threads: memory.threads, at: now)
        func merged<Record: Identifiable>(_ old: [Record], _ new: [Record]) -> [Record] where Record.ID == String {
            let ids = Set(new.map(\.id))
            return (old.filter { !ids.contains($0.id) } + new).sorted { $0.id < $1.id }
        }
        memory.records = merged(memory.records, threads.storyRecords)
        memory.threads = merged(memory.threads, threads.threadRecords)
        memory.roster = threads
        return memory
    }

    private static let arrest = [
        Text(
            id: "a1", title: "Rui Melo arrested in Lindholm",
            summary: "Police arrested harbour master Rui Melo over bribes from a tug company.", hours: 0),
        Text(
            id: "a2", title: "Harbour master Rui Melo arrested",
            summary: "Rui Melo, harbour master of Lindholm, was arrested over bribes.", hours: 1),
    ]
    private static let choir = [
        Text(
            id: "c1", title: "Choir wins a prize in Vigo",
            summary: "The choir of the harbour sang in Vigo and took the prize.", hours: 0),
        Text(
            id: "c2", title: "Prize in Vigo for harbour choir",
            summary: "In Vigo the prize went to the choir of the harbour.", hours: 1),
    ]

    private static func bail(_ hours: Double) -> [Text] {
        [
            Text(
                id: "b1", title: "Lawyers of Rui Melo ask for bail",
                summary: "A judge in Lindholm hears on Friday whether Rui Melo may go home.", hours: hours),
            Text(
                id: "b2", title: "Judge to rule on bail for Rui Melo",
                summary: "Rui Melo may go home to Lindholm on bail, if a judge agrees on Friday.", hours: hours + 1),
        ]
    }

    private static func verdict(_ hours: Double) -> [Text] {
        [
            Text(
                id: "v1", title: "Rui Melo sentenced to three years",
                summary: "The court found that Rui Melo took bribes from tugs for a decade.", hours: hours),
            Text(
                id: "v2", title: "Three years for Rui Melo",
                summary: "A court sentenced Rui Melo to prison for the bribes that he took.", hours: hours + 1),
        ]
    }

    @Test func storiesAboutOnePersonFormARunningStory() throws {
        let night = night(Self.arrest + Self.bail(66) + Self.choir, at: 72, after: Memory())
        #expect(Set(["a1", "b1", "c1"].compactMap(night.story)).count == 3)
        #expect(night.thread(of: "a1") != nil)
        #expect(night.thread(of: "a1") == night.thread(of: "b1"))
        #expect(night.thread(of: "c1") == nil)
        #expect(night.threads.map(\.id) == [night.thread(of: "a1")])
    }

    @Test func aRunningStoryKeepsItsIdAndIsJoinedAfterItsStoriesHaveEnded() throws {
        var memory = night(Self.arrest + Self.choir, at: 6, after: Memory())
        #expect(memory.threads.isEmpty)
        // Days later the second story comes, and the night after nothing is new.
        memory = night(Self.bail(66), at: 72, after: memory)
        let id = try #require(memory.thread(of: "b1"))
        memory = night([], at: 96, after: memory)
        #expect(memory.thread(of: "b1") == id)
        // Weeks later all articles of the first two are gone.
        memory = night(Self.verdict(500), at: 504, after: memory)
        #expect(memory.story(of: "v1") != memory.story(of: "b1"))
        #expect(memory.thread(of: "v1") == id)
        #expect(memory.records.filter { $0.thread == id }.count == 3)
        #expect(memory.threads == [ThreadRecord(id: id, firstShown: Self.noon.addingTimeInterval(72 * 3_600))])
        // Made again for the same moment, it says the same.
        let again = night([], at: 504, after: memory)
        #expect(again.records == memory.records && again.threads == memory.threads)
    }

    @Test func aStoryForgottenForMonthsIsNotRecognised() throws {
        var memory = night(Self.arrest + Self.choir, at: 6, after: Memory())
        memory = night(Self.verdict(2_000), at: 2_004, after: memory)
        #expect(memory.thread(of: "v1") == nil)
    }

    @Test func whenTwoRunningStoriesMergeTheOlderStays() throws {
        let memory = night(Self.arrest + Self.bail(66) + Self.verdict(130), at: 140, after: Memory())
        let id = try #require(memory.thread(of: "a1"))
        var parted = memory
        // As if the verdict had begun another one, a night before.
        let verdict = try #require(memory.story(of: "v1"))
        let index = try #require(parted.records.firstIndex { $0.id == verdict })
        parted.records[index].thread = "00000000000000ff"
        parted.threads = [
            ThreadRecord(id: id, firstShown: Self.noon),
            ThreadRecord(id: "00000000000000ff", firstShown: Self.noon.addingTimeInterval(1)),
        ]
        let merged = night([], at: 144, after: parted)
        #expect(merged.thread(of: "v1") == id)
        #expect(merged.roster?.moved == [ThreadMove(from: "00000000000000ff", to: id)])
        #expect(merged.threads.first { $0.id == "00000000000000ff" }?.movedTo == id)
        // It leads on for ever.
        #expect(night([], at: 1_000, after: merged).roster?.moved == merged.roster?.moved)
    }

    private static let fever = [
        Text(
            id: "f1", title: "Covid outbreak closes ward in Lindholm",
            summary: "Nurses in Lindholm are in quarantine; the ward takes nobody.", hours: 0),
        Text(
            id: "f2", title: "Lindholm ward closed by Covid outbreak",
            summary: "A Covid outbreak closed a ward in Lindholm, where nurses are in quarantine.", hours: 1),
        Text(
            id: "g1", title: "Pupils queue for Covid vaccine",
            summary: "Children in Tarn queue for a first dose, and parents wait at home.", hours: 55),
        Text(
            id: "g2", title: "Covid vaccine for pupils of Tarn",
            summary: "In Tarn children get a first dose of vaccine; parents queue last.", hours: 56),
        Text(
            id: "h1", title: "Graz bans fairs over Covid lockdown",
            summary: "No fairs in Graz until spring: stallholders are in lockdown.", hours: 25),
        Text(
            id: "h2", title: "Covid lockdown: no fairs in Graz until spring",
            summary: "Graz called off its fairs, for a lockdown holds its stallholders.", hours: 26),
        Text(
            id: "i1", title: "Minister under fire for Covid spending",
            summary: "A senator asks who sold the ministry its masks, and at which price.", hours: 30),
        Text(
            id: "i2", title: "Senator asks minister about Covid spending",
            summary: "Who sold what to the ministry, and at which price, is what a senator asks.", hours: 31),
    ]

    @Test func storiesOnOneThemeInOneCountryFormARunningStory() throws {
        let near = StoryLocation(country: "GB", coordinates: Coordinates(latitude: 51, longitude: 0))
        let far = StoryLocation(country: "AT", coordinates: Coordinates(latitude: 47, longitude: 15))
        let night = night(
            Self.fever, at: 72, after: Memory(), locations: ["f1": near, "g1": near, "h1": far, "i1": near])
        #expect(Set(["f1", "g1", "h1", "i1"].compactMap(night.story)).count == 4)
        #expect(night.thread(of: "f1") != nil)
        #expect(night.thread(of: "f1") == night.thread(of: "g1"))
        #expect(night.thread(of: "h1") == nil)
        // It only mentions the theme.
        #expect(night.thread(of: "i1") == nil)
    }

    @Test func storiesWithoutAPlaceAreNotLinkedByATheme() throws {
        let night = night(Self.fever, at: 72, after: Memory())
        #expect(night.roster?.threadOf.isEmpty == true)
    }
}
