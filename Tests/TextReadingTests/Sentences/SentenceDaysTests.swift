import Testing
import TextReading

/// Sentences that are right only on one day, lead up to the news, or carry a publisher's slip.
@Suite struct SentenceDaysTests {
    private static func sentence(_ text: String, in language: Language) throws -> Sentence {
        var reader = TextReader()
        let reading = reader.reading(of: text, in: language)
        return try #require(Sentence.sentences(of: text, reading, atMost: 1).first)
    }

    @Test(
        "a day named by its distance from the report's",
        arguments: [
            ("The minister resigned yesterday in Marlow.", Language.english, true),
            ("The minister resigned on Monday in Marlow.", .english, false),
            ("El decreto salió en el Boletín Oficial de hoy.", .spanish, true),
            ("El decreto salió el lunes por la mañana.", .spanish, false),
            ("A ministra renunciou ontem em Marlow.", .portuguese, true),
            ("A ministra renunciou na segunda-feira em Marlow.", .portuguese, false),
        ])
    func namesItsDay(_ text: String, _ language: Language, _ namesItsDay: Bool) throws {
        let sentence = try Self.sentence(text, in: language)
        #expect(sentence.namesItsDay == namesItsDay)
    }

    @Test("a weekday that means a certain date")
    func comingWeekdays() throws {
        let spanish = try Self.sentence("La ministra recibirá este lunes al intendente.", in: .spanish)
        #expect(spanish.comingWeekdays == [1] && spanish.isOfFuture)
        let english = try Self.sentence("The mayors met on Monday and on Friday.", in: .english)
        #expect(english.comingWeekdays.isEmpty && !english.isOfFuture && english.weekdays == [1, 5])
    }

    @Test(
        "what leads up to the news",
        arguments: [
            ("El último contacto que la familia tuvo con Ana fue el sábado.", Language.spanish, true),
            ("En diciembre de 2024, cuando presentó su renuncia, Moreira agradeció.", .spanish, true),
            ("Ana Moreira era presidenta del club en mayo de 2023, cuando cayó el puente.", .spanish, true),
            ("El índice subió un 6,8 % respecto del mismo mes de 2024.", .spanish, false),
            ("For its part, China said that it would join the pact.", .english, true),
            ("The suit against the mayor of Marlow was filed two years ago.", .english, true),
            ("The suit against the mayor of Marlow will take two years.", .english, false),
            ("El empresario se reunió hace casi dos meses con la ministra.", .spanish, true),
            ("El empresario se reunirá durante dos meses con la ministra.", .spanish, false),
            ("A última vez que Ana foi vista foi no sábado.", .portuguese, true),
            ("The mayor of Marlow opened the pier that fell in the storm of 2019.", .english, false),
        ])
    func isBackground(_ text: String, _ language: Language, _ isBackground: Bool) throws {
        let sentence = try Self.sentence(text, in: language)
        #expect(sentence.isBackground(in: 2025) == isBackground)
    }

    @Test(
        "what points at a sentence before it",
        arguments: [
            ("El informe advirtió sobre este plan de la ciudad.", Language.spanish, true),
            ("El puente está cerrado desde este martes.", .spanish, false),
            ("The report warns of this plan in Marlow.", .english, true),
            ("The town votes on the bridge this week.", .english, false),
        ])
    func pointsBack(_ text: String, _ language: Language, _ pointsBack: Bool) throws {
        let sentence = try Self.sentence(text, in: language)
        #expect(sentence.pointsBack == pointsBack)
    }

    @Test(
        "a noun that nothing introduces",
        arguments: [
            ("El accidente ocurrió durante un espectáculo.", Language.spanish, true),
            ("El conductor del camión se tiró sobre el motorista.", .spanish, false),
            ("The initiative comes as the town runs out of water.", .english, true),
            ("The group of residents has won its case.", .english, false),
        ])
    func lacksIntroduction(_ text: String, _ language: Language, _ lacksIntroduction: Bool) throws {
        let sentence = try Self.sentence(text, in: language)
        #expect(sentence.lacksIntroduction == lacksIntroduction)
    }

    @Test(
        "a slip of its publisher",
        arguments: [
            ("A jury returned the indictment sought by sought by the counsel.", true),
            ("By Ana Moreira of RNZ As cases rise in Marlow, the town waits.", true),
            ("By Thursday the town of Marlow had no water left.", false),
            ("From RNZ There is widespread scepticism in the town.", true),
            ("The party s candidate for mayor of Marlow is a pilot.", true),
            ("The mayor saw to the the repair of the pier.", true),
            ("The mayor's car stood on the pier of Marlow.", false),
            ("From Marlow, the boats sail to the islands by the hundred.", false),
            ("The boats went on and on along the quay of Marlow.", false),
        ])
    func hasSlip(_ text: String, _ hasSlip: Bool) throws {
        let sentence = try Self.sentence(text, in: .english)
        #expect(sentence.hasSlip == hasSlip)
    }

    @Test("two articles in a row are a Spanish slip, too")
    func articles() throws {
        let slip = try Self.sentence("Los alcaldes avanzan hacia la firma del un acuerdo de pesca.", in: .spanish)
        #expect(slip.hasSlip)
        let whole = try Self.sentence("Los alcaldes avanzan hacia la firma de un acuerdo de pesca.", in: .spanish)
        #expect(!whole.hasSlip)
    }

    @Test("numbers read without their marks, and none of a year or a date")
    func amounts() throws {
        let sentence = try Self.sentence("In 2021, some 1,200 of 40 thousand boats sank on 16 May.", in: .english)
        #expect(sentence.amounts.contains(1_200) && !sentence.amounts.contains(16) && !sentence.amounts.contains(2021))
    }
}
