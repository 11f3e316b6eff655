import Contextualising
import Foundation
import Newsroom
import TestSupport
import Testing

@Suite struct StorySummariserTests {
    static func stories() throws -> [URL] {
        try fixtures(in: "stories", ending: ".txt").filter { !$0.lastPathComponent.hasSuffix(".golden.txt") }
    }

    @Test("matches its golden file, in the sources' own words", arguments: try stories())
    func summary(_ file: URL) throws {
        let stories = try Stories(reading: file)
        var text = ""
        for file in stories.files {
            let summary = StorySummariser().summary(of: file.briefs, lead: file.lead, words: 45)
            text += "\(file.lead.article.title)\n"
            for sentence in summary.sentences {
                let brief = try #require(file.briefs.first { $0.id == sentence.article })
                #expect(brief.article.summary.contains(sentence.text))
                text += "- \(sentence.text) (\(brief.source.name))\n"
            }
            text += "from \(summary.briefs.map(\.source.name).joined(separator: ", "))\n"
            // The order of reading decides nothing.
            #expect(StorySummariser().summary(of: file.briefs.reversed(), lead: file.lead, words: 45) == summary)
        }
        expectGolden(text, named: "stories/\(file.deletingPathExtension().lastPathComponent).golden.txt")
    }

    @Test(
        "leaves out what belongs to the page",
        arguments: [
            "The post River rises appeared first on The Estuary.", "Sign up here for the evening edition of the paper.",
            "Click here to see all of the pictures.", "Photo by Ana Moreira for the Meridian Wire agency.",
            "A view of the bridge on Friday (AP Photo/Someone Somewhere).",
            "Read more on the river in our weekend pages.",
            "The river rose by another three metres during the…", "the end of a sentence that began elsewhere.",
            "Rovers 36 Albion 13 Top of the table again, and the water is still high.",
            "Harbour 12 | Bridge 9 | Pier 4 | the water of the night in figures.",
            "Gate 4 11.2 10.9 9.7 8.4 metres of water at six.", "Mayor Ana Moreira – 6 Ran the calls about the water.",
            "Water Rises Over The Old Pier As Mayor Calls For Help.",
            "Councillors that the Mayor would rather wait for the water to fall.",
            "The mayor said that the water would come over the wall of the.",
            "The water will fall before the weekend, said the. .", "He said: “We are waiting for the water to fall.",
            "Suscríbete a nuestro boletín de noticias de la mañana.",
        ])
    func boilerplate(_ sentence: String) throws {
        let source = FeedSource(name: "Courier", feed: "https://courier.example/", category: "news")
        let article = Article(
            id: "a", source: source.id, title: "Water at night", firstSeen: .distantPast, lastSeen: .distantPast,
            summary: sentence + " The water fell by a metre during the second night.")
        let brief = Brief(
            article: article, source: source, topic: Topic(category: "news", confidence: 1),
            story: Story(id: "s", articles: ["a"], lead: "a", publishers: 1))
        let summary = StorySummariser().summary(of: [brief], lead: brief, words: 50)
        #expect(summary.sentences.map(\.text) == ["The water fell by a metre during the second night."])
    }
}
