import Contextualising
import Foundation
import TestSupport
import Testing

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
