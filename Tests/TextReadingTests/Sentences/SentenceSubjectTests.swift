import Testing
import TextReading

/// Sentences that leave open who or which they are about.
@Suite struct SentenceSubjectTests {
    private static func sentence(_ text: String, in language: Language) throws -> Sentence {
        var reader = TextReader()
        let reading = reader.reading(of: text, in: language)
        return try #require(Sentence.sentences(of: text, reading, atMost: 1).first)
    }

    @Test(
        "a common noun behind \"the\" that nothing tells from others of its kind",
        arguments: [
            ("The country is making health passes a duty.", Language.english, true),
            ("The country of Marlow is making health passes a duty.", .english, false),
            ("The fight between Marlow and Tavira grows.", .english, false),
            ("The Marlow council is making health passes a duty.", .english, false),
            ("A country is making health passes a duty.", .english, false),
            ("El nuevo organismo estará bajo la órbita del ministerio.", .spanish, true),
            ("El organismo de aguas de Marlow estará bajo la órbita del ministerio.", .spanish, false),
            ("La ministra Ana Moreira renunció.", .spanish, false),
            ("La flamante funcionaria es rectora de la universidad.", .spanish, true),
            ("Según una ordenanza, la medida regirá desde diciembre.", .spanish, true),
            ("Según una ordenanza de Marlow, la medida regirá desde diciembre.", .spanish, false),
            ("Tras el voto, la ministra Ana Moreira renunció.", .spanish, false),
            ("After a long vote, the measure was withdrawn.", .english, true),
            ("O novo órgão ficará no porto.", .portuguese, true),
            ("A ministra Ana Moreira renunciou.", .portuguese, false),
        ])
    func opensUnnamed(_ text: String, _ language: Language, _ isUnnamed: Bool) throws {
        #expect(try Self.sentence(text, in: language).opensUnnamed(knowing: []) == isUnnamed)
    }

    @Test("a noun known from the title is distinguished from others")
    func known() throws {
        let sentence = try Self.sentence("The camp has grown in recent days.", in: .english)
        let title = try Self.sentence("Thousands camp below the bridge.", in: .english)
        #expect(sentence.opensUnnamed(knowing: []))
        #expect(!sentence.opensUnnamed(knowing: Set(title.words.map(\.stem))))
    }

    @Test("a name further on counts if asked for")
    func reach() throws {
        let sentence = try Self.sentence("El fuego arrasó varias fábricas en Marlow.", in: .spanish)
        #expect(sentence.opensUnnamed(knowing: []) && !sentence.opensUnnamed(knowing: [], within: 12))
    }

    @Test(
        "a verb at the beginning whose subject is nobody in particular, or behind it",
        arguments: [
            ("Hallaron un cuerpo en el puerto de Marlow", Language.spanish, true),
            ("Renunció un ministro de Marlow", .spanish, true),
            ("Anunció un plan para el puerto", .spanish, false),
            ("Morreu o prefeito de Marlow", .portuguese, true),
            ("Marlow anunció un plan", .spanish, false),
        ])
    func isImpersonal(_ text: String, _ language: Language, _ expected: Bool) throws {
        #expect(try Self.sentence(text, in: language).isImpersonal == expected)
    }

    @Test("a title becomes a sentence by its full stop, unless it ends in a quotation")
    func titleText() throws {
        let title = try Self.sentence("Hallaron un cuerpo en el puerto de Marlow", in: .spanish)
        #expect(title.titleText == "Hallaron un cuerpo en el puerto de Marlow.")
        let quoted = try Self.sentence("La alcaldesa defendió el puente de Marlow: \"Quedará\"", in: .spanish)
        #expect(quoted.titleText == nil)
    }

    @Test("the publisher is recognised as the one who obtained something")
    func obtained() throws {
        let name = WordLists.forms(of: "Meridian")
        let own = try Self.sentence("Meridian has obtained the tape of the arrest in Marlow.", in: .english)
        let other = try Self.sentence("Meridian has closed its office in Marlow.", in: .english)
        #expect(own.namesAsReporter(name) && !other.namesAsReporter(name))
    }

    @Test("a Spanish line whose only verb stands behind \"que\"")
    func clause() throws {
        let line = "Los cruces por el puerto en medio de la disputa que ya se abre para la gobernación."
        #expect(try Self.sentence(line, in: .spanish).lacksVerb)
    }
}
