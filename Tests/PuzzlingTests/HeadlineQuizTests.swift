import Newsroom
import Testing
import TextReading

@testable import Puzzling

@Suite("Questions about whole headlines") struct HeadlineQuizTests {
    /// Reports of four subjects, each headline cut behind "to", each told in a sentence beside it.
    private static let cut = [
        told(
            "c1", "Harbour pilots promise to paint every lighthouse in stripes", "Pilots say that stripes look well.",
            "travel"),
        told(
            "c2", "Orchestra of the valley plans to play on rowing boats", "The orchestra likes the sound of water.",
            "music"),
        told(
            "c3", "Bakers in the old quarter agree to open before sunrise", "Bakers of the quarter met on a Monday.",
            "food"),
        told(
            "c4", "Gardeners of both towns hope to share one greenhouse", "Gardeners there have too little glass.",
            "nature"),
    ]

    private static func told(
        _ id: String, _ title: String, _ text: String, _ category: String, publishers: Int = 1
    ) -> Brief {
        var brief = Newsstand.brief(
            id, title, text: text + " So they told the paper.", source: "Paper\(id)", category: category)
        brief.story.publishers = publishers
        return brief
    }

    private func questions(_ briefs: [Brief], _ kind: QuizQuestion.Kind) throws -> [QuizQuestion] {
        let rules = try #require(try PuzzleRules(language: "en"))
        let book = try #require(WordBook(language: "en"))
        let news = QuizNews(briefs, of: Newsstand.day, timeZone: "UTC", language: "en", rules: rules)
        let finder = GapFinder(news: news, book: book, rules: rules, givenNames: ["laura"])
        var readings = ArticleReadings()
        return QuizMaker(news: news, finder: finder, rules: rules).candidates(for: Newsstand.day, &readings)
            .filter { $0.kind == kind }
    }

    @Test("a headline goes on as it did, among endings behind the same word")
    func ending() throws {
        let found = try questions(Self.cut, .ending)
        #expect(found.count == 4)
        let first = try #require(found.first { $0.briefs[0].id == "c1" })
        #expect(first.before == "Harbour pilots promise to " && first.behind.isEmpty)
        #expect(first.choices[first.answer] == "paint every lighthouse in stripes")
        #expect(
            Set(first.choices) == [
                "paint every lighthouse in stripes", "play on rowing boats", "open before sunrise",
                "share one greenhouse",
            ])
    }

    @Test(
        "no ending is asked for that is half of somebody's words, of a report that says nothing beside, of two clauses, or among few that fit",
        arguments: [
            told("c1", "Harbour pilots 'promise to paint' every lighthouse in stripes", "Pilots say so.", "travel"),
            Newsstand.brief(
                "c1", "Harbour pilots promise to paint every lighthouse in stripes", source: "Star", category: "travel"),
            told("c1", "Harbour pilots promise to paint every lighthouse in stripes", "Pilots say so.", "music"),
            told("c1", "Harbour pilots promise to paint every lighthouse, fishermen say", "Pilots say so.", "travel"),
            told("c1", "Harbour pilots row all boats to the lighthouse near Porto", "Pilots say so.", "travel"),
            told(
                "c1", "Harbour pilots promise to visit the greenhouse in May", "Pilots like every greenhouse.", "travel"
            ),
        ])
    func noEnding(report: Brief) throws {
        #expect(try questions([report] + Self.cut.dropFirst(), .ending).allSatisfy { $0.briefs[0].id != "c1" })
    }

    /// Reports whose headlines each have a common word behind "the" that they say again.
    private static let common = [
        told("w1", "Pilots cross the channel at night", "Each night pilots cross that channel once.", "travel"),
        told("w2", "Players tune the trumpet of a duke", "Nobody heard that trumpet for years.", "music"),
        told("w3", "Bakers clean the kitchen with brooms", "In that kitchen they bake all bread.", "food"),
        told("w4", "Gardeners sing in the meadow in May", "That meadow has an echo which they like.", "nature"),
    ]

    @Test("a word is left out that the report has again, among words of other subjects that nobody says beside it")
    func word() throws {
        let found = try questions(Self.common, .word)
        let first = try #require(found.first { $0.briefs[0].id == "w2" })
        #expect(first.before + first.choices[first.answer] + first.behind == "Players tune the trumpet of a duke")
        let beside = Self.told(
            "w5", "A meadow for a duke of the old town", "They tune a piano in that meadow each spring.", "nature")
        #expect(first.choices.contains("meadow"))
        let after = try questions(Self.common + [beside], .word)
        #expect(after.allSatisfy { $0.briefs[0].id != "w2" || !$0.choices.contains("meadow") })
    }

    @Test("which story most publishers told is asked where several told it, and one each of the others")
    func most() throws {
        func asked(_ publishers: Int) throws -> QuizQuestion? {
            let wide = Self.told(
                "m1", "Ferries run all night across the bay", "They run on Fridays now.", "news", publishers: publishers
            )
            return try questions(Self.cut + [wide], .most).first
        }
        let question = try #require(try asked(3))
        #expect(question.choices[question.answer] == "Ferries run all night across the bay")
        #expect(question.briefs[question.answer].id == "m1")
        #expect(question.briefs.count == 4 && question.before.isEmpty && question.behind.isEmpty)
        #expect(try asked(2) == nil)
    }

    @Test("nobody is in a question of whom a sad report speaks")
    func sad() throws {
        let play = Self.told(
            "s1", "Friends of Laura Lindholm decide to play on rowing boats", "They rehearse on the lake.", "music")
        let sad = Newsstand.brief("s2", "Laura Lindholm missing since Friday, say friends", source: "Post")
        let others = Self.cut.filter { $0.id != "c2" }
        #expect(try questions(others + [play], .ending).contains { $0.briefs[0].id == "s1" })
        #expect(try questions(others + [play, sad], .ending).allSatisfy { $0.briefs[0].id != "s1" })
    }
}
