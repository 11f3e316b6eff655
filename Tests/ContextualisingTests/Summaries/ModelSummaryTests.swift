import Contextualising
import Foundation
import Newsroom
import TestSupport
import Testing

/// A model's sentences are shown only when its sources support them.
@Suite struct ModelSummaryTests {
    private let edition: Edition
    private let editor = SummaryEditor()

    init() throws {
        let categories = ["news"].map { Category(id: $0, name: $0, icon: "dot", colour: "#000000") }
        edition = try Stories(reading: fixture("stories/flood.txt")).edition(categories: categories)
    }

    private func sentences(after answer: String) throws -> [String] {
        let extracted = editor.summaries(of: edition)
        let questions = editor.questions(on: edition, with: extracted, limit: 5)
        let story = try #require(questions.first?.story)
        let result = editor.summaries(
            extracted, rewrittenBy: "small", questions: questions, answers: [story: answer])
        let summary = try #require(result.summaries.stories[story])
        #expect(result.summaries.digest.sections[0].items[0].summary.model == summary.model)
        #expect((summary.model == nil) == (result.rewritten == 0))
        if summary.model == nil { #expect(result.summaries.stories == extracted.stories) }
        return summary.model == nil ? [] : summary.sentences.map(\.text)
    }

    @Test(
        "keeps what is so",
        arguments: [
            "Thousands of people left their homes after the river rose above the old quays.",
            "Two bridges were closed on Friday and schools stay shut until Tuesday.",
            "In Porto the mayor expected the crest at midnight.",
        ])
    func keeps(_ sentence: String) throws {
        #expect(try sentences(after: sentence) == [sentence])
    }

    @Test(
        "drops names, numbers and matters that no source has",
        arguments: [
            "Thousands of people left their homes in Lisbon after the river rose.",
            "Mayor Moreira said that the crest was expected at midnight.",
            "Some 4,000 people left their homes after the river rose.",
            "Three bridges were closed to cars on Friday afternoon.",
            "Porto Friday people left their homes after the river rose.",
            "The disaster showed remarkable resilience and courage among a dramatic community.",
            "Here is a summary of the reports: thousands of people left", "the river rose above the quays.",
        ])
    func drops(_ sentence: String) throws {
        #expect(try sentences(after: sentence).isEmpty)
    }

    @Test func oneBadSentenceDoesNotSpoilTheOthers() throws {
        let good = "Rail traffic to the north was stopped until the bridges have been inspected."
        #expect(try sentences(after: "Hundreds died in Lisbon. \(good)") == [good])
    }

    @Test func theSameReportsMakeTheSameQuestion() {
        let extracted = editor.summaries(of: edition)
        let questions = editor.questions(on: edition, with: extracted, limit: 5)
        #expect(questions.count == 1)
        #expect(questions == editor.questions(on: edition, with: extracted, limit: 5))
        #expect(questions[0].prompt.contains("Two bridges were closed to cars"))
        #expect(!questions[0].prompt.contains("Milhares"), "another language than the lead's")
        #expect(editor.questions(on: edition, with: extracted, limit: 0).isEmpty)
    }
}
