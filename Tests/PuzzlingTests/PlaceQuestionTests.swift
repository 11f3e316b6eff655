import Foundation
import Newsroom
import TestSupport
import Testing
import TextReading

@testable import Puzzling

@Suite("Questions about places") struct PlaceQuestionTests {
    /// A line of `Fixtures/places.*.tsv`.
    struct Case: CustomTestStringConvertible {
        let language: String
        let isAsked: Bool
        let kind: PlaceKind
        let place: String
        let title: String
        var testDescription: String { title }

        init?(_ line: Substring, in language: String) {
            let fields = line.split(separator: "\t")
            guard fields.count == 3, let kind = PlaceKind(rawValue: String(fields[1])),
                let start = fields[2].firstIndex(of: "["), let end = fields[2].firstIndex(of: "]")
            else { return nil }
            self.language = language
            self.kind = kind
            isAsked = fields[0] == "yes"
            place = String(fields[2][start..<end].dropFirst())
            title = fields[2].filter { !"[]".contains($0) }
        }

        static func all() throws -> [Case] {
            try ["en", "es", "pt"].flatMap { language in
                try String(contentsOf: fixture("places.\(language).tsv"), encoding: .utf8).split(separator: "\n")
                    .filter { !$0.hasPrefix("#") }.map { try #require(Case($0, in: language)) }
            }
        }
    }

    @Test("a place is asked for if the headline shows that it is one, and nothing gives it away")
    func asked() throws {
        for line in try Case.all() {
            #expect(try isAsked(line) == line.isAsked, "\(line.title)")
        }
    }

    private func isAsked(_ line: Case) throws -> Bool {
        var place = Newsstand.country(line.place, "NO")
        place.kind = line.kind
        place.population = 200_000
        let inside = ["en": "in", "es": "en"][line.language] ?? "em"
        var report = Newsstand.brief(
            "n1", line.title, text: "\(line.place), \(inside) \(line.place).", place: place, source: "Star",
            language: line.language)
        report.story.publishers = 2
        // The mayor gives the country away.
        let mayor = Newsstand.brief(
            "n2", "Skarholt", text: "Skarholt, \(inside) \(line.place).", language: line.language)
        let rules = try #require(try PuzzleRules(language: line.language))
        let book = try #require(WordBook(language: line.language))
        let news = QuizNews(
            [report, mayor], of: Newsstand.day, timeZone: "UTC", language: line.language, rules: rules)
        let finder = GapFinder(news: news, book: book, rules: rules, givenNames: [])
        return news.reports.contains { $0.id == "n1" } && finder.place(in: report) != nil
    }
}
