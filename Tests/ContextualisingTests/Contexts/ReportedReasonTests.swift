import Contextualising
import Foundation
import Newsroom
import TestSupport
import Testing

/// Sentences of reports that are no reason why their story matters.
@Suite struct ReportedReasonTests {
    /// Returns the reasons shown beside the reports of one story. The first report leads.
    private func reasons(_ reports: [(title: String, summary: String)], language: String = "en") throws -> [String] {
        let now = Date(timeIntervalSince1970: 1_700_000_000)
        let ids = reports.indices.map { "article-\($0)" }
        let briefs = zip(ids, reports).map { id, report in
            let source = FeedSource(name: id, feed: "https://\(id).example/feed", category: "news", language: language)
            return Brief(
                article: Article(
                    id: id, source: source.id, title: report.title, firstSeen: now, lastSeen: now,
                    summary: report.summary, language: language),
                source: source, topic: Topic(category: "news", confidence: 1),
                story: Story(id: "s", articles: ids, lead: ids[0], publishers: ids.count))
        }
        let contexts = Contextualiser(rules: try .builtIn(), significance: try .builtIn()).contexts(of: briefs)
        return briefs.map(contexts.added(to:)).compactMap { $0.context?.reason.text }
    }

    /// Seen in the wild: "The Italian government approved on Thursday some of the strictest anti-COVID measures …".
    @Test(arguments: [(" on Thursday", false), ("", true)])
    func theEventItselfIsNotAReason(day: String, isQuoted: Bool) throws {
        let reasons = try reasons([
            ("Council of Porto Novo makes masks mandatory", "Everybody wears one from Monday."),
            (
                "Porto Novo approves mask rules",
                "The council of Porto Novo approved\(day) some of the strictest mask rules in the world."
            ),
        ])
        #expect(reasons.contains { $0.contains("strictest") } == isQuoted)
    }

    /// Seen in the wild: "… reshuffles his cabinet for the first time since February 2020", in September 2021.
    @Test(arguments: [("February 2022", false), ("1998", true)])
    func recentComparisonsAreNotHistory(date: String, isQuoted: Bool) throws {
        let reasons = try reasons([
            ("Porto Novo tram is back", "Passengers waved."),
            ("Tram runs in Porto Novo", "The tram of Porto Novo crosses the river for the first time since \(date)."),
        ])
        #expect(reasons.contains { $0.contains("for the first time") } == isQuoted)
    }

    /// Seen in the wild: a neighbour's prime minister as what to know of a pact, on twenty articles.
    @Test(arguments: [("Submarines of Porto Novo: a pact is signed", false), ("Moreira: no submarines here", true)])
    func aBystanderIsNoReason(title: String, isQuoted: Bool) throws {
        let reasons = try reasons([
            ("Porto Novo signs pact on submarines", "Nobody said how many."), (title, "The harbour was full."),
            (
                "A first call before the pact",
                "Ana Moreira has made it clear that the first ever submarines of Porto Novo will dock elsewhere."
            ),
        ])
        #expect(reasons.contains { $0.contains("Moreira") } == isQuoted)
    }

    @Test(arguments: [
        (
            "es", "Sale el tranvía de Porto Novo", "La gente saludó.", "Vuelve el tranvía a Porto Novo",
            "El tranvía de Porto Novo será el primer transporte público en cruzar el río desde 1983."
        ),
        (
            "pt", "Parte o elétrico de Porto Novo", "As pessoas acenaram.", "O elétrico volta a Porto Novo",
            "O elétrico de Porto Novo põe em risco as casas mais velhas da margem, diz a câmara."
        ),
    ])
    func otherLanguagesHaveReasonsToo(
        language: String, title: String, summary: String, other: String, reason: String
    ) throws {
        #expect(try reasons([(title, summary), (other, reason)], language: language).contains(reason))
        let neutral = reason.replacing("desde 1983", with: "este lunes").replacing("põe em risco", with: "mostra")
        #expect(try !reasons([(title, summary), (other, neutral)], language: language).contains(neutral))
    }
}
