import Foundation
import Newsroom
import Testing
import TextReading

@Suite("The speaker of a quotation") struct SpeakerTests {
    @Test(
        "is somebody with a name",
        arguments: [
            ("\"No vamos a cerrar el puerto este invierno\", dijo Moreira.", "Ana Moreira"),
            ("\"No vamos a cerrar el puerto este invierno\", dijo el Presidente.", nil),
            ("\"No vamos a cerrar el puerto este invierno\", dijo el Ministro.", nil),
            ("\"No vamos a cerrar el puerto este invierno\", le dijo el sindicalista a Moreira.", nil),
            ("\"No vamos a cerrar el puerto este invierno\", aseguró sobre el clan Moreira.", nil),
        ] as [(String, String?)])
    func speaker(sentence: String, name: String?) {
        let now = Date(timeIntervalSince1970: 0)
        let article = Article(
            id: "a", source: "s", title: "El Presidente y el Ministro visitan el puerto", firstSeen: now, lastSeen: now,
            summary: "El Presidente habló con Ana Moreira. El Ministro también. " + sentence, language: "es")
        let brief = Brief(
            article: article, source: FeedSource(name: "Diario", feed: "https://diario.example/", category: "news"),
            topic: Topic(category: "news", confidence: 1),
            story: Story(id: "b", articles: ["a"], lead: "a", publishers: 1))
        var reader = TextReader()
        let reading = reader.reading(of: article, withText: true)
        #expect(brief.attributedQuotations(reading, atMost: 9).map(\.quotation.speaker) == [name].compactMap { $0 })
    }
}
