import Contextualising
import Foundation
import Newsroom
import Testing

/// The first sentence of a summary: it says who and what.
@Suite struct SummaryOpeningTests {
    private typealias Report = SummaryRulesTests.Report

    @Test("another report's title opens where the papers' texts leave out who and what")
    func title() throws {
        let title = "El puerto de Marlow tendrá una policía propia de 200 agentes"
        let deck = "El nuevo cuerpo vigilará los muelles y los trenes de carga que llegan de Tavira."
        let reports = { (isPlain: Bool) in
            [
                Report(
                    title: "Marlow crea una policía del puerto", text: "Su jefe será elegido por la ciudad.",
                    language: "es"),
                Report(title: title, text: deck, language: "es", isPlain: isPlain),
            ]
        }
        #expect(try SummaryRulesTests.summary(of: reports(true)) == [title + ".", deck])
        #expect(try SummaryRulesTests.summary(of: reports(false)).isEmpty)
    }

    @Test("a title that shares only a person's name with the story's isn't used to open")
    func neighbour() throws {
        let reports = [
            Report(
                title: "Cayó la sesión y Rui Costa espera el crédito", text: "Faltaron dos votos.", language: "es"),
            Report(
                title: "Rui Costa armó un instituto de cine y lo dio a sus amigos de Tavira",
                text: "Tendrá un edificio nuevo.", language: "es", isPlain: true),
        ]
        #expect(try SummaryRulesTests.summary(of: reports).isEmpty)
    }

    @Test(
        "a title that asks, is cut in two, or says no name and no figure besides the story's own, opens nothing",
        arguments: [
            "Marlow crea una policía del puerto: ¿qué hará en los muelles?",
            "Marlow crea una policía del puerto de 200 agentes | Diario",
            "El plan de Marlow para la policía del puerto: 200 agentes contra el robo",
            "Marlow crea por fin una policía propia para cuidar los muelles del puerto",
        ])
    func unfit(_ title: String) throws {
        let reports = [
            Report(title: "Marlow tendrá policía del puerto", text: "Su jefe será elegido.", language: "es"),
            Report(title: title, text: "Su sede será nueva.", language: "es", isPlain: true),
        ]
        #expect(try SummaryRulesTests.summary(of: reports).isEmpty)
    }

    @Test("in English no title opens, because headlines aren't prose")
    func english() throws {
        let title = "Marlow gives its port a police force of 200 officers"
        let unnamed = "The new body for the docks will patrol the port by day and by night, with a police boat."
        let sentences = try SummaryRulesTests.summary(of: [
            Report(title: "Port of Marlow gets police force", text: unnamed),
            Report(title: title, text: "Its head will be chosen by the town.", isPlain: true),
        ])
        #expect(!sentences.contains(title + "."))
    }

    @Test("a sentence of another report is left out if it shares nothing with the title or the opening")
    func neighbouringEvent() throws {
        let lead = "Some 40,000 people marched through Marlow on Sunday before the summit on the climate in Tavira."
        let aside = "The prince said over tea in his garden that he drives a car which runs on wine and cheese."
        let sentences = try SummaryRulesTests.summary(of: [
            Report(title: "Thousands march in Marlow before climate summit", text: lead),
            Report(title: "Prince speaks before climate summit", text: aside),
        ])
        #expect(sentences == [lead])
    }

    @Test("a report in another language than its feed's is not summarised")
    func foreign() throws {
        let text = "El puente viejo de Marlow cerró el viernes para los camiones de Tavira."
        let report = { (declared: String?) in
            [Report(title: "Cierra el puente de Marlow", text: text, language: "es", declared: declared)]
        }
        #expect(try SummaryRulesTests.summary(of: report("es-AR")) == [text])
        #expect(try SummaryRulesTests.summary(of: report(nil)) == [text])
        #expect(try SummaryRulesTests.summary(of: report("en")).isEmpty)
    }

    @Test("the sentence that says why the story matters is quoted only where there is no other")
    func reason() throws {
        let reason = "The bank of Marlow cut its rate to 3.5 percent on Friday for the first time in nine years."
        let other = "Shares in Marlow rose by four percent after the bank cut its rate, the exchange of Tavira said."
        let lead = Report(title: "Bank of Marlow cuts its rate", text: reason, reason: reason)
        let alone = try SummaryRulesTests.summary(of: [lead])
        #expect(alone == [reason])
        let both = try SummaryRulesTests.summary(of: [lead, Report(title: "Shares rise as bank cuts", text: other)])
        #expect(both == [other])
    }
}
