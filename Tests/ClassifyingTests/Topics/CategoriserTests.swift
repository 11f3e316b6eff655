import Classifying
import Foundation
import Newsroom
import TestSupport
import Testing

@Suite struct CategoriserTests {
    private let categoriser: Categoriser

    init() throws {
        categoriser = Categoriser(categories: standardCategories, rules: try .builtIn())
    }

    private func place(_ title: String, _ summary: String = "", from category: String? = nil) -> String {
        let topic = categoriser.topic(
            title: title, summary: summary, prior: category.map { (category: $0, subcategory: nil) })
        return [topic?.category, topic?.subcategory].compactMap { $0 }.joined(separator: "/")
    }

    @Test func withoutASourceOnlyTheTextDecides() {
        #expect(categoriser.topic(title: "Well then", summary: "", prior: nil) == nil)
        #expect(categoriser.topic(title: "", summary: "", prior: nil) == nil)
    }

    @Test func theSourceDecidesIfTheTextSaysNothing() {
        let topic = categoriser.topic(title: "Well then", summary: "", prior: (category: "food", subcategory: nil))
        #expect(topic?.category == "food")
        #expect(place("Goalkeeper's injury worries the coach", from: "sports") == "sports/soccer")
        let investing = categoriser.topic(
            title: "What to watch this week", summary: "", prior: (category: "investing", subcategory: "etfs"))
        #expect(investing?.subcategory == "etfs")
    }

    @Test func clearTextOverrulesAGeneralSource() {
        #expect(place("Striker's hat-trick sends the hosts into the semi-final", from: "news") == "sports")
        #expect(place("Minister opens a bakery", from: "news") == "news")
    }

    @Test func aSpecialistSourceOutweighsAHint() {
        #expect(place("The chip in your oven", from: "food") == "food")
    }

    @Test func aFigureOfSpeechCountsForNothing() {
        #expect(place("A slam dunk case", "It was a shot in the arm.") == "")
    }

    @Test func aCategoryOfTheUsersOwnWorksByItsKeywords() throws {
        let gardens = category("gardens", keywords: ["compost", "rose pruning", "Kew"])
        let own = Categoriser(categories: standardCategories + [gardens], rules: try .builtIn())
        let topic = own.topic(title: "Compost heaps in small spaces", summary: "", prior: nil)
        #expect(topic?.category == "gardens")
        let alone = Categoriser(categories: [gardens], rules: try .builtIn())
        #expect(alone.topic(title: "Federer wins at Wimbledon", summary: "", prior: nil) == nil)
    }

    @Test func confidenceGrowsWithTheEvidenceAndIsAProportion() {
        let texts = ["Coach", "Coach names squad", "Coach names squad for the World Cup semi-final, keeper injured"]
        let confidences = texts.map { categoriser.topic(title: $0, summary: "", prior: nil)?.confidence ?? 0 }
        #expect(confidences == confidences.sorted() && confidences[0] < confidences[2])
        #expect(confidences.allSatisfy { (0...1).contains($0) })
    }

    /// Headlines written for this test, with what they should be taken for; `Fixtures/headlines.tsv`.
    @Test func headlinesGoWhereTheyBelong() throws {
        let table = try String(contentsOf: fixture("headlines.tsv"), encoding: .utf8)
        var right = 0
        var wrong: [String] = []
        for line in table.split(separator: "\n").dropFirst() {
            let fields = line.split(separator: "\t").map(String.init)
            let found = place(fields[1])
            let isRight = found == fields[0] || (!fields[0].contains("/") && found.hasPrefix(fields[0] + "/"))
            if isRight { right += 1 } else { wrong.append("\(fields[1]): \(found), not \(fields[0])") }
        }
        let share = Double(right) / Double(right + wrong.count)
        #expect(share >= 0.9, "\(right) right; wrong:\n\(wrong.joined(separator: "\n"))")
    }
}
