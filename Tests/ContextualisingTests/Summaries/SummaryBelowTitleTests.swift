import Contextualising
import Newsroom
import Testing

/// Lines that Spanish and Portuguese papers write below a title, to be read after it.
@Suite struct SummaryBelowTitleTests {
    private static func summary(of reports: [SummaryRulesTests.Report]) throws -> [String] {
        try SummaryRulesTests.summary(of: reports)
    }

    private static func report(_ title: String, _ text: String, in language: String = "es", age: Double = 1)
        -> SummaryRulesTests.Report
    {
        SummaryRulesTests.Report(title: title, text: text, language: language, age: age)
    }

    @Test(
        "the line below the lead's title opens without a word of the title",
        arguments: [
            (
                "es", "Un temporal castigó a Marlow", "Temporal en Marlow: el viento hundió barcos",
                "El servicio mantiene alertas por vientos; las provincias suspendieron las clases y cerraron rutas."
            ),
            (
                "es", "La Corte confirmó la condena de Rui Costa", "Confirman la condena de Rui Costa en la Corte",
                "El exministro fue hallado culpable de desviar 40 millones de pesos para la compra de propiedades."
            ),
            (
                "pt", "Ana Moreira deixa o governo de Marlow", "Moreira sai do governo de Marlow",
                "A ministra vai assumir em julho a direção do porto de Tavira, que emprega 400 pessoas."
            ),
        ])
    func opensBelowTitle(_ language: String, _ title: String, _ other: String, _ line: String) throws {
        let sentences = try Self.summary(of: [
            Self.report(title, line, in: language), Self.report(other, "Leer más", in: language),
        ])
        #expect(sentences.first == line)
    }

    @Test("a line without a subject opens only where there is no other")
    func withoutSubject() throws {
        let title = "Prohíben una marca de limpiadores en Marlow"
        let line = "Se trata de elementos de la marca Brillo Azul que carecen de registro."
        let other = "Los limpiadores de Brillo Azul se vendían en 40 ferias de Tavira sin registro sanitario."
        #expect(try Self.summary(of: [Self.report(title, line), Self.report("Prohibición", "Leer más")]) == [line])
        let sentences = try Self.summary(of: [Self.report(title, line), Self.report(title, other)])
        #expect(sentences.first == other)
    }

    @Test("a sentence that says the title again opens nothing")
    func repeats() throws {
        let sentences = try Self.summary(of: [
            Self.report("El puerto de Marlow obtuvo más beneficios fiscales en marzo", "Leer más"),
            Self.report(
                "Marlow: más beneficios fiscales para el puerto",
                "Los beneficios fiscales que el puerto de Marlow obtuvo en marzo fueron más que antes."),
        ])
        #expect(sentences.isEmpty)
    }

    @Test("a sentence that begins with an article is not bound to a title by that article")
    func article() throws {
        let line = "El humo persiste en un galpón y los bomberos de Tavira trabajaron 4 horas en el lugar."
        let sentences = try Self.summary(of: [
            Self.report("La Nave de Marlow se quema: alarma en el puerto", line),
            Self.report("Vida de una actriz", "La abogada contó que tuvo un bebé y quiere seguir con Inés Faría."),
        ])
        #expect(sentences == [line])
    }

    @Test(
        "a sentence with a verdict is left out, unless somebody is quoted with it",
        arguments: [
            ("El presidente se merecería un premio por traicionar a los aliados de Marlow y de Tavira.", false),
            ("El ministro dio una entrevista con frases difíciles de creer sobre los barcos de Tavira.", false),
            ("El ministro dijo que el acuerdo de los barcos es “una vergüenza, algo absurdo” para Tavira.", true),
        ])
    func verdict(_ line: String, _ isQuoted: Bool) throws {
        let sentences = try Self.summary(of: [
            Self.report("Marlow firma un acuerdo", line), Self.report("Acuerdo de Marlow", "Leer más"),
        ])
        #expect(sentences.contains(line) == isQuoted)
    }

    @Test("a report whose title is a verdict gives no sentence")
    func column() throws {
        let line = "Los delegados de Porto negociarán en Tavira el plan de 28 puntos para los barcos."
        let sentences = try Self.summary(of: [
            Self.report("Marlow negocia un plan para los barcos", line),
            Self.report(
                "El plan de Marlow para los barcos: un acuerdo vergonzoso",
                "Inés Faría entregó los barcos de Marlow a cambio de 40 millones y una promesa de la reina."),
        ])
        #expect(sentences == [line])
    }

    @Test("another title that adds a name but no figure opens nothing")
    func namesOfTitles() throws {
        func summary(_ title: String) throws -> [String] {
            var other = Self.report(title, "Su sede será nueva.")
            other.isPlain = true
            return try Self.summary(of: [Self.report("Marlow crea una policía del puerto", "Habrá un jefe."), other])
        }
        #expect(try summary("Marlow crea una policía del puerto para los muelles que elogia Inés Faría").isEmpty)
        let title = "Marlow crea una policía del puerto de 200 agentes armados con fusiles"
        #expect(try summary(title) == [title + "."])
    }

    @Test("beside the lead's line, another report's is quoted only with a new name or number")
    func besideLead() throws {
        let line = "La compañía informó que creció 82% en dos años y que exporta a Tavira."
        let title = "El puerto de Marlow alcanzó un récord de carga"
        let again = "Los directivos celebraron con los empleados la buena noticia de los muelles."
        #expect(try Self.summary(of: [Self.report(title, line), Self.report(title, again)]) == [line])
        let more = "Los muelles movieron 4.300 contenedores en marzo, según los directivos."
        #expect(try Self.summary(of: [Self.report(title, line), Self.report(title, more)]) == [line, more])
    }
}
