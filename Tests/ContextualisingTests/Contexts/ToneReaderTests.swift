import Contextualising
import Foundation
import Newsroom
import TestSupport
import Testing
import TextReading

@Suite struct ToneReaderTests {
    /// `Fixtures/tones.tsv`: forty headlines in each language, written for this test with the rules at hand, half of
    /// them good news and half bad.
    @Test(arguments: ["es", "pt"])
    func headlinesHaveTheExpectedTone(_ language: String) throws {
        let reader = try ToneReader()
        let rows = try String(contentsOf: fixture("tones.tsv"), encoding: .utf8).split(separator: "\n").dropFirst()
            .map { $0.split(separator: "\t").map(String.init) }.filter { $0[0] == language }
        #expect(rows.count >= 40)
        let wrong = rows.filter { row in
            let sentiment = reader.sentiment(of: row[2], language: language) ?? 0
            return row[1] == "+" ? sentiment <= 0 : sentiment >= 0
        }
        #expect(wrong.count <= 2, "\(wrong)")
    }

    @Test func otherLanguagesHaveNoTone() throws {
        let reader = try ToneReader()
        #expect(reader.sentiment(of: "Ein schrecklicher Krieg in der Stadt und auf dem Land", language: "de") == nil)
        #expect(reader.sentiment(of: "Terrible", language: "fr") == nil)
    }
}

extension ToneReaderTests {
    @Test func explanationHasTheSentimentThatIsShown() throws {
        let (title, summary) = ("Not a good day for the ferry", "The wait was awful!")
        let article = Article(
            id: "a", source: "s", title: title, firstSeen: .distantPast, lastSeen: .distantPast, summary: summary)
        let reader = try ToneReader()
        var texts = TextReader()
        let reading = texts.reading(title: title, summary: summary, tag: "en")
        let explanation = try #require(reader.explanation(of: article, reading: reading))
        #expect(explanation.sentiment == reader.sentiment(of: reading))
        let shares = Dictionary(uniqueKeysWithValues: explanation.words.map { ($0.text, $0.valence) })
        #expect(try #require(shares["awful"]) < 0 && #require(shares["Not"]) < 0 && shares["ferry"] == nil)
    }
}
