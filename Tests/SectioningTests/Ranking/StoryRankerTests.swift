import Foundation
import Newsroom
import Sectioning
import TestSupport
import Testing

@Suite struct StoryRankerTests {
    private let now = Date(timeIntervalSinceReferenceDate: 800_000_000)

    /// - Parameter hours: how long ago it was published.
    private func brief(
        _ title: String, in story: String, hours: Double = 1, by source: String = "Globe",
        tier: CredibilityTier = .established,
        country: String? = "PT", owner: String? = nil, kind: ArticleKind = .report, category: String = "news",
        publishers: Int = 9
    ) -> Brief {
        let moment = now.addingTimeInterval(-hours * 3600)
        let id = "\(story) \(source) \(hours)"
        return Brief(
            article: Article(
                id: id, source: source, title: title, published: moment, firstSeen: moment, lastSeen: moment),
            source: FeedSource(
                name: source, feed: "https://\(source).example/feed", category: category, owner: owner,
                country: country,
                tier: tier), kind: kind,
            topic: Topic(category: category, confidence: 1),
            story: Story(id: story, articles: [id], lead: id, publishers: publishers))
    }

    private func ranks(_ briefs: [Brief], rules: String = "") throws -> [Story.ID: StoryRank] {
        StoryRanker(rules: try ConsequenceRules(text: rules)).ranks(of: briefs, at: now)
    }

    private func score(_ briefs: [Brief], rules: String = "") throws -> Double {
        try #require(try ranks(briefs, rules: rules).values.first).score
    }

    @Test func aScoreHalvesEveryEighteenHoursSinceTheNewestReport() throws {
        let new = try score([brief("Ferry", in: "a", hours: 0)])
        #expect(abs(try score([brief("Ferry", in: "a", hours: 18)]) / new - 0.5) < 1e-9)
        #expect(abs(try score([brief("Ferry", in: "a", hours: 36)]) / new - 0.25) < 1e-9)
    }

    /// A great story of ten hours ago stands above a small one of the last hour.
    @Test func timeMakesNoSteps() throws {
        let great = (1...6).map { brief("Bridge", in: "great", hours: 10, by: "Paper\($0)") }
        let ranks = try ranks(great + [brief("Ferry", in: "small", hours: 0)])
        #expect((ranks["great"]?.score ?? 0) > (ranks["small"]?.score ?? 1))
    }

    @Test func publishersOfOneOwnerAreOneVoice() throws {
        let one = brief("Bridge", in: "a", by: "Globe")
        let kin = brief("Bridge", in: "a", by: "Globe Video", owner: "Globe")
        let other = brief("Bridge", in: "a", by: "Courier")
        let rank = try #require(try ranks([one, kin])["a"])
        #expect(rank.publishers == 1)
        #expect(rank.score == (try score([one])))
        #expect(try ranks([one, kin, other])["a"]?.publishers == 2)
        #expect(try score([one, other]) > score([one]) * 1.4)
    }

    /// A story counts no more publishers than its own count says, which knows of feeds that link to many sites.
    @Test func noMorePublishersThanTheStoryHas() throws {
        let briefs = (1...4).map { brief("Bridge", in: "a", by: "Paper\($0)", publishers: 2) }
        #expect(try ranks(briefs)["a"]?.publishers == 2)
    }

    @Test func standingAndCountriesCount() throws {
        let established = try score([brief("Bridge", in: "a")])
        #expect(try score([brief("Bridge", in: "a", tier: .reference)]) > established)
        #expect(try score([brief("Bridge", in: "a", tier: .other)]) < established)
        let home = [brief("Bridge", in: "a", by: "Globe"), brief("Bridge", in: "a", by: "Courier")]
        let abroad = [brief("Bridge", in: "a", by: "Globe"), brief("Bridge", in: "a", by: "Courier", country: "BR")]
        #expect(try score(abroad) > score(home) * 1.5)
    }

    @Test func aSecondPublisherMoreThanDoublesAStory() throws {
        let exclusive = try score([brief("Bridge", in: "a", by: "Globe")])
        let shared = try score([brief("Bridge", in: "a", by: "Globe"), brief("Bridge", in: "a", by: "Courier")])
        #expect(shared > exclusive * 3)
        // Two feeds of one owner are still one publisher.
        let kin = [brief("Bridge", in: "a", by: "Globe"), brief("Bridge", in: "a", by: "Globe Video", owner: "Globe")]
        #expect(try score(kin) == exclusive)
    }

    @Test func anUnknownCountryDoesNotCount() throws {
        let home = [brief("Bridge", in: "a", by: "Globe"), brief("Bridge", in: "a", by: "Courier")]
        let unknown = [brief("Bridge", in: "a", by: "Globe"), brief("Bridge", in: "a", by: "Courier", country: nil)]
        #expect(try ranks(unknown)["a"]?.countries == 1)
        #expect(try score(unknown) < score(home) * 1.2)
        let abroad = [brief("Bridge", in: "a", by: "Globe"), brief("Bridge", in: "a", by: "Courier", country: "BR")]
        #expect(try ranks(abroad)["a"]?.countries == 2)
    }

    @Test func publishersThatStoppedReportingCountLess() throws {
        let fresh = [brief("Bridge", in: "a", by: "Globe"), brief("Bridge", in: "a", by: "Courier")]
        let silent = [brief("Bridge", in: "a", by: "Globe"), brief("Bridge", in: "a", hours: 25, by: "Courier")]
        let rank = try #require(try ranks(silent)["a"])
        #expect(abs(rank.presentShare - 0.75) < 1e-9)
        #expect(try score(silent) < score(fresh))
        #expect(try ranks(fresh)["a"]?.presentShare == 1)
    }

    private let rules = """
        [votes] 0.5
        election, ballot
        [light] -0.5
        dance
        [desk]
        sports = -0.25
        """

    @Test func consequenceCountsByTheShareOfTitlesThatMentionIt() throws {
        let plain = try score([brief("Bridge opens", in: "a")], rules: rules)
        #expect(abs(try score([brief("Election opens", in: "a")], rules: rules) / plain - 1.5) < 1e-9)
        #expect(abs(try score([brief("Dance opens", in: "a")], rules: rules) / plain - 0.5) < 1e-9)
        #expect(
            abs(try score([brief("Bridge opens", in: "a", category: "sports")], rules: rules) / plain - 0.75) < 1e-9)
        let third = ["Election opens", "Bridge opens", "Ferry opens"].enumerated().map {
            brief($1, in: "a", by: "Paper\($0)")
        }
        let rank = try #require(try ranks(third, rules: rules)["a"])
        #expect(rank.consequences == [.init(name: "votes", weight: 0.25)])
    }

    @Test func onlyReportsAndLivePagesOfOneEventCount() throws {
        let report = brief("Bridge", in: "a")
        let column = brief("Election", in: "a", hours: 0, by: "Courier", kind: .opinion)
        #expect(try ranks([report, column], rules: rules) == ranks([report], rules: rules))
        #expect(try ranks([column], rules: rules).isEmpty)
        #expect(try ranks([brief("Bridge", in: "a", kind: .live)])["a"] != nil)
        #expect(try ranks([brief("Bridge", in: "a", kind: .rolling)])["a"] == nil)
    }

    /// `Fixtures/pairs.tsv`: invented titles, of which one is news of consequence.
    @Test func theBuiltInRulesPutConsequenceFirst() throws {
        let ranker = StoryRanker(rules: try .builtIn())
        let rows = try String(contentsOf: fixture("pairs.tsv"), encoding: .utf8).split(separator: "\n").dropFirst()
            .map { $0.split(separator: "\t").map(String.init) }
        #expect(rows.count >= 12)
        for row in rows {
            let ranks = ranker.ranks(of: [brief(row[0], in: "heavier"), brief(row[1], in: "lighter")], at: now)
            #expect((ranks["heavier"]?.score ?? 0) > (ranks["lighter"]?.score ?? 1) * 1.2, "\(row)")
        }
    }
}
