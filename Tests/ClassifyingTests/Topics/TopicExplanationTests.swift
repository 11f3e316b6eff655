import Classifying
import Foundation
import Newsroom
import TestSupport
import Testing
import TextReading

/// The scores that `pulse explain` prints are those that chose the category.
@Suite struct TopicExplanationTests {
    private typealias Score = TopicExplanation.Score

    /// Rules of three categories. With weights for common words, an article leaves its source's category only for one
    /// that two different phrases suggest.
    private func categoriser() throws -> Categoriser {
        var rules = try CategoryRules(
            text: """
                [technology] 2
                processor
                [gaming] 4
                console
                [finance] 4
                bonds, treasury
                """)
        rules.words = try TopicWords(table: Array("word\tfood\nsimmer\t60\n".utf8))
        return Categoriser(categories: standardCategories, rules: rules)
    }

    private func explanation(
        _ title: String, _ summary: String = "", from category: String? = nil
    ) throws -> TopicExplanation {
        var reader = TextReader()
        return try categoriser().explanation(
            of: reader.reading(title: title, summary: summary, tag: "en"),
            prior: category.map { (category: $0, subcategory: nil) })
    }

    @Test("a wider category that goes before a narrower one has its points, and each says what was counted")
    func wider() throws {
        let explanation = try explanation("The new console has a faster processor")
        #expect(explanation.topic?.category == "technology")
        #expect(
            explanation.scores == [
                Score(category: "technology", score: 6, counted: 3, isOpen: true),
                Score(category: "gaming", score: 3, counted: 6, isOpen: true),
            ])
    }

    @Test("a category with more points that too few phrases suggest is marked")
    func phrases() throws {
        let single = try explanation("The bonds are back", "The price of the bonds fell.", from: "news")
        #expect(single.topic?.category == "news")
        #expect(
            single.scores == [
                Score(category: "finance", score: 10, counted: 10, isOpen: false),
                Score(category: "news", score: 2.5, counted: 2.5, isOpen: true),
            ])
        let two = try explanation("The bonds are back", "The treasury sold all of them.", from: "news")
        #expect(two.topic?.category == "finance")
        #expect(two.scores.first == Score(category: "finance", score: 10, counted: 10, isOpen: true))
    }

    @Test("a text that cannot be scored leaves only the head start of its source")
    func unread() throws {
        var reader = TextReader()
        let reading = reader.reading(title: "Der Hafen bleibt heute geschlossen", summary: "", tag: "de")
        let explanation = try categoriser().explanation(of: reading, prior: (category: "food", subcategory: nil))
        #expect(explanation.topic?.category == "food")
        #expect(explanation.scores == [Score(category: "food", score: 6, counted: 6, isOpen: true)])
    }

    @Test("the first category that can be chosen is the topic's, with all the rules and every headline")
    func winners() throws {
        let categoriser = Categoriser(categories: standardCategories, rules: try .builtIn())
        let lines = try String(contentsOf: fixture("headlines.tsv"), encoding: .utf8).split(separator: "\n").dropFirst()
        var reader = TextReader()
        for title in lines.compactMap({ $0.split(separator: "\t").last.map(String.init) }) {
            for source in [nil, "news", "gaming"] {
                let explanation = categoriser.explanation(
                    of: reader.reading(title: title, summary: "", tag: "en"),
                    prior: source.map { (category: $0, subcategory: nil) })
                let first = explanation.scores.first { $0.isOpen && $0.score >= 1 }
                #expect(explanation.topic?.category == first?.category ?? source, "\(title), from \(source ?? "-")")
            }
        }
    }
}
