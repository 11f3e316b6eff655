import Contextualising
import Foundation
import Newsroom
import TestSupport
import Testing

@Suite("What earlier editions said and is no longer true") struct CorrectionFinderTests {
    private static let calendar = DayCalendar(timeZone: "UTC")

    /// An edition whose archive lists each story's newest report of each past day.
    private static func edition(of stories: Stories) -> Edition {
        var edition = stories.edition(categories: [])
        edition.stories = stories.files
        edition.archive = stories.briefs
        let today = calendar.id(of: stories.now)
        let days = Dictionary(grouping: stories.briefs) { calendar.id(of: $0.article.moment) }
        edition.days = days.keys.sorted().map { id in
            let listed = Dictionary(grouping: days[id] ?? [], by: \.story.id).values.compactMap { briefs in
                briefs.max { $0.article.moment < $1.article.moment }
            }
            return Day(
                id: id, isOver: id < today, headlines: [], stories: listed.map(Clipping.init), articles: listed.count)
        }
        return edition
    }

    @Test("changed figures: which are corrections, and which are left out")
    func figures() throws {
        let stories = try Stories(reading: fixture("figures.txt"))
        let edition = Self.edition(of: stories)
        let found = CorrectionFinder(days: 7).corrections(in: edition, records: [])
        let lines = found.flatMap { correction in
            ["\(correction.day ?? "today"): \(correction.earlier.title) (\(correction.figures?.earlier ?? ""))"]
                + correction.now.map { "  now: \($0.title) (\(correction.figures?.now ?? ""))" }
        }
        #expect(found.allSatisfy { $0.kind == .figure })
        expectGolden(lines.joined(separator: "\n") + "\n", named: "figures.golden.txt")
        // Nothing of a day before the ones looked at.
        #expect(CorrectionFinder(days: 0).corrections(in: edition, records: []).isEmpty)
    }

    private static let now = Date(timeIntervalSince1970: 1_773_489_600)  // 14 March 2026, 12:00 UTC
    private static let yesterday = now.addingTimeInterval(-86_400)

    private static func brief(
        _ title: String, in story: String, publishers: Int = 2, earlier: String? = nil, kind: ArticleKind = .report
    ) -> Brief {
        let article = Article(
            id: "id of \(title)", source: "a", title: title, published: yesterday, updated: now, firstSeen: yesterday,
            lastSeen: now, language: "en", earlierTitle: earlier)
        return Brief(
            article: article, source: FeedSource(name: "A", feed: "https://a.example/feed", category: "news"),
            kind: kind, topic: Topic(category: "news", confidence: 1),
            story: Story(id: story, articles: [article.id], lead: article.id, publishers: publishers))
    }

    private static func edition(_ briefs: [Brief], with clippings: [Clipping]) -> Edition {
        var edition = Edition(
            site: Site(title: "Test", tagline: ""), moment: now, categories: [], front: [], headlines: [], desks: [],
            stories: briefs.map { StoryFile(story: $0.story, lead: $0, briefs: [$0]) }, archive: briefs, map: [],
            health: [])
        edition.days = [
            Day(
                id: calendar.id(of: yesterday), isOver: true, headlines: clippings, stories: [],
                articles: clippings.count)
        ]
        return edition
    }

    private static func record(_ id: Story.ID, shown first: Date, _ last: Date) -> StoryRecord {
        StoryRecord(id: id, lead: "lead", firstShown: first, lastShown: last)
    }

    @Test("a headline whose number its publisher replaced, as an earlier edition had it")
    func headlines() throws {
        let before = "Fire in Tarnholm leaves 12 families homeless"
        let after = "Fire in Tarnholm leaves 15 families homeless"
        let brief = Self.brief(after, in: "fire", earlier: before)
        // Within its day; the day has the new headline.
        let found = CorrectionFinder(days: 7).corrections(
            in: Self.edition([brief], with: [Clipping(brief)]), records: [])
        let correction = try #require(found.first)
        #expect(found.count == 1 && correction.kind == .headline && correction.day == nil)
        #expect(correction.earlier.title == before && correction.now.map(\.title) == [after])
        #expect(correction.moment == Self.now)
        // Two feeds that word it differently at first: no edition had the other headline.
        var first = brief
        first.article.updated = Self.yesterday
        #expect(CorrectionFinder(days: 7).corrections(in: Self.edition([first], with: []), records: []).isEmpty)
        // After its day, which still lists the old one.
        var listed = Clipping(brief)
        listed.title = before
        let later = CorrectionFinder(days: 7).corrections(in: Self.edition([brief], with: [listed]), records: [])
        #expect(later.map(\.day) == ["2026-03-13"])
        // A live page's next headline is no correction.
        let live = Self.brief(after, in: "fire", earlier: before, kind: .live)
        #expect(CorrectionFinder(days: 7).corrections(in: Self.edition([live], with: []), records: []).isEmpty)
    }

    @Test("a report whose page was read and disappeared after its feed dropped it")
    func withdrawn() throws {
        let brief = Self.brief("Mayor of Tarnholm resigns", in: "mayor")
        let edition = Self.edition([brief], with: [Clipping(brief)])
        func found(_ reason: Message.Key, at moment: Date, text: String = "He left.") -> [Correction] {
            let page = ArticlePage(
                article: brief.id, text: text, lastAttempt: moment, failures: 1,
                lastFailure: Failure(stage: .fetching, source: "a", reason: Message(reason)), isSettled: true)
            return CorrectionFinder(days: 7).corrections(in: edition, records: [], pages: [brief.id: page])
        }
        let after = Self.now.addingTimeInterval(60)
        for reason in [Message.Key.notFound, .goneNow] {
            let correction = try #require(found(reason, at: after).first)
            #expect(correction.kind == .withdrawn && correction.day == "2026-03-13" && correction.now.isEmpty)
            #expect(correction.moment == after)
        }
        // A server in trouble says nothing, nor does a page that never was, or that was asked for while it was listed.
        #expect(found(.unavailable, at: after).isEmpty)
        #expect(found(.goneNow, at: after, text: "").isEmpty)
        #expect(found(.goneNow, at: Self.now).isEmpty)
    }

    @Test("stories that a day listed separately and that are now one, with their leading reports")
    func joined() throws {
        let quake = Self.brief("Quake off Skarvik raises wave", in: "quake")
        let listed = Clipping(Self.brief("Wave hits Skarvik after quake", in: "wave"))
        let wave = Self.brief("Wave hits Skarvik after quake", in: "quake")
        var edition = Self.edition([quake], with: [Clipping(quake), listed])
        edition.stories[0].briefs = [quake, wave]
        edition.movedStories = [StoryMove(from: "wave", to: "quake")]
        let records = [Self.record("wave", shown: Self.yesterday, Self.yesterday)]
        func found(in edition: Edition) -> [Correction] {
            CorrectionFinder(days: 7).corrections(in: edition, records: records)
        }
        let correction = try #require(found(in: edition).first)
        #expect(correction.kind == .joined && correction.day == "2026-03-13")
        #expect(correction.earlier == listed && correction.other == Clipping(quake))
        #expect(correction.now.map(\.title) == [quake.article.title])
        // The other one was not listed while this one was alone.
        var alone = edition
        alone.days[0].headlines = [listed]
        #expect(found(in: alone).isEmpty)
        // Their headlines have only two words in common.
        var doubtful = edition
        doubtful.days[0].headlines[1].title = "Skarvik rebuilds its harbour after quake"
        #expect(found(in: doubtful).isEmpty)
        // They give different numbers, as on two days.
        doubtful.days[0].headlines[0].title = "Quake of 5.1 off Skarvik raises wave"
        doubtful.days[0].headlines[1].title = "Wave hits Skarvik after quake of 6.4"
        #expect(found(in: doubtful).isEmpty)
        // The page leads there, but the report that led it went elsewhere.
        edition.stories[0].briefs = [quake]
        #expect(found(in: edition).isEmpty)
    }

    @Test("a story whose leading report has a story of its own now")
    func divided() throws {
        let listed = Clipping(Self.brief("Hotel burns in Hallum", in: "fires"))
        let hotel = Self.brief("Hotel burns in Hallum", in: "hotel")
        let gas = Self.brief("Gas leak closes a school", in: "fires")
        func found(_ first: Date, beside rest: Brief) -> [Correction] {
            CorrectionFinder(days: 7).corrections(
                in: Self.edition([hotel, rest], with: [listed]),
                records: [Self.record("hotel", shown: first, Self.now)])
        }
        let correction = try #require(found(Self.now, beside: gas).first)
        #expect(correction.kind == .parted && correction.day == "2026-03-13")
        #expect(correction.now.map(\.title) == [hotel.article.title, gas.article.title])
        #expect(correction.moment == Self.now)
        // That story had its page before: the report only changed sides.
        #expect(found(Self.yesterday, beside: gas).isEmpty)
        // The part has another lead, or the rest does: one of its later reports.
        var follow = Self.brief("Owner of the burnt hotel is questioned", in: "hotel")
        var edition = Self.edition([hotel, gas], with: [listed])
        edition.stories[0].lead = follow
        let records = [Self.record("hotel", shown: Self.now, Self.now)]
        #expect(CorrectionFinder(days: 7).corrections(in: edition, records: records).isEmpty)
        follow = Self.brief("School opens again after gas leak", in: "fires")
        (follow.article.published, follow.article.firstSeen) = (Self.now, Self.now)
        #expect(found(Self.now, beside: follow).isEmpty)
        // Their headlines may be about one fire.
        #expect(found(Self.now, beside: Self.brief("Firemen tell of the hotel in Hallum", in: "fires")).isEmpty)
    }
}
