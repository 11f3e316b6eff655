import Testing
import TextReading

/// Who comments in a sentence, what was still open in it, whom it calls former, and its slips.
@Suite struct SentenceVoiceTests {
    private static func sentence(_ text: String, in language: Language) throws -> Sentence {
        var reader = TextReader()
        let reading = reader.reading(of: text, in: language)
        return try #require(Sentence.sentences(of: text, reading, atMost: 1).first)
    }

    private static func text(of words: ArraySlice<Word>?, in sentence: Sentence) -> String? {
        guard let words else { return nil }
        guard let first = words.first, let last = words.last else { return "" }
        return sentence.withBytes {
            String(decoding: $0[first.bytes.lowerBound..<last.bytes.upperBound], as: UTF8.self)
        }
    }

    @Test(
        "the words that say who comments",
        arguments: [
            ("A group called on the police of Marlow to help the court.", Language.english, "A group" as String?),
            ("A former envoy to Porto said Tavira was of no use.", .english, "A former envoy to Porto"),
            ("The minister of Marlow said the bridge stays shut.", .english, nil),
            ("The minister said “a group urged him” to shut the bridge.", .english, nil),
            (
                "Luego de que hablara la reina, la cámara destacó la importancia de vender más.", .spanish,
                "la cámara"
            ),
            ("La cámara vendió más barcos que nunca en mayo.", .spanish, nil),
        ])
    func commentator(_ text: String, _ language: Language, _ expected: String?) throws {
        let sentence = try Self.sentence(text, in: language)
        #expect(Self.text(of: sentence.commentator, in: sentence) == expected)
    }

    @Test(
        "what was still open",
        arguments: [
            ("Three children are believed to be the victims in Marlow.", Language.english, true),
            ("The three children were the victims in Marlow.", .english, false),
            ("La jueza firmó un pedido de captura contra Rui Costa.", .spanish, true),
            ("La jueza condenó a Rui Costa a cuatro años.", .spanish, false),
        ])
    func openMatter(_ text: String, _ language: Language, _ isOpen: Bool) throws {
        #expect(try (Self.sentence(text, in: language).openMatter != nil) == isOpen)
    }

    @Test(
        "offices that are called former without a name",
        arguments: [
            ("Se investiga lo que el expresidente sabía en mayo.", Language.spanish, 1),
            ("El expresidente Rui Costa habló en Marlow.", .spanish, 0),
            ("Se investiga lo que el presidente sabía en mayo.", .spanish, 0),
            ("The former minister left Marlow by sea.", .english, 1),
            ("The former minister Rui Costa left by sea.", .english, 0),
        ])
    func formerOffices(_ text: String, _ language: Language, _ count: Int) throws {
        #expect(try Self.sentence(text, in: language).formerOffices.count == count)
    }

    @Test(
        "letters and participles too many",
        arguments: [
            ("El convenio generó p preocupación en el puerto.", Language.spanish, true),
            ("Aseguran que e puerto cierra los lunes de mayo.", .spanish, true),
            ("El puerto vende pescado e incluso redes u otros restos.", .spanish, false),
            ("The fossil discovered found more than a decade ago stood tall.", .english, true),
            ("The fossil that children found in May stood tall.", .english, false),
        ])
    func slips(_ text: String, _ language: Language, _ hasSlip: Bool) throws {
        #expect(try Self.sentence(text, in: language).hasSlip == hasSlip)
    }

    @Test("words that announce a fact without stating it")
    func vague() throws {
        let sentence = try Self.sentence("Marlow dio un paso clave con hechos inesperados.", in: .spanish)
        #expect(sentence.vagueTerms.count == 3)
        #expect(try Self.sentence("Marlow vendió 300 barcos.", in: .spanish).vagueTerms.count == 0)
    }

    @Test(
        "what happened in an earlier year when something else did is background",
        arguments: [
            ("When the ferries of Marlow stopped in 1970, people blamed the crew.", true),
            ("People blamed the crew when the ferries of Marlow stopped in May.", false),
        ])
    func background(_ text: String, _ isBackground: Bool) throws {
        #expect(try Self.sentence(text, in: .english).isBackground(in: 2026) == isBackground)
    }

    @Test(
        "a publisher that does what reporters do reports of itself",
        arguments: [
            ("El Faro recorrió los muelles y los barrios cercanos.", true),
            ("El alcalde contó que El Faro cierra en mayo.", false),
            ("El Faro publicó sus cuentas de mayo.", false),
        ])
    func ownPublisher(_ text: String, _ isReporter: Bool) throws {
        #expect(try Self.sentence(text, in: .spanish).namesAsReporter(WordLists.forms(of: "El Faro")) == isReporter)
    }

    @Test("a line that says that somebody spoke, not what, presents")
    func speaks() throws {
        #expect(
            try Self.sentence("Inés Faría se expresó a través de un video en las redes.", in: .spanish).isPresentation)
    }
}
