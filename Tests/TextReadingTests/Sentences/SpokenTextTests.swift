import Foundation
import Newsroom
import Testing
import TextReading

@Suite("The text of a transcript") struct SpokenTextTests {
    @Test("is not quoted, and adds nothing to a story but its summary", arguments: [true, false])
    func body(isSpoken: Bool) {
        let now = Date(timeIntervalSince1970: 0)
        var article = Article(
            id: "a", source: "s", title: "The pier opens", firstSeen: now, lastSeen: now,
            summary: "Harbour news of the week.",
            text: "Good evening. “The pier was never safe for boats at night,” said Ada Berg.", language: "en",
            enclosures: [
                Enclosure(
                    url: "https://pod.example.org/1.mp3", transcript: "https://pod.example.org/1.vtt")
            ])
        article.isSpoken = isSpoken
        let brief = Brief(
            article: article,
            source: FeedSource(name: "Harbour Talk", feed: "https://pod.example.org/feed", category: "news"),
            topic: Topic(category: "news", confidence: 1),
            story: Story(id: "b", articles: ["a"], lead: "a", publishers: 1))
        var reader = TextReader()
        let reading = reader.reading(of: article, withText: true)
        #expect(brief.body.contains("Good evening") != isSpoken)
        #expect(brief.bodyLength == brief.body.utf8.count)
        #expect(brief.sentences(reading, atMost: 9).map(\.text).contains("Good evening.") != isSpoken)
        #expect(brief.sentences(reading, atMost: 9, where: { _, _ in true }).count == (isSpoken ? 1 : 3))
        #expect(brief.attributedQuotations(reading, atMost: 9).isEmpty == isSpoken)
    }
}
