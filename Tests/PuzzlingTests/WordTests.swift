import Foundation
import Newsroom
import Testing

@testable import Puzzling

@Suite("Words to be found") struct WordTests {
    private func today(_ briefs: [Brief], language: String = "en") throws -> PuzzleDay {
        let puzzles = try PuzzleMaker().puzzles(of: Newsstand.edition(briefs, language: language))
        return try #require(puzzles.days.last)
    }

    @Test("the word of the day was in a headline of the day before, in lower case")
    func target() throws {
        let target = try #require(try today(Newsstand.peaceful).target)
        #expect(target.word.count == 5)
        #expect(target.clipping.title.split(separator: " ").contains { $0 == target.word })
        let news = [Newsstand.brief("n1", "China Bread Stone", source: "Star")]
        #expect(try today(news).target == nil)
    }

    @Test(
        "no word is sad or rude, nor from a headline that is",
        arguments: [
            "Police say a bridge fell", "There was blood on a stick", "Naked truth: bitch, penis, sluts",
        ])
    func notAllowed(title: String) throws {
        let target = try today([Newsstand.brief("n1", title, source: "Star")]).target
        #expect(target == nil || ["truth"].contains(target?.word ?? ""))
    }

    @Test("no word is from a headline whose story is sad, unless only a later report says so")
    func sadStories() throws {
        let headline = Newsstand.brief("n1", "Her uncle speaks in the mill of his house", story: "s")
        func target(_ hour: Double, _ title: String, summary: String = "") throws -> WordTarget? {
            var own = headline
            own.article.summary = summary
            var edition = Newsstand.edition([own])
            edition.archive.append(Newsstand.brief("n2", title, hour: hour, source: "Post", story: "s"))
            return try PuzzleMaker().puzzles(of: edition).days.last?.target
        }
        #expect(try target(12, "She plays the violin") != nil)
        #expect(try target(12, "She has been missing since Friday") == nil)
        #expect(try target(12, "She plays the violin", summary: "She has been missing.") == nil)
        #expect(try target(30, "She has been missing since Friday") != nil)
    }

    @Test("an English verb with an ending is the word of the day only if no noun is")
    func verbs() throws {
        let verb = Newsstand.brief("n1", "Lindholm hires Carvalho to sing at Storby", source: "Star")
        let noun = Newsstand.brief("n2", "Lindholm and Carvalho sing in the choir", source: "Post")
        #expect(try today([verb]).target?.word == "hires")
        #expect(try today([verb, noun]).target?.word == "choir")
        #expect(
            try today([Newsstand.brief("n1", "Lindholm quedó segundo y llegó tarde", language: "es")], language: "es")
                .target == nil)
    }

    @Test("a crossword is made of the headlines of its day alone")
    func ownDay() throws {
        var edition = Newsstand.edition([])
        let nouns = [
            "violin", "orchard", "bakery", "lantern", "garden", "meadow", "island", "anchor", "market", "mirror",
            "castle",
            "bottle", "station",
        ]
        let headlines = nouns.enumerated().map { number, noun in
            Clipping(Newsstand.brief("h\(number)", "Number \(number) was about the \(noun) and its song"))
        }
        func crossword() throws -> Crossword? { try PuzzleMaker().puzzles(of: edition).days.last?.crossword }
        edition.days.insert(
            Day(id: "2026-03-12", isOver: true, headlines: headlines, stories: [], articles: 13), at: 0)
        #expect(try crossword() == nil)
        edition.days[1].headlines = headlines
        #expect(try crossword() != nil)
    }

    @Test("a circle has seven letters, and each of its words has the middle one and no others")
    func circle() throws {
        let news =
            Newsstand.peaceful + [
                Newsstand.brief("n1", "the outline of a planet and a certain gardener", source: "Star")
            ]
        let circle = try #require(try today(news).circle)
        let letters = Set(circle.centre + circle.others)
        #expect(letters.count == 7 && circle.centre.count == 1)
        #expect((18...70).contains(circle.words.count))
        #expect(circle.words.allSatisfy { $0.count >= 4 && $0.contains(circle.centre) && letters.isSuperset(of: $0) })
        #expect(circle.words.contains { Set($0).count == 7 })
    }

    @Test(
        "each language has its words, and marks do not count",
        arguments: [
            ("en", "a large house"), ("es", "un río y otro árbol sobre la playa"),
            ("pt", "um avião sobre a praia de areia"),
        ])
    func languages(language: String, title: String) throws {
        let day = try today([Newsstand.brief("n1", title, language: language)], language: language)
        #expect(
            ["large", "house", "arbol", "sobre", "playa", "aviao", "praia", "areia"].contains(day.target?.word ?? ""))
        let list = try #require(WordBook(language: language))
        let guesses = String(decoding: list.guesses, as: UTF8.self).split(separator: "\n")
        let count = guesses.reduce(0) { $0 + ($1.count - 3) / 3 }
        #expect(count >= 10_000)
    }

    @Test("every word that may be asked for may be guessed")
    func guessable() throws {
        for language in ["en", "es", "pt"] {
            let book = try #require(WordBook(language: language))
            let guesses = Set(
                String(decoding: book.guesses, as: UTF8.self).split(separator: "\n").flatMap { line in
                    let letters = Array(line.dropFirst(3))
                    return stride(from: 0, to: letters.count, by: 3).map {
                        line.prefix(2) + String(letters[$0..<($0 + 3)])
                    }
                })
            #expect(book.common.filter { $0.count == 5 && !guesses.contains($0[...]) } == [])
        }
    }

    @Test("a site in a language without words has sudokus alone")
    func unknownLanguage() throws {
        let day = try today(Newsstand.peaceful, language: "fi")
        #expect(day.sudokus.count == 3 && day.target == nil && day.circle == nil && day.quiz == [])
    }

    @Test("the same edition gives the same puzzles")
    func determined() throws {
        #expect(try today(Newsstand.peaceful) == today(Newsstand.peaceful.reversed()))
    }
}
