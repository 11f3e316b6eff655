import Classifying
import Foundation
import Newsroom
import TestSupport
import Testing
import TextReading

@Suite struct LanguageTests {
    private let categoriser: Categoriser

    init() throws {
        categoriser = Categoriser(
            categories: standardCategories, rules: try .builtIn(), others: try CategoryRules.builtInOthers())
    }

    /// `Fixtures/languages.tsv`: forty headlines in each language, written for this test with the rules at hand.
    @Test(arguments: ["es", "pt"])
    func headlinesAreFound(_ language: String) throws {
        let rows = try String(contentsOf: fixture("languages.tsv"), encoding: .utf8).split(separator: "\n").dropFirst()
            .map { $0.split(separator: "\t").map(String.init) }.filter { $0[0] == language }
        #expect(rows.count >= 40)
        let wrong = rows.filter {
            categoriser.topic(title: $0[2], summary: "", prior: nil, language: language)?.category != $0[1]
        }
        #expect(wrong.count <= 2, "\(wrong)")
    }

    /// `Fixtures/filed.tsv`: headlines of a general or a business source, in pairs that differ in a section or a word.
    @Test("a word in the headline and the section decide together")
    func sectionsAndWordsTell() throws {
        var reader = TextReader()
        let rows = try String(contentsOf: fixture("filed.tsv"), encoding: .utf8).split(separator: "\n").dropFirst()
        for row in rows.map({ $0.split(separator: "\t").map(String.init) }) {
            let topic = categoriser.topic(
                of: reader.reading(title: row[4], summary: "", tag: row[0]),
                prior: (category: row[2], subcategory: nil), filing: categoriser.filing(address: row[3], tags: []))
            #expect(topic?.category == row[1], "\(row[4])")
        }
    }

    @Test func inOtherLanguagesOnlyTheSourceDecides() {
        let title = "Die Regierung und die Opposition streiten über das Videospiel"
        #expect(categoriser.topic(title: title, summary: "", prior: nil, language: "de") == nil)
        let topic = categoriser.topic(
            title: title, summary: "", prior: (category: "food", subcategory: nil), language: "de")
        #expect(topic == Topic(category: "food", confidence: 0.3))
    }

    @Test func aSecondCategoryIsNamedIfTheTextSuggestsBoth() {
        let topic = categoriser.topic(
            title: "Video game publisher's shares jump as quarterly profit doubles",
            summary: "Console sales lifted the game developer's revenue.", prior: (category: "gaming", subcategory: nil)
        )
        let named = [topic?.category].compactMap { $0 } + (topic?.others ?? [])
        #expect(named.contains("gaming"))
        #expect(topic?.others.count == 1)
        let one = categoriser.topic(title: "Goalkeeper saves the penalty", summary: "", prior: nil)
        #expect(one?.others == [])
    }
}
