import Testing
import TextReading

/// Sentences that a summary leaves out, or takes only one of.
@Suite struct SentenceRoleTests {
    private static func sentence(_ text: String, in language: Language) throws -> Sentence {
        var reader = TextReader()
        let reading = reader.reading(of: text, in: language)
        return try #require(Sentence.sentences(of: text, reading, atMost: 1).first)
    }

    @Test(
        "a Spanish line without a verb",
        arguments: [
            ("Elogios a la baja de los precios en Marlow.", true),
            ("El puente viejo de Marlow, un peligro para los peatones.", true),
            ("La posición de Rui Costa, abogado del puerto y demandante en Marlow.", true),
            ("Las seis navieras que suspendieron sus viajes a Marlow tras el aviso de Tavira.", true),
            ("Conmoción en el barrio de Marlow por el violento ataque de la banda.", true),
            ("La manera de sumar agentes a la policía argentina.", true),
            ("El puente viejo de Marlow cierra hasta mayo.", false),
            ("Las seis navieras que viajan a Marlow suspendieron sus salidas.", false),
            ("El municipio introdujo un límite de peso para los camiones.", false),
            ("Crece el peligro para los peatones de Marlow.", false),
            ("El puente de Marlow no es un peligro para los peatones.", false),
        ])
    func lacksVerb(_ text: String, _ lacksVerb: Bool) throws {
        #expect(try Self.sentence(text, in: .spanish).lacksVerb == lacksVerb)
    }

    @Test("lines in other languages aren't checked for Spanish verbs")
    func otherLanguages() throws {
        #expect(try !Self.sentence("Praise for lower prices in Marlow and on Tavira.", in: .english).lacksVerb)
        #expect(try !Self.sentence("Elogios aos preços mais baixos em Marlow.", in: .portuguese).lacksVerb)
    }

    @Test(
        "a Spanish sentence whose subject was named before",
        arguments: [
            ("Propuso que el puente quede para los peatones.", true),
            ("Obtuvo el permiso de la ciudad.", true),
            ("Al mismo tiempo, la ciudad vende el puente.", true),
            ("En una decisión que sorprendió, la ciudad vende el puente.", true),
            ("La ciudad propuso un puente nuevo.", false),
        ])
    func lacksSubject(_ text: String, _ lacksSubject: Bool) throws {
        #expect(try Self.sentence(text, in: .spanish).lacksSubject == lacksSubject)
    }

    @Test(
        "a line that presents a guest",
        arguments: [
            ("Ana Moreira from the University of Marlow.", true),
            ("The minister joins the morning show to weigh in on the pier.", true),
            ("Ana Moreira won the vote from the harbour office of Marlow.", false),
        ])
    func isPresentation(_ text: String, _ isPresentation: Bool) throws {
        #expect(try Self.sentence(text, in: .english).isPresentation == isPresentation)
    }

    @Test(
        "a clause that needs a comma has none within its numbers",
        arguments: [
            ("Mientras el puente pierde el 45,4% de sus piedras.", true),
            ("Mientras el puente pierde piedras, la ciudad lo vende.", false),
        ])
    func isClause(_ text: String, _ isClause: Bool) throws {
        #expect(try Self.sentence(text, in: .spanish).isClause == isClause)
    }

    @Test(
        "numbers of two digits or more, but none of a year, a date or a name",
        arguments: [
            ("She was 84 when the pier fell.", 1), ("Prices rose by 0.5 percent.", 1),
            ("Some 1,200 boats and 5 ferries sank.", 1), ("As many as 400 people may have to leave.", 1),
            ("The bridge of 1923 fell.", 0),
            ("It opened on 16 September.", 0), ("It opened on Sept 16.", 0), ("They live at 10 Downing Street.", 0),
        ])
    func numbers(_ text: String, _ count: Int) throws {
        #expect(try Self.sentence(text, in: .english).numbers.count == count)
    }

    @Test("no number of a Spanish or Portuguese date counts")
    func datesInLowerCase() throws {
        #expect(try Self.sentence("El puente abrió el 16 de septiembre.", in: .spanish).numbers.isEmpty)
        #expect(try Self.sentence("A ponte abriu a 16 de setembro.", in: .portuguese).numbers.isEmpty)
    }
}
