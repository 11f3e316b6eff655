import Foundation
import Newsroom
import Testing

@testable import Deduplicating

/// A running story has the names that its titles share.
struct ThreadNamerTests {
    private func links(_ titles: [String], from first: Int = 0) -> [StoryLink] {
        titles.enumerated().map { StoryLink(story: "\(first + $0)", title: $1, latest: .distantPast) }
    }

    private func name(_ titles: String..., elsewhere: [String] = []) -> String? {
        let stories = links(titles)
        var namer = ThreadNamer(edition: stories + links(elsewhere, from: 100))
        return namer.names(of: [stories])[0]
    }

    @Test("the most frequent names, the whole of them, at most two")
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

    @Test("a name in all titles distinguishes nothing")
    func everywhere() {
        let others = (0..<9).map { "Reporters ask Marten about question \($0)" }
        let titles = ["Budget talks with Marten end in the night", "Senators reject the budget that Marten wants"]
        #expect(name(titles[0], titles[1]) == "Marten")
        #expect(name(titles[0], titles[1], elsewhere: others) == nil)
    }

    @Test("two running stories of one name would be taken for one another")
    func same() {
        let fire = links(["Fire breaks out near the port of Selby", "Selby smells of smoke as the fire goes on"])
        let trial = links(["Teachers of Selby go on trial", "A teacher from Selby says he knew nothing"], from: 10)
        var namer = ThreadNamer(edition: fire + trial)
        #expect(namer.names(of: [fire, trial]) == [nil, nil])
        #expect(namer.names(of: [fire]) == ["Selby"])
    }

    @Test("a country alone says where, not what")
    func country() {
        let stories = links(["Carvena votes on its debts", "Floods in Carvena close the port of Velm"])
        var namer = ThreadNamer(edition: stories) { $0 == "Carvena" }
        #expect(namer.names(of: [stories]) == [nil])
        let more = links([
            "Ministers of Carvena meet the Bank of Velm over debts",
            "Savers in Carvena queue outside the Bank of Velm at dawn",
        ])
        var other = ThreadNamer(edition: more) { $0 == "Carvena" }
        #expect(other.names(of: [more])[0]?.contains("Bank of Velm") == true)
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
