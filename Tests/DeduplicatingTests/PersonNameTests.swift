import TextReading
import Testing

@testable import Deduplicating

/// A full name is a person's if a text introduces it so.
@Suite struct PersonNameTests {
    private func names(_ text: String, in language: Language? = nil) -> [PersonName] {
        var reader = TextReader()
        return PersonNameReader(language: language).names(in: text, reader.reading(of: text, in: language).words)
    }

    private func introduced(_ text: String) -> [String] { names(text).filter(\.isIntroduced).map(\.text) }

    @Test(arguments: [
        ("Reporters asked President Ana Moreira about the bridge yesterday", "Ana Moreira"),
        ("Reporters asked Health Minister Ana Moreira about the hospitals", "Ana Moreira"),
        ("The report was read by Attorney General Rui de Melo on the steps", "Rui de Melo"),
        ("A song that the singer Ana Moreira wrote was played all night", "Ana Moreira"),
        ("El juez federal Rui Melo ordenó que siga detenido en la cárcel", "Rui Melo"),
        ("La medida fue anunciada por la ministra de Obras Públicas, Ana Moreira, ayer por la tarde", "Ana Moreira"),
        ("The bridge will stand for years, according to the mayor of Porto, Ana Moreira.", "Ana Moreira"),
        ("O governador Rui Melo visitou as obras da nova ponte sobre o rio", "Rui Melo"),
    ])
    func isIntroduced(_ text: String, _ name: String) { #expect(introduced(text) == [name]) }

    @Test(
        "named without an office, in part, after a person, as an authority, or where capitals mean nothing",
        arguments: [
            "Reporters asked Ana Moreira about the bridge yesterday evening",
            "Reporters asked President Moreira about the bridge yesterday",
            "Reporters met the Secretary of State Ana Moreira near the bridge",
            "Un camión volcó en la avenida Presidente Ana Moreira ayer por la tarde",
            "A new wing of the hospital Dr Ana Moreira was opened yesterday",
            "Reporters asked the Justice Department Antitrust Division about the price of bridge tolls yesterday",
            "Reporters asked President ANA MOREIRA about the bridge yesterday",
            "President Ana Moreira Opens Long Awaited Bridge In Porto",
            "Se reunieron con el ministro, Ana Moreira y otros dirigentes del partido",
        ])
    func isNot(_ text: String) { #expect(introduced(text) == []) }

    @Test("an office counts in its own language: the Spanish for the largest nursery introduces nobody")
    func languages() {
        let text = "Inauguran en la provincia el mayor Vivero Moreira del país con fondos propios"
        #expect(names(text, in: .spanish).map(\.isIntroduced) == [false])
        #expect(names(text, in: .english).map(\.isIntroduced) == [true])
    }

    @Test("every full name is found, whole and by one key whatever its accents")
    func keys() {
        let found = names("According to José Múgica the talks go on, and Jose Mugica's lawyer agrees with that")
        #expect(found.map(\.key) == ["jose mugica", "jose mugica"])
        #expect(found.map(\.text) == ["José Múgica", "Jose Mugica"])
        #expect(names("Según Ana Moreira habrá otra reunión esta semana con todos").map(\.key) == ["ana moreira"])
        #expect(names("The works of the painter Ana Maria Moreira de Melo Santos are shown again today") == [])
    }
}
