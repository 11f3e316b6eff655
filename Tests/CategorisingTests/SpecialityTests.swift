import Categorising
import Foundation
import Newsroom
import TestSupport
import Testing

/// Of four categories there is no labelled set to be had, so one was written for this test, headlines alone and sixty of
/// each: `Fixtures/specialities.tsv`. Most say in no single word where they belong, as headlines do.
@Suite struct SpecialityTests {
    @Test(arguments: [("food", 0.92), ("gaming", 0.7), ("investing", 0.85), ("travel", 0.86)])
    func headlinesOfSpecialitiesAreFound(_ wanted: String, _ floor: Double) throws {
        let categoriser = Categoriser(categories: standardCategories, rules: try .builtIn())
        let lines = try String(contentsOf: fixture("specialities.tsv"), encoding: .utf8).split(separator: "\n")
            .dropFirst()
            .map { $0.split(separator: "\t").map(String.init) }
        let headlines = lines.filter { $0[0] == wanted }.map { $0[1] }
        #expect(headlines.count >= 60)
        let wrong = headlines.compactMap { headline in
            let found = categoriser.topic(title: headline, summary: "", prior: nil)?.category
            return found == wanted ? nil : "\(headline): \(found ?? "-")"
        }
        let share = 1 - Double(wrong.count) / Double(headlines.count)
        #expect(share >= floor, "\(share) of \(wanted); wrong:\n\(wrong.joined(separator: "\n"))")
        // Where the source is of the kind, next to nothing is taken from it.
        let lost = headlines.filter {
            categoriser.topic(title: $0, summary: "", prior: (category: wanted, subcategory: nil))?.category != wanted
        }
        #expect(lost.count <= 2, "\(lost)")
    }

    @Test func aConsoleIsNewsOfTechnologyUnlessTheSourceIsOfGames() throws {
        let categoriser = Categoriser(categories: standardCategories, rules: try .builtIn())
        let title = "The next PlayStation will have a faster processor"
        #expect(categoriser.topic(title: title, summary: "", prior: nil)?.category == "technology")
        let own = categoriser.topic(title: title, summary: "", prior: (category: "gaming", subcategory: nil))
        #expect(own?.category == "gaming")
    }
}
