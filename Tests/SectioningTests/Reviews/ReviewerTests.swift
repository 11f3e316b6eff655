import Foundation
import Newsroom
import Sectioning
import Testing

@Suite("Weeks and months of the archive") struct ReviewerTests {
    private static let week = (23...29).map { "2026-11-\($0)" }

    private func reviews(
        of days: [Day], _ rhythm: Rhythm = .weekly, from first: Day.ID? = nil,
        at moment: String = "2026-12-01T12:00:00Z",
        in zone: String = "UTC"
    ) throws -> [Review] {
        let now = try #require(World.date(moment[...]))
        return Reviewer(rhythm: rhythm, timeZone: zone).reviews(of: days, endingFrom: first, at: now)
    }

    private func clipping(
        _ story: Story.ID, on day: Day.ID, publishers: Int = 1, extract: Extract? = nil
    ) -> Clipping {
        let moment = World.date("\(day)T12:00:00Z") ?? .distantPast
        var clipping = Clipping(World.brief("\(story) on \(day)", published: moment, firstSeen: moment))
        clipping.story = story
        clipping.publishers = publishers
        clipping.extract = extract
        return clipping
    }

    private func day(_ id: Day.ID, _ headlines: [Clipping] = []) -> Day {
        Day(id: id, isOver: true, headlines: headlines, stories: [], articles: 10)
    }

    private func passage(_ text: String) -> Extract.Passage {
        Extract.Passage(text, from: World.brief("x", published: nil, firstSeen: .distantPast))
    }

    @Test("a week is made when its Sunday has ended where the site is")
    func ending() throws {
        let days = [day("2026-11-23", [clipping("a", on: "2026-11-23")]), day("2026-11-29")]
        #expect(try reviews(of: days, at: "2026-11-29T14:59:00Z", in: "Asia/Tokyo").isEmpty)
        let review = try #require(try reviews(of: days, at: "2026-11-29T15:01:00Z", in: "Asia/Tokyo").first)
        #expect(review.id == "2026-W48" && review.begins == "2026-11-23" && review.ends == "2026-11-29")
        #expect(review.days == 2 && review.length == 7 && review.articles == 20)
        #expect(try reviews(of: days, .daily).isEmpty)
    }

    @Test("weeks belong to the year of their Thursday, and months may be as long as they are")
    func calendar() throws {
        let days = ["2026-12-31", "2027-01-01", "2027-01-04", "2027-02-28"].map { day($0, [clipping("a", on: $0)]) }
        let reviews = try reviews(of: days, .monthly, at: "2027-03-01T12:00:00Z")
        #expect(reviews.map(\.id) == ["2026-12", "2026-W53", "2027-W01", "2027-01", "2027-W08", "2027-02"])
        #expect(reviews.map(\.length) == [31, 7, 7, 31, 7, 28])
        #expect(reviews.map(\.days) == [1, 2, 1, 2, 1, 1])
        #expect(reviews[1].begins == "2026-12-28" && reviews[1].ends == "2027-01-03")
    }

    @Test("a week without headlines is not made, nor one that ended too long ago")
    func leftOut() throws {
        let days = [day("2026-11-10", [clipping("a", on: "2026-11-10")])] + Self.week.map { day($0) }
        #expect(try reviews(of: days).map(\.id) == ["2026-W46"])
        #expect(try reviews(of: days, from: "2026-11-15").map(\.id) == ["2026-W46"])
        #expect(try reviews(of: days, from: "2026-11-16").isEmpty)
    }

    @Test("stories are ordered by their publishers, added up over the days, then by days, then by position")
    func order() throws {
        let days = [
            day(
                Self.week[0],
                [
                    clipping("broad", on: Self.week[0], publishers: 6),
                    clipping("early", on: Self.week[0], publishers: 2),
                    clipping("later", on: Self.week[0], publishers: 2),
                    clipping("long", on: Self.week[0], publishers: 4),
                    clipping("twice", on: Self.week[0]),
                ]),
            day(
                Self.week[1], [clipping("long", on: Self.week[1], publishers: 5), clipping("twice", on: Self.week[1])]),
        ]
        let stories = try #require(try reviews(of: days).first).stories
        #expect(stories.map(\.last.clipping.story) == ["long", "broad", "twice", "early", "later"])
        #expect(stories.map(\.days) == [2, 1, 2, 1, 1])
        #expect(stories.map(\.publishers) == [5, 6, 1, 2, 2])
        #expect(stories[0].first.day == Self.week[0] && stories[0].last.day == Self.week[1])
    }

    @Test("ten stories at most")
    func ten() throws {
        let days = [day(Self.week[0], (0..<12).map { clipping("s\($0)", on: Self.week[0]) })]
        #expect(try #require(try reviews(of: days).first).stories.count == 10)
    }

    @Test("a running story counts once, by its best-placed headline, even from before it was one")
    func threads() throws {
        let running = Extract(thread: "t")
        let days = [
            day(Self.week[0], [clipping("a", on: Self.week[0], publishers: 2)]),
            day(
                Self.week[1],
                [
                    clipping("a", on: Self.week[1], publishers: 3, extract: running),
                    clipping("b", on: Self.week[1], publishers: 4, extract: running),
                ]),
            day(
                Self.week[2],
                [clipping("c", on: Self.week[2], publishers: 7), clipping("b", on: Self.week[2], extract: running)]),
        ]
        let stories = try #require(try reviews(of: days).first).stories
        // 2, 4 and 1 publishers, as many as the other has on one day, but on three.
        #expect(stories.map(\.last.clipping.story) == ["b", "c"])
        #expect(stories[0].first.clipping.story == "a" && stories[0].days == 3 && stories[0].publishers == 4)
        #expect(stories[0].extract.thread == "t")
    }

    @Test("quotes the newest of each kind")
    func extracts() throws {
        let days = [
            day(
                Self.week[0],
                [clipping("a", on: Self.week[0], extract: Extract(sentence: passage("1"), quotation: passage("said")))]),
            day(
                Self.week[1],
                [clipping("a", on: Self.week[1], extract: Extract(sentence: passage("2"), figure: passage("six")))]),
            day(Self.week[2], [clipping("a", on: Self.week[2])]),
        ]
        let extract = try #require(try reviews(of: days).first?.stories.first).extract
        #expect(extract == Extract(sentence: passage("2"), figure: passage("six"), quotation: passage("said")))
    }

    @Test("finds the date of one and five years ago, if it had headlines")
    func anniversaries() throws {
        let ids = ["2021-11-27", "2024-11-27", "2025-11-26", "2025-11-27"]
        let days = ids.map { day($0, [clipping("a", on: $0)]) }
        func found(_ days: [Day], at moment: String) throws -> [Day.ID] {
            let now = try #require(World.date(moment[...]))
            let found = Reviewer(rhythm: .daily, timeZone: "UTC").anniversaries(among: days, at: now)
            #expect(found.allSatisfy { [1, 5].contains($0.years) })
            return found.map(\.day.id)
        }
        #expect(try found(days, at: "2026-11-27T08:00:00Z") == ["2025-11-27", "2021-11-27"])
        #expect(try found(days, at: "2026-11-28T08:00:00Z").isEmpty)
        #expect(try found([day("2025-11-27")], at: "2026-11-27T08:00:00Z").isEmpty)
        #expect(try found([day("2027-02-28"), day("2027-03-01")], at: "2028-02-29T08:00:00Z").isEmpty)
    }
}
