import Deduplicating
import Foundation
import Newsroom
import TestSupport
import Testing

/// A story takes its title from a report that says what happened.
@Suite struct TeaserTitleTests {
    private func lead(_ titles: [String], kinds: [Article.ID: ArticleKind] = [:]) -> String? {
        Int(story(titles, kinds: kinds).lead).map { titles[$0] }
    }

    /// - Parameter gap: the seconds between two articles.
    private func story(
        _ titles: [String], kinds: [Article.ID: ArticleKind] = [:], gap: Double = 600,
        tiers: [CredibilityTier] = [], after earlier: Article.ID? = nil
    ) -> Story {
        let articles = titles.enumerated().map { index, title in
            let moment = Date(timeIntervalSinceReferenceDate: Double(index) * gap)
            return Article(
                id: "\(index)", source: "\(index)", title: title, url: "https://\(index).example/ferry",
                published: moment, firstSeen: moment, lastSeen: moment,
                summary: "The ferry from Pico ran aground off Faial with 80 aboard.")
        }
        let sources = articles.enumerated().map { index, article in
            FeedSource(
                name: article.source, feed: article.source, category: "news",
                tier: index < tiers.count ? tiers[index] : .other)
        }
        return Deduplicator().story(
            "s", of: articles, kinds: kinds, sources: sources, earlierLeads: Set([earlier].compactMap { $0 }))
    }

    /// `Fixtures/teasers.tsv`: invented titles; the first gives the title although the second is newer.
    @Test func aReportComesBeforeANewerTeaser() throws {
        let rows = try String(contentsOf: fixture("teasers.tsv"), encoding: .utf8).split(separator: "\n").dropFirst()
            .map { $0.split(separator: "\t").map(String.init) }
        #expect(rows.count >= 10)
        for row in rows { #expect(lead(row) == row[0], "\(row)") }
    }

    /// The same words inside a report's title make no teaser of it: the newer one leads.
    @Test(arguments: [
        "Pico ferry runs aground off Faial; 81 safe", "WHO sends doctors to Faial after ferry runs aground",
        "Ferry captain explains \"strong current\" off Faial", "El transbordador que es de Pico encalló en Faial",
        "Pico explicó por qué encalló su transbordador", "Pico ferry aground: crew knew how shallow the bay is",
        "NATO doctors reach the Pico ferry off Faial", "Pico ferry owner defends captain: “He did all”",
        "Pico decidió qué hará con su transbordador", "Pico ferry aground off Faial; another reaches it",
        "Faial ferry crew recalls the moment the Pico ferry hit", "Pico ferry owner's captain's log found off Faial",
        "Faial sends yet another boat to the Pico ferry", "El transbordador de Pico embiste a otros tres en Faial",
        "The 'Pico Star' leaves Faial's rocks after two days' work by 80 men of Pico's harbour",
    ])
    func theNewerReportLeads(_ newer: String) {
        #expect(lead(["Pico ferry runs aground off Faial with 80 aboard", newer]) == newer)
    }

    /// A report of the day before says more than a newer teaser, but what is older may no longer be true.
    @Test(arguments: [(13.0, "0"), (25, "1")])
    func aReportOfTheLastDayComesBeforeATeaser(hours: Double, lead: String) {
        let titles = ["Pico ferry runs aground off Faial", "Why the Pico ferry ran aground"]
        #expect(story(titles, gap: hours * 3_600).lead == lead)
    }

    /// The first report is by the most credible source; the last one is a teaser.
    @Test(arguments: [(nil, "0"), ("0", "0"), ("1", "1"), ("2", "2"), ("3", "0")] as [(String?, String)])
    func theTitleNeverGoesBack(earlier: String?, lead: String) {
        let titles = [
            "Pico ferry runs aground off Faial with 80 aboard", "Pico ferry is towed to Faial",
            "Pico ferry leaves Faial", "Why the Pico ferry ran aground",
        ]
        #expect(story(titles, tiers: [.reference, .established], after: earlier).lead == lead)
    }

    @Test func aStoryKnowsItsPlainReports() {
        let titles = [
            "Pico ferry runs aground off Faial", "Why the Pico ferry ran aground", "Pico ferry is towed to Faial",
            "Pico ferry: live from Faial",
        ]
        #expect(story(titles, kinds: ["3": .live]).plain == ["0", "2"])
        #expect(story(Array(titles.prefix(1))).plain.isEmpty)
    }

    @Test func aTeaserLeadsIfThereIsNothingElse() {
        #expect(
            lead(["Why did the ferry run aground?", "What we know about the ferry"]) == "What we know about the ferry")
    }

    @Test func aReportComesBeforeANewerLivePage() {
        let titles = ["Pico ferry runs aground off Faial", "Pico ferry aground: rescue continues"]
        #expect(lead(titles, kinds: ["1": .live]) == titles[0])
        #expect(lead(titles) == titles[1])
    }
}
