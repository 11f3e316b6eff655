import Contextualising
import Foundation
import Newsroom
import Testing

/// Sentences that are true of their report but not fit for a summary: side voices, what later reports know better,
/// announcements without the fact, mistakes that other reports don't make.
@Suite struct SummaryVoiceTests {
    private typealias Report = SummaryRulesTests.Report

    private static func summary(
        _ title: String, _ text: String, then other: (title: String, text: String), in language: String = "en",
        ages: (lead: Double, other: Double) = (1, 1)
    ) throws -> [String] {
        try SummaryRulesTests.summary(of: [
            Report(title: title, text: text, language: language, age: ages.lead),
            Report(title: other.title, text: other.text, language: language, age: ages.other),
        ])
    }

    @Test(
        "somebody whom the title doesn't name neither opens a summary nor continues it with a comment",
        arguments: [
            (
                "en", "Marlow and Tavira sign pact on submarines",
                "Marlow will buy eight submarines from Tavira for 40 million crowns over the next twelve years.",
                "Marlow's pact with Tavira", "A former envoy to Porto said Tavira was “as ever, of no use” in the pact."
            ),
            (
                "en", "Marlow will not help court in inquiry on police",
                "The inquiry of the court in Porto began in May, after 300 people had died in raids of Marlow's police.",
                "Group asks police to help court",
                "A group called on the police of Marlow to help the court in Porto with its inquiry on 12 raids."
            ),
            (
                "es", "Marlow firma un acuerdo comercial con Tavira",
                "El pacto elimina los aranceles de 200 productos y abre los muelles a los barcos de Porto.",
                "La cámara rural celebró el acuerdo comercial de Marlow con Tavira",
                "Luego de que se conocieran los puntos, la cámara destacó la importancia de que haya “más ventas” en Faro."
            ),
        ])
    func sideVoice(_ language: String, _ title: String, _ text: String, _ other: String, _ comment: String) throws {
        let sentences = try Self.summary(title, text, then: (other, comment), in: language)
        #expect(sentences == [text])
    }

    @Test("whoever speaks in the title may speak in the summary")
    func namedSpeaker() throws {
        let text = "The former envoy Ana Moreira told the court in Porto that 40 ships had left Tavira at night."
        let sentences = try Self.summary(
            "Ana Moreira speaks of ships in court", "Read more",
            then: ("Envoy Ana Moreira tells court of ships", text))
        #expect(sentences == [text])
    }

    @Test("what was uncertain, or a case that was open, isn't quoted an hour later")
    func openMatter() throws {
        let open = "Three children under ten are believed to be the victims found dead in a house in Marlow."
        let sure = "The police of Marlow say a neighbour found the three children in a house on Mill Lane."
        let story = { (age: Double) in
            try Self.summary(
                "Three dead in house in Marlow", sure, then: ("Marlow house: three dead", open), ages: (1, age))
        }
        #expect(try story(1).contains(open) || story(1) == [sure])
        #expect(try story(4) == [sure])
        let wanted = "A warrant for his arrest has been issued in Marlow for Rui Costa, his lawyer in Tavira said."
        let bond = "Rui Costa gave up his passport on Thursday, as a judge in Marlow set his bond at 20,000 crowns."
        let sentences = try Self.summary(
            "Bond set for Rui Costa in Marlow", bond, then: ("Rui Costa of Marlow sought", wanted), ages: (1, 5))
        #expect(sentences == [bond])
    }

    @Test("an office that others call a present one is not a former one")
    func office() throws {
        let wrong = "Los correos reavivan las dudas sobre lo que el expresidente sabía de los barcos de Tavira en 2011."
        let right = "Los correos dicen que Rui Costa pasó 40 horas en los muelles con los marinos de Faro."
        let title = "Los correos que unen a Rui Costa con los barcos"
        let other = "El presidente Rui Costa y los correos sobre los barcos"
        #expect(try Self.summary(title, wrong, then: (other, right), in: "es") == [right])
        let former = "El expresidente Rui Costa y los correos sobre los barcos"
        #expect(try Self.summary(title, wrong, then: (former, right), in: "es").contains(wrong))
    }

    @Test("a word that others spell with another letter is a mistake")
    func spelling() throws {
        let wrong = "La policía culpó del incendio a una empesa constructora de Tavira por sus materiales de 2019."
        let right = "El incendio de Marlow dejó 40 heridos y la empresa constructora de Tavira cerró sus oficinas."
        let sentences = try Self.summary(
            "Incendio en Marlow: culpan a una constructora", wrong,
            then: ("Incendio en Marlow: acusan a una empresa constructora", right), in: "es")
        #expect(!sentences.contains(wrong) && sentences.contains(right))
    }

    @Test(
        "a line that announces the fact without stating it opens nothing",
        arguments: [
            "Marlow avanzó con una operación estratégica que involucra detalles clave para el puerto.",
            "La noche dejó momentos de tensión y hechos inesperados que hicieron la diferencia en el puerto.",
        ])
    func vague(_ line: String) throws {
        let fact = "Los barcos llevaban 300 contenedores de Tavira y 12 camiones de la empresa Faro."
        let title = "Marlow cierra el puerto a los barcos de Tavira"
        #expect(try Self.summary(title, line, then: ("Otra cosa", "Leer más"), in: "es").isEmpty)
        #expect(try Self.summary(title, line, then: (title, fact), in: "es").first == fact)
    }

    @Test("a short line does not stand alone")
    func thin() throws {
        let line = "El chico tendría menos de 10 años."
        let title = "Suspenden a un chofer de Marlow por correr con su hijo"
        #expect(try Self.summary(title, line, then: ("Chofer", "Leer más"), in: "es").isEmpty)
        let more = "La agencia de Marlow le quitó la licencia a Rui Costa por un video a 170 kilómetros por hora."
        let sentences = try Self.summary(title, line, then: (title, more), in: "es")
        #expect(sentences.contains(more))
    }

    @Test("a sentence with most of the title and few other words opens nothing, unless it has a new number")
    func again() throws {
        let title = "Father of Ana Moreira makes plea for help in search"
        let again = "The father of Ana Moreira made a plea on Thursday for help in the search for his daughter."
        let new = "Rui Costa, who left Marlow with Ana Moreira in a van on 2 July, came home to Tavira alone."
        #expect(try Self.summary(title, again, then: ("Search", "Read more")).isEmpty)
        #expect(try Self.summary(title, again, then: ("Search for Ana Moreira and van", new)) == [new])
        let number = "The father of Ana Moreira made a plea for help in the search with 40 volunteers."
        #expect(try Self.summary(title, number, then: ("Search", "Read more")) == [number])
    }

    @Test("where the lead says its title again, another town's storm isn't taken instead")
    func otherTown() throws {
        let again = "Five people were killed in Marlow when the storm came in from the sea."
        let other = "Two people were killed in Tavira when the storm took a roof, five years after the last one."
        #expect(
            try Self.summary("Storm kills five in Marlow", again, then: ("Storm: two dead in Tavira", other)).isEmpty)
    }

    @Test("an earlier event without a name of the title doesn't continue a summary")
    func longAgo() throws {
        let line = "El hecho ocurrió el miércoles a la salida del edificio, cerca de Faro, ante 40 vecinos."
        let earlier =
            "Hace un año un grupo de alumnas atacó a una nena de 10 años, que terminó en el hospital de Porto."
        let sentences = try Self.summary(
            "Padres y alumnos atacaron a docentes de Marlow", line,
            then: ("Padres y alumnos atacaron a docentes en Marlow", earlier), in: "es")
        #expect(!sentences.contains(earlier))
    }

    @Test("a longer form of a known name isn't new")
    func fullerName() throws {
        let line = "Inés Faría, suspendida en su cargo, dijo que ganó 6 millones en un mes con sus videos."
        let again = "Inés Clara Faría, como se la conoce, había sido apartada de sus tareas por usar uniforme."
        let title = "La oficial suspendida por sus videos habló en Marlow"
        #expect(try Self.summary(title, line, then: (title, again), in: "es") == [line])
    }

    @Test("a quotation doesn't open a summary while another sentence can")
    func quotation() throws {
        let spoken = "“Llegás tarde”, se oye decir al chofer de Marlow mientras corre por la ruta con su hijo."
        let fact = "La agencia de Marlow le quitó la licencia al chofer por un video a 170 kilómetros por hora."
        let title = "Suspenden a un chofer de Marlow por correr con su hijo"
        let sentences = try Self.summary(title, "Leer más", then: (title, "\(spoken) \(fact)"), in: "es")
        #expect(sentences.first == fact)
    }

    @Test("the lead's sentence stays where another's says less of the title")
    func closer() throws {
        let lead =
            "Rui Costa, charged with fraud in Marlow, gave up his passport as a judge set his bond at 20,000 crowns."
        let other = "Months after his wife was found dead in Tavira, the police say Rui Costa planned a hit on himself."
        let sentences = try Self.summary(
            "Bond set for Rui Costa in Marlow fraud case", lead, then: ("Rui Costa and the hit in Tavira", other))
        #expect(sentences.first == lead)
    }

    @Test("mockery and flourishes are verdicts")
    func mockery() throws {
        for line in [
            "El presidente no se aguantó las ganas de opinar sobre los barcos de Tavira y de Porto.",
            "Con excepción de su ciego alineamiento con Tavira, el presidente insiste en aislarse de Porto y de Faro.",
        ] {
            #expect(
                try Self.summary("El presidente de Marlow habló", line, then: ("Marlow", "Leer más"), in: "es")
                    .isEmpty)
        }
    }
}
