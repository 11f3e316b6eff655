import Contextualising
import Foundation
import Newsroom
import Testing

/// The rules that choose a summary's sentences, each with a story made for it.
@Suite struct SummaryRulesTests {
    static let noon = Date(timeIntervalSince1970: 1_773_316_800)  // Thursday, 12 March 2026, 12:00 UTC

    struct Report {
        let title: String
        let text: String
        var language = "en"
        /// Hours before noon.
        var age = 1.0
        var source = ""
        /// Whether its title says what happened, so that the story may take it.
        var isPlain = false
        /// The language that its feed declares.
        var declared: String?
        /// A sentence of it that says why the story matters.
        var reason: String?
    }

    /// Returns the sentences of a story's summary; the first report leads.
    static func summary(of reports: [Report], on day: EditionDay? = nil) throws -> [String] {
        let names = ["Courier", "Meridian", "Herald", "Anchor", "Beacon", "Cape", "Delta"]
        let story = Story(
            id: "s", articles: reports.indices.map { "\($0)" }, lead: "0", publishers: reports.count,
            plain: reports.indices.filter { reports[$0].isPlain }.map { "\($0)" })
        let briefs = reports.enumerated().map { number, report in
            let name = report.source.isEmpty ? names[number] : report.source
            let feed = "https://\(name.lowercased()).example/feed"
            let moment = noon.addingTimeInterval(-3600 * report.age)
            var source = FeedSource(name: name, feed: feed, category: "news", tier: .established)
            source.language = report.declared
            let context = report.reason.map { reason in
                Context(
                    reason: Statement(reason), kind: .category, tier: 1, confidence: 1,
                    sources: [ContextSource(article: "\(number)", name: name, url: nil, language: report.language)])
            }
            return Brief(
                article: Article(
                    id: "\(number)", source: feed, title: report.title, url: "\(feed)/\(number)", published: moment,
                    firstSeen: moment, lastSeen: moment, summary: report.text, language: report.language),
                source: source, topic: Topic(category: "news", confidence: 1), context: context, story: story)
        }
        let lead = try #require(briefs.first)
        let summary = StorySummariser(on: day).summary(of: briefs, lead: lead, words: 85, among: .many)
        return summary.sentences.map(\.text)
    }

    @Test(
        "what only leads up to the news does not begin a summary",
        arguments: [
            (
                "es", "Hallaron en Marlow el cuerpo de Ana Moreira",
                "El último contacto que la familia tuvo con Ana Moreira fue cuando habló con su hija en Marlow.",
                "El cuerpo de Ana Moreira fue hallado en el puerto por dos pescadores de Tavira que salían al alba."
            ),
            (
                "es", "Procesaron al exministro Rui Costa por el puente de Marlow",
                "En diciembre de 2024, cuando presentó su renuncia, Rui Costa agradeció a los vecinos de Marlow.",
                "La jueza procesó a Rui Costa por el puente de Marlow y ordenó un embargo de 350 millones de pesos."
            ),
            (
                "en", "Train derails near Marlow station",
                "The accident near Marlow closed the station and both lines to Tavira for the train's passengers.",
                "Nineteen people were hurt on Thursday when a train for Tavira derailed near the station of Marlow."
            ),
            (
                "pt", "Ana Moreira é encontrada em Marlow",
                "A última vez que Ana Moreira falou com a filha em Marlow foi por telefone, da casa em Tavira.",
                "Pescadores de Tavira encontraram Ana Moreira no porto de Marlow depois de três noites."
            ),
        ])
    func background(_ language: String, _ title: String, _ background: String, _ event: String) throws {
        let sentences = try Self.summary(of: [
            Report(title: title, text: background, language: language),
            Report(title: title, text: event, language: language),
        ])
        #expect(sentences.first == event)
    }

    @Test("a sentence is left out if it names nothing new and shares words with the summary so far")
    func twice() throws {
        let first =
            "The council of Marlow makes health passes a duty for all workers of shops and of the port of Tavira."
        let again = "New rules mean that workers in shops must show that they are vaccinated, tested or recovered."
        let other = "Unions in Porto Novo have called a strike for Friday against the duty of workers to be vaccinated."
        let sentences = try Self.summary(of: [
            Report(title: "Marlow to require health passes of workers", text: first),
            Report(title: "Health passes for workers in Marlow", text: again),
            Report(title: "Unions call strike over health passes", text: other),
        ])
        #expect(sentences.contains(first) && sentences.contains(other) && !sentences.contains(again))
    }

    @Test("a sentence that only repeats the title doesn't begin a summary")
    func titleAgain() throws {
        let sentences = try Self.summary(of: [
            Report(
                title: "Iranian fuel arrives in crisis-hit Lebanon",
                text: "Much needed fuel has arrived in Lebanon to ease the country's crippling shortages. "
                    + "The first trucks with Iranian fuel for Lebanon crossed the border from Syria."),
            Report(
                title: "Fuel from Iran reaches Lebanon",
                text: "The fuel for Lebanon came in forty trucks from the Syrian port of Baniyas."),
        ])
        #expect(sentences.first.map { !$0.hasPrefix("Much needed") } ?? false)
    }

    @Test("a full name isn't new after its initials")
    func initials() throws {
        let again = "The government says it will not help an inquiry by the International Criminal Court."
        let sentences = try Self.summary(of: [
            Report(title: "Government will not help ICC inquiry into drug war", text: again),
            Report(
                title: "Government rejects ICC inquiry",
                text:
                    "The government won't help the ICC inquiry into its drug war, which killed 6,000 people in Marlow."),
        ])
        #expect(!sentences.isEmpty && sentences.first != again)
    }

    @Test("what an older report calls today, or a coming weekday that has passed, is left out")
    func stale() throws {
        let title = "Minister of Marlow takes office"
        let today = "The minister of Marlow took office today in the old town hall of Tavira."
        let monday = "The minister will meet the mayors of Tavira this Monday in the town hall of Marlow."
        let still = "The minister of Marlow was a judge in Porto Novo for eleven years."
        let reports = [
            Report(title: title, text: "\(today) \(monday) \(still)", age: 96),
            Report(
                title: "Ana Moreira is deputy of Marlow's new minister",
                text: "The new minister of Marlow has named Ana Moreira as her deputy.", age: 96),
        ]
        let thursday = EditionDay(of: Self.noon, timeZone: "UTC")
        let later = try Self.summary(of: reports, on: thursday)
        #expect(later.contains(still) && !later.contains(today) && !later.contains(monday))
        let sunday = EditionDay(of: Self.noon.addingTimeInterval(-96 * 3600), timeZone: "UTC")
        let fresh = [Report(title: title, text: today, age: 96), reports[1]]
        #expect(try Self.summary(of: fresh, on: sunday).contains(today))
    }

    @Test("of a publisher's reports, the one on the lead's topic is read, not the longest")
    func nearest() throws {
        let will = "The will of Rui Costa stays sealed for 90 years, a judge in Porto Novo ruled."
        let aside =
            "Another Costa, who is at home in Tavira with his lawyers, wants to overturn a decision on his suit "
            + "in Marlow. It was made in May."
        let sentences = try Self.summary(of: [
            Report(title: "Judge keeps will of Rui Costa secret", text: ""),
            Report(title: "Judge seals will of Rui Costa", text: will, source: "Meridian"),
            Report(title: "Costa's nephew fights suit", text: aside, source: "Meridian"),
        ])
        #expect(sentences == [will])
    }

    @Test("another report opens if the lead alone would be quoted")
    func anotherReport() throws {
        let lead = "Shareholders of the Marlow works approved a record pay for Rui Costa."
        let other =
            "Rui Costa won the backing of shareholders of the Marlow works for a pay of 40 million euros a year."
        let sentences = try Self.summary(of: [
            Report(title: "Rui Costa stays at the Marlow works", text: lead),
            Report(title: "Rui Costa wins pay vote", text: other),
        ])
        #expect(sentences == [other])
    }

    @Test("a first sentence in other words counts if the titles are about the same thing")
    func otherWords() throws {
        let other = "Tempers flared on the grass in a fractious ending that saw Silva of Tavira sent off."
        let sentences = try Self.summary(of: [
            Report(
                title: "Marlow blow lead to draw with Tavira",
                text: "Marlow are denied victory after Moreira of Tavira scores twice in the second half."),
            Report(title: "Fans of Tavira brawl after 2-2 draw with Marlow", text: other),
        ])
        #expect(sentences.contains(other))
    }

    @Test("a publisher's typing mistake is not quoted")
    func slip() throws {
        let slip = "A jury of Marlow returned the indictment sought by sought by the counsel of the port."
        let whole = "The defendant, Rui Costa of Tavira, is accused of lying about the port of Marlow."
        let sentences = try Self.summary(of: [
            Report(title: "Jury of Marlow indicts port lawyer", text: slip),
            Report(title: "Port lawyer of Marlow indicted by jury", text: whole),
        ])
        #expect(!sentences.contains(slip))
    }
}
