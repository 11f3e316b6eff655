import Deduplicating
import Foundation
import Newsroom
import Testing

/// A large event's reports are one story although some share little with each other, and time parts what words do not.
struct GroupGrowthTests {
    private static let noon = Date(timeIntervalSinceReferenceDate: 700_000_000)

    private func stories(_ texts: [(title: String, summary: String)], hours: [Double] = []) -> [Story] {
        let articles = texts.enumerated().map { number, text in
            let date = Self.noon.addingTimeInterval(hours.isEmpty ? 0 : hours[number] * 3_600)
            return Article(
                id: "\(number)", source: "\(number)", title: text.title, url: "https://\(number).example.com/a",
                published: date, firstSeen: date, lastSeen: date, summary: text.summary)
        }
        return Deduplicator().stories(from: articles, sources: [], known: [:])
    }

    private static let vote = [
        (
            "Lindholm votes to keep Mayor Okafor in recall",
            "Voters kept Mayor Okafor in office on Tuesday, rejecting the recall by a wide margin, early counts of the ballots showed."
        ),
        (
            "Mayor Okafor survives Lindholm recall",
            "Okafor beat back the recall after a long night of counting ballots, with two thirds of voters against it."
        ),
        (
            "Lindholm recall fails as voters back Okafor",
            "The recall of Mayor Okafor failed, where most voters marked their ballots against it."
        ),
        (
            "Okafor thanks Lindholm after recall",
            "The mayor thanked voters who rejected the recall and asked both camps to put the ballots behind them."
        ),
    ]
    /// Each reports the vote, and most of its words are its own.
    private static let aftermath = [
        (
            "The Okafor recall cost Lindholm nine million",
            "Printing, postage, envelopes and overtime for clerks added up through summer and autumn. Schools on the eastern shore had asked for a tenth of that sum to mend leaking roofs, replace boilers and hire two nurses, and were turned down in spring. Auditors want receipts from every ward, and a new committee meets in January."
        ),
        (
            "How the Lindholm recall split one street",
            "On Harbour Lane neighbours stopped greeting each other. A baker took down his sign for Okafor after windows were broken, a teacher moved her children to another bus stop, and an old quarrel over parking came back. Now a choir wants to bring both sides together with soup and songs."
        ),
        (
            "Lindholm recall: what Mayor Okafor does next",
            "Trams, a budget with a hole of forty million, a harbour that silts up and a hospital without surgeons wait on the desk. Allies expect a new deputy by Friday; rivals speak of lawsuits over signatures, and unions of bus drivers threaten to walk out before the holidays begin."
        ),
    ]
    private static let others = [
        (
            "Museum opens a wing for glass",
            "The museum in Graz shows glass from four centuries in rooms that were a stable."
        ),
        ("Bakers run out of rye", "A dry summer leaves the bakers of Tarn without rye until spring."),
        ("Choir wins a prize in Vigo", "The choir of the harbour sang in Vigo and took the prize."),
    ]

    @Test func reportsInOtherWordsJoinTheGroup() {
        let stories = stories(Self.vote + Self.aftermath + Self.others)
        #expect(Set(stories.map { Set($0.articles) }) == [Set((0..<7).map(String.init)), ["7"], ["8"], ["9"]])
    }

    @Test func reportsDaysLaterAreAboutAnotherEvent() {
        let texts = [
            (
                "Ferry runs aground off Pico",
                "The ferry from Pico to Faial ran aground in fog; its passengers were brought ashore by fishing boats."
            ),
            (
                "Ferry hits pier on Faial",
                "A ferry from Pico hit the pier at Horta and two passengers were hurt, the harbour said."
            ),
        ]
        #expect(stories(texts + Self.others, hours: [0, 3, 0, 0, 0]).count == 4)
        #expect(stories(texts + Self.others, hours: [0, 54, 0, 0, 0]).count == 5)
    }

    @Test func theNewestGoodReportGivesTheTitle() {
        let texts = [
            (
                "Harbour master Rui Melo awaits sentence in Lindholm",
                "Rui Melo, harbour master of Lindholm, awaits sentence for taking bribes from a tug company."
            ),
            (
                "Harbour master Rui Melo sentenced to four years",
                "Rui Melo, harbour master of Lindholm, was sentenced to four years for taking bribes from a tug company."
            ),
            ("Lindholm harbour master sentenced", "Bribes."),
        ]
        // The last says too little to stand for the story.
        let stories = stories(texts, hours: [0, 20, 21])
        #expect(stories.count == 1)
        #expect(stories.first?.lead == "1")
    }
}
