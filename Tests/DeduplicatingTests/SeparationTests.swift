import Deduplicating
import Foundation
import Newsroom
import Testing

/// Articles that are alike in their words but are about different events stay apart.
struct SeparationTests {
    private func stories(_ texts: [(title: String, summary: String)], source: String? = nil) -> Int {
        let date = Date(timeIntervalSinceReferenceDate: 700_000_000)
        let articles = texts.enumerated().map { number, text in
            Article(
                id: "\(number)", source: source ?? "\(number)", title: text.title, firstSeen: date, lastSeen: date,
                summary: text.summary)
        }
        // As in a run: what sources put on many articles is gone before stories are sought.
        let cleaner = Cleaner(learningFrom: articles, sources: [])
        return Deduplicator().stories(from: articles.map(cleaner.cleaned), sources: [], known: [:]).count
    }

    @Test func instalmentsOfDifferentDaysStayApart() {
        let texts = { (first: String, second: String) in
            [
                (
                    "Harbour fever wrap: cases in Lindholm on \(first)",
                    "All cases of harbour fever in Lindholm, by ward."
                ),
                (
                    "Harbour fever wrap: cases in Lindholm on \(second)",
                    "Cases of harbour fever in Lindholm, ward by ward."
                ),
            ]
        }
        #expect(stories(texts("16 September", "September 16th")) == 1)
        #expect(stories(texts("16 September", "15 September")) == 2)
    }

    @Test func ratesOfDifferentDaysStayApartInSpanish() {
        let texts = { (first: String, second: String) in
            [
                ("Corona hoy: a cuánto cotiza este \(first)", "La corona de Lindholm, en los bancos."),
                ("Corona hoy: a cuánto cotiza este \(second)", "En los bancos: la corona de Lindholm."),
            ]
        }
        #expect(stories(texts("jueves 16 de septiembre", "16 de septiembre")) == 1)
        #expect(stories(texts("jueves 16 de septiembre", "viernes 17 de septiembre")) == 2)
    }

    @Test func anAllDayReportBelongsToNoneOfItsEvents() {
        let event = (
            "Tanker sinks off Lindholm", "A tanker with crude oil sank off Lindholm; the crew of nine is safe."
        )
        #expect(
            stories([
                event, ("Oil tanker sinks off Lindholm, nine safe", "The nine crew left the tanker off Lindholm."),
            ])
                == 1)
        #expect(
            stories([
                event,
                ("Tanker, strike, football: Tuesday as it happened", "A tanker sank; nurses met; City lost 2-0."),
            ]) == 2)
    }

    @Test func boilerplateMakesArticlesNoMoreSimilar() {
        let promise = "Harbour Nightly is the flagship programme of Channel Nine, with Ana Sousa and Rui Melo at six."
        let titles = [
            "Dogs of Lindholm show their tricks", "Bridge toll rises again", "Choir wins a prize in Graz",
            "Bakers run out of rye",
        ]
        #expect(stories(titles.map { ($0, promise) }, source: "nine") == 4)
    }

    @Test func aGallerysCaptionIsOnlyAboutThePicture() {
        let caption = "Rebels stand guard beside a burnt lorry near the northern gate of Sarnath, April 5, 2014."
        let texts = [
            ("Sarnath votes on its budget", "1 of 9. \(caption) The council of Sarnath passed a budget by one vote."),
            ("Museum finds a lost map", "1 of 12. \(caption) A map thought lost for a century lay in a drawer."),
        ]
        #expect(stories(texts) == 2)
    }

    /// The name of what is in the news for weeks is none that two reports have in common.
    @Test func aLongRunningMatterDoesNotJoinTwoStudies() {
        let studies = { (matter: String, first: String, second: String) in
            [
                (
                    "\(matter) symptoms last for months, survey of \(first) finds",
                    "Doctors in \(first) followed patients with \(matter) for a year. The nurses at the clinic rang every "
                        + "household and asked about sleep and breath."
                ),
                (
                    "Symptoms of \(matter) fade quickly, say schools in \(second)",
                    "Teachers in \(second) followed pupils with \(matter) for a term. Pupils were weighed and measured "
                        + "before lessons."
                ),
            ]
        }
        #expect(stories(studies("Covid", "Lindholm", "Graz")) == 2)
        #expect(stories(studies("Covid", "Lindholm", "Lindholm")) == 1)
        #expect(stories(studies("Marburg", "Lindholm", "Graz")) == 1)
    }

    @Test func anExplanationNamesTheDecidingClues() throws {
        let date = Date(timeIntervalSinceReferenceDate: 700_000_000)
        let articles = [
            ("a", "Tanker sinks off Lindholm", "A tanker with crude oil sank off Lindholm; the crew of nine is safe."),
            ("b", "Oil tanker sinks off Lindholm", "The nine crew left the tanker off Lindholm."),
            ("c", "Choir wins a prize in Graz", "The choir sang in Graz on Sunday."),
        ].map { Article(id: $0.0, source: $0.0, title: $0.1, firstSeen: date, lastSeen: date, summary: $0.2) }
        let deduplicator = Deduplicator()
        let roster = deduplicator.roster(
            of: articles, amid: articles, sources: [], memberships: [:], records: [], at: date)
        let evidence = deduplicator.evidence(of: roster, among: articles)
        let explanation = try #require(evidence.explanation(of: "a"))
        #expect(explanation.neighbours.map(\.article) == ["b"])
        #expect(explanation.neighbours.first?.isInStory == true)
        #expect(explanation.neighbours.first?.commonWords.contains("lindholm") == true)
        #expect(explanation.neighbours.first?.reasons.contains { $0.hasPrefix("both give the same number") } == true)
        #expect((explanation.neighbours.first?.similarity ?? 0) >= explanation.threshold)
        #expect(explanation.compared == 1 && explanation.similar == 1)
        #expect(explanation.steps.map(\.name) == StoryExplanation.Step.Name.allCases.filter { $0 != .decisions })
        #expect(explanation.steps.first?.articles == ["a"])
        #expect(explanation.steps.filter { !$0.joined.isEmpty }.map(\.name) == [.linkage])
        #expect(explanation.steps.first { $0.name == .linkage }?.joined == ["b"])
        #expect(explanation.steps.last?.articles.count == 2)
        #expect(evidence.explanation(of: "z") == nil)
    }
}
