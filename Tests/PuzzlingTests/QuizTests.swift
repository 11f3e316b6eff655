import Foundation
import Newsroom
import Testing

@testable import Puzzling

@Suite("The news quiz") struct QuizTests {
    private func quiz(_ briefs: [Brief]) throws -> [QuizQuestion] {
        try PuzzleMaker().puzzles(of: Newsstand.edition(briefs)).days.last?.quiz ?? []
    }

    @Test("asks of places, people, numbers and what came first, each of another story")
    func asks() throws {
        let quiz = try quiz(Newsstand.peaceful)
        #expect(Set(quiz.map(\.kind)).isSuperset(of: [.place, .person, .number]))
        #expect(quiz.allSatisfy { $0.choices.count == 4 && Set($0.choices).count == 4 })
        let stories = quiz.flatMap { $0.briefs.map(\.story.id) }
        #expect(Set(stories).count == stories.count)
    }

    @Test("its right answer is what stood in the headline, word for word")
    func right() throws {
        for question in try quiz(Newsstand.peaceful) where question.kind != .first {
            #expect(
                question.before + question.choices[question.answer] + question.behind
                    == question.briefs[0].article.title)
        }
    }

    @Test("a wrong choice stands in no report of the story")
    func wrong() throws {
        var briefs = Newsstand.peaceful
        let second = Newsstand.brief(
            "b1", "A bridge for walkers", text: "Norway and Iceland built such bridges.", source: "Star",
            story: "story-a1")
        briefs.append(second)
        for question in try quiz(briefs) where question.briefs[0].story.id == "story-a1" {
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
        #expect(try quiz(Newsstand.peaceful).contains { $0.briefs[0].story.id == "story-a1" })
        #expect(try !quiz(Newsstand.peaceful + [report]).contains { $0.briefs[0].story.id == "story-a1" })
    }

    @Test("a day that gives too little has none")
    func silent() throws {
        #expect(try quiz(Array(Newsstand.peaceful.prefix(2))) == [])
        #expect(try quiz([]) == [])
    }

    @Test("which came first is told by at least three hours")
    func first() throws {
        let news = Newsstand.peaceful
        for question in try quiz(news) where question.kind == .first {
            let times = question.briefs.compactMap(\.article.published)
            let right = times[question.answer]
            #expect(times.filter { $0 < right.addingTimeInterval(3 * 3600) } == [right])
        }
    }

    @Test(
        "numbers to choose among are written alike",
        arguments: [
            ("340", 3, false), ("1,200", 4, true), ("85", 2, false), ("7", 1, false), ("40", 2, false),
        ])
    func numbers(written: String, digits: Int, isGrouped: Bool) throws {
        var chance = Chance("test")
        let others = try #require(NumberChoices(written).others(by: &chance))
        #expect(others.count >= 3 && !others.contains(written))
        #expect(others.allSatisfy { abs($0.filter(\.isNumber).count - digits) <= 1 })
        let zeros = written.reversed().prefix { $0 == "0" }.count
        #expect(
            others.allSatisfy { $0.reversed().prefix { $0 == "0" || $0 == "," }.filter { $0 == "0" }.count >= zeros })
        #expect(others.contains { $0.contains(",") } == isGrouped || others.allSatisfy { $0.count < 4 })
    }

    @Test("what is written in another way is not asked", arguments: ["0.5", "6.4", "05", "2", "1.2.3"])
    func noNumbers(written: String) {
        var chance = Chance("test")
        #expect(NumberChoices(written).others(by: &chance) == nil)
    }
}
