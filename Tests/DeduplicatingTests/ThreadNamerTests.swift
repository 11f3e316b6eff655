import Foundation
import Newsroom
import Testing

@testable import Deduplicating

/// A running story is called by names and words that its titles share, if they tell its matter.
struct ThreadNamerTests {
    private func links(_ titles: [String], from first: Int = 0, publishers: [Int] = []) -> [StoryLink] {
        titles.enumerated().map { index, title in
            StoryLink(
                story: "\(first + index)", title: title, latest: .distantPast,
                publishers: publishers.indices.contains(index) ? publishers[index] : nil)
        }
    }

    private func labels(
        _ threads: [[StoryLink]], elsewhere: [String] = [], places: Set<String> = []
    ) -> [ThreadLabel] {
        let reports = (threads.flatMap(\.self) + links(elsewhere, from: 100)).map { (story: $0.story, title: $0.title) }
        return ThreadNamer(reports: reports) { places.contains($0) }.labels(of: threads)
    }

    private func name(_ titles: String..., elsewhere: [String] = [], places: Set<String> = []) -> String? {
        labels([links(titles)], elsewhere: elsewhere, places: places)[0].name
    }

    @Test("the names that most titles share, the whole of them, at most two")
    func names() {
        #expect(
            name(
                "Rescue boats reach Port Amber after Hurricane Odile",
                "Port Amber counts its dead as Hurricane Odile passes",
                "Power returns to Port Amber, the mayor of Selby says")
                == "Port Amber · Hurricane Odile")
        #expect(
            name("The search for Mina Okoro goes on", "Okoro was seen at the station, police say") == "Okoro")
        #expect(
            name(
                "Ministers meet the Bank of Carvena over its debts",
                "Savers queue outside the Bank of Carvena at dawn") == "Bank of Carvena")
        #expect(name("New cases of Norvid-19 found in the north", "Norvid-19: schools close again") == "Norvid-19")
        #expect(name("How SELA will control payments from May", "SELA: the wallet that is exempt from it") == "SELA")
    }

    @Test("no name where capitals mean nothing, where titles share none, or for one story")
    func noName() {
        #expect(name("Ferry To Porto Late Again On Monday", "Ferry To Porto Sinks In Heavy Storm") == nil)
        #expect(name("Floods close the road to Arden", "Rain stops at last in Velm") == nil)
        #expect(name("Storm reaches the coast tonight", "Storm leaves two villages without power") == nil)
        #expect(name("Trial of the mayor opens on Monday", "Mayor says on Monday that he is innocent") == nil)
        #expect(name("Rescue boats reach Port Amber after the flood") == nil)
    }

    @Test("half a name doesn't count: two people with one surname, two names that begin alike")
    func halves() {
        #expect(
            name("Minister says Paolo Ricci will resign soon", "Films by the director Paolo Verdi shown again") == nil)
    }

    private static let others = [
        "Marten opens a school in the hills", "Marten plays chess against a champion", "Marten sells his old boat",
        "Marten meets the queen of Velm", "Farmers tell Marten about the drought",
    ]

    @Test("a name that heads other stories is joined by a word or a phrase that most titles share")
    func joined() {
        let titles = ["Judges question Marten over the laundering", "Police search the laundering suspect of Marten"]
        #expect(name(titles[0], titles[1]) == "Marten · laundering")
        #expect(name(titles[0], titles[1], elsewhere: Self.others) == "Marten · laundering")
        #expect(
            name(
                "Marten signs the trade deal at dawn", "Farmers protest against the trade deal of Marten",
                elsewhere: Self.others) == "Marten · trade deal")
    }

    @Test("a name that heads other stories does not stand alone")
    func broad() {
        let titles = ["Budget talks with Marten end at night", "Senators reject what Marten wants"]
        #expect(name(titles[0], titles[1]) == "Marten")
        #expect(name(titles[0], titles[1], elsewhere: Self.others) == nil)
        let label = labels([links(titles, publishers: [2, 5])], elsewhere: Self.others)[0]
        #expect(label == ThreadLabel(name: nil, headline: "1"))
    }

    @Test("other reports of the same matter do not make its name broad")
    func sameMatter() {
        let titles = ["Judges hear Marten on the notebooks", "The notebooks name Marten eleven times"]
        let same = (1...4).map { "Day \($0) of the notebooks trial: Marten is silent" }
        #expect(name(titles[0], titles[1], elsewhere: same) == "Marten · notebooks")
        let three = titles + ["What Marten did in May, hour by hour"]
        #expect(name(three[0], three[1], three[2], elsewhere: same) == "Marten")
    }

    @Test("parts of one name are not two names")
    func nickname() {
        #expect(
            name("Fans of Kit sing for \"Kit\" Marten tonight", "Friends of Marten hear what \"Kit\" Marten said")?
                .contains("·") == false)
    }

    @Test("a place alone says where, not what")
    func place() {
        let titles = ["Carvena votes on its debts", "Floods in Carvena close the port of Velm"]
        #expect(name(titles[0], titles[1], places: ["Carvena"]) == nil)
        #expect(
            name(
                "Ministers of Carvena meet the Bank of Velm over debts",
                "Savers in Carvena queue outside the Bank of Velm at dawn", places: ["Carvena"])
                == "Bank of Velm · Carvena")
        #expect(
            name(
                "Carvena and Arden open the border", "Arden is not told what Carvena buys",
                places: ["Carvena", "Arden"]) == nil)
    }

    @Test("a phrase in more titles than any name stands alone")
    func phrase() {
        #expect(
            name(
                "Senators vote on the labour reform tonight", "Unions march against the labour reform",
                "Marten defends the labour reform in the hills") == "Labour reform")
    }

    @Test("without a name, the largest story's title stands for all, if it shares words with most")
    func headline() {
        let titles = ["A concert by the river", "Ferry fares rise on Monday", "Ferry fares divide the council"]
        #expect(labels([links(titles, publishers: [9, 2, 3])])[0].headline == "2")
        #expect(labels([links(titles, publishers: [9, 3, 3])])[0].headline == "1")
        var hidden = links(titles, publishers: [9, 2, 3])
        hidden[2].hasPage = false
        #expect(labels([hidden])[0].headline == "1")
    }

    @Test("all reports of a story count, not its title alone")
    func reports() {
        let stories = links(["Rescuers work through the night", "Divers reach the wreck of the Halcyon"])
        let reports =
            stories.map { (story: $0.story, title: $0.title) }
            + [(story: "0", title: "Ten saved from the Halcyon, two still missing")]
        #expect(ThreadNamer(reports: reports).labels(of: [stories])[0].name == "Halcyon")
    }

    @Test("two running stories of one name would be taken for one another")
    func same() {
        let fire = links(["Fire breaks out near the port of Selby", "Selby smells of smoke as the fire goes on"])
        let trial = links(["Teachers of Selby go on trial", "A teacher from Selby says he knew nothing"], from: 10)
        #expect(labels([fire, trial]).map(\.name) == [nil, nil])
        #expect(labels([fire]).map(\.name) == ["Selby"])
    }

    @Test("the full stop of initials belongs to the name")
    func initials() {
        #expect(
            name("Police officer Nicole V. breaks her silence", "The new work of Nicole V., once of the police")
                == "Nicole V.")
    }

    @Test("a word that others write in small letters is no name")
    func small() {
        let titles = ["Reforms under the Pact pass at last", "Why the Pact divides the coalition"]
        #expect(name(titles[0], titles[1]) == "Pact")
        #expect(name(titles[0], titles[1], elsewhere: ["A pact between neighbours is signed"]) == nil)
    }
}
