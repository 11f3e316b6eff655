import Foundation
import Newsroom
import Testing
import TextReading

@testable import Puzzling

@Suite("The news quiz") struct QuizTests {
    private func quiz(_ briefs: [Brief]) throws -> [QuizQuestion] {
        try PuzzleMaker().puzzles(of: Newsstand.edition(briefs)).days.last?.quiz ?? []
    }

    @Test("asks of places, people and numbers, each of another story")
    func asks() throws {
        let quiz = try quiz(Newsstand.peaceful)
        #expect(Set(quiz.map(\.kind)).isSuperset(of: [.place, .person, .number]))
        #expect(quiz.allSatisfy { $0.choices.count == 4 && Set($0.choices).count == 4 })
        let stories = quiz.map(\.brief.story.id)
        #expect(Set(stories).count == stories.count)
    }

    @Test("its right answer is in the headline, word for word")
    func right() throws {
        for question in try quiz(Newsstand.peaceful) {
            #expect(
                question.before + question.choices[question.answer] + question.behind
                    == question.brief.article.title)
        }
    }

    @Test("a wrong choice is in no report of the story")
    func wrong() throws {
        var briefs = Newsstand.peaceful
        let second = Newsstand.brief(
            "b1", "A bridge for walkers", text: "Norway and Iceland built such bridges.", source: "Star",
            story: "story-a1")
        briefs.append(second)
        for question in try quiz(briefs) where question.brief.story.id == "story-a1" {
            #expect(!question.choices.contains("Norway") && !question.choices.contains("Iceland"))
        }
    }

    @Test(
        "no question is asked about what is sad, whichever report says so",
        arguments: [
            Newsstand.brief(
                "g1", "A bridge for walkers", text: "Two workers died there.", source: "Star", story: "story-a1"),
            Newsstand.brief("g2", "A bridge for walkers", source: "Star", tone: -0.8, story: "story-a1"),
            Newsstand.brief("g3", "Bridge opens after deadly crash", source: "Star", story: "story-a1"),
        ])
    func grim(report: Brief) throws {
        #expect(try quiz(Newsstand.peaceful).contains { $0.brief.story.id == "story-a1" })
        #expect(try !quiz(Newsstand.peaceful + [report]).contains { $0.brief.story.id == "story-a1" })
    }

    @Test("no answer is asked for twice")
    func once() throws {
        let again = Newsstand.brief(
            "n1", "Norway opens its longest tunnel to cyclists", place: Newsstand.country("Norway", "NO"),
            source: "Star")
        let quiz = try quiz(Newsstand.peaceful + [again])
        #expect(quiz.count { $0.choices[$0.answer] == "Norway" } == 1)
    }

    @Test("a day with little news has few, and one with nothing suitable has none")
    func silent() throws {
        #expect(try quiz(Array(Newsstand.peaceful.prefix(2))).map(\.kind) == [.place, .place])
        #expect(try quiz([]) == [])
    }

    @Test("no headline in another language, no obituary, and none with a word that gives the person away is used")
    func unasked() throws {
        func isAsked(_ title: String, text: String) throws -> Bool {
            let people = ["Boris Havelka", "Clara Ostrander", "Diego Ferrante"].enumerated().map { number, name in
                Newsstand.brief(
                    "p\(number)", "The sculptor \(name) opens an exhibition", text: "\(name) opens it.", source: "Star")
            }
            let all = Newsstand.peaceful + people + [Newsstand.brief("u1", title, text: text, source: "Sun")]
            return try candidates(all).contains { $0.brief.id == "u1" }
        }
        #expect(try isAsked("The painter Laura Lindholm plays in the old mill", text: "Laura Lindholm plays."))
        #expect(try !isAsked("The painter Laura Lindholm plays with her parents", text: "Laura Lindholm plays."))
        #expect(
            try !isAsked("Panayam kay painter Laura Lindholm on the rights of bakers", text: "Laura Lindholm speaks."))
        #expect(try !isAsked("Laura Lindholm, painter and baker of the town, 83", text: "Laura Lindholm."))
        #expect(try !isAsked("The painter Laura Lindholm sizzles on a beach in the south", text: "Laura Lindholm."))
    }

    /// All that could be asked.
    private func candidates(_ briefs: [Brief]) throws -> [QuizQuestion] {
        let rules = try #require(try PuzzleRules(language: "en"))
        let book = try #require(WordBook(language: "en"))
        let news = QuizNews(briefs, of: Newsstand.day, timeZone: "UTC", language: "en", rules: rules)
        let names: Set = ["ines", "tomas", "maria", "peter", "laura", "boris", "clara", "diego"]
        let finder = GapFinder(news: news, book: book, rules: rules, givenNames: names)
        var readings = ArticleReadings()
        return QuizMaker(news: news, finder: finder, rules: rules).candidates(for: Newsstand.day, &readings)
    }

    @Test("wrong names also come from earlier days, unless something sad is reported about them now")
    func earlier() throws {
        func wrong(_ more: [Brief]) throws -> Set<String> {
            let names = ["Boris Havelka", "Clara Ostrander", "Diego Ferrante", "Laura Lindholm"]
            let before = names.enumerated().map { number, name in
                Newsstand.brief(
                    "b\(number)", "The sculptor \(name) opens an exhibition", text: "\(name) opens it.", hour: -20,
                    source: "Star")
            }
            let today = Newsstand.brief(
                "t1", "The painter Ines Carvalho shows gardens in the old mill", text: "Ines Carvalho paints.",
                source: "Sun")
            let rest = Newsstand.peaceful.filter { ["a1", "a2", "a3"].contains($0.id) }
            var edition = Newsstand.edition(before + rest + [today] + more)
            edition.days.insert(
                Day(id: "2026-03-12", isOver: true, headlines: [], stories: [], articles: 4), at: 0)
            let all = try PuzzleMaker().puzzles(of: edition).days.last?.quiz ?? []
            return Set(all.filter { $0.kind == .person }.flatMap(\.choices))
        }
        #expect(try wrong([]).count == 4)
        let sad = Newsstand.brief("s1", "Boris Havelka died in a hospital of the town", source: "Post")
        #expect(try !wrong([sad]).contains("Boris Havelka"))
    }

    @Test(
        "numbers to choose among are written alike",
        arguments: [
            ("340", 3, false), ("1,200", 4, true), ("85", 2, false), ("7", 1, false), ("40", 2, false),
        ])
    func numbers(written: String, digits: Int, isGrouped: Bool) throws {
        var generator = SeededGenerator("test")
        let others = try #require(NumberChoices(written).others(by: &generator))
        #expect(others.count >= 3 && !others.contains(written))
        #expect(others.allSatisfy { abs($0.filter(\.isNumber).count - digits) <= 1 })
        let zeros = written.reversed().prefix { $0 == "0" }.count
        #expect(
            others.allSatisfy { $0.reversed().prefix { $0 == "0" || $0 == "," }.filter { $0 == "0" }.count >= zeros })
        #expect(others.contains { $0.contains(",") } == isGrouped || others.allSatisfy { $0.count < 4 })
    }

    @Test("numbers written in other ways get no wrong choices", arguments: ["0.5", "6.4", "05", "2", "1.2.3"])
    func noNumbers(written: String) {
        var generator = SeededGenerator("test")
        #expect(NumberChoices(written).others(by: &generator) == nil)
    }
}
