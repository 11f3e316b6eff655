import Classifying
import Foundation
import Newsroom
import TestSupport
import Testing

/// Of four categories there is no labelled set to be had, so one was written for this test, headlines alone and sixty
/// of each: `Fixtures/specialities.tsv`. Most say in no single word where they belong, as headlines do. Forty more of
/// games and of investing, in `Fixtures/specialities-held-out.tsv`, were written before the vocabulary was last
/// widened, and no phrase was added for one of them.
@Suite struct SpecialityTests {
    @Test(arguments: [
        ("food", "specialities", 0.92), ("gaming", "specialities", 0.66), ("investing", "specialities", 0.85),
        ("travel", "specialities", 0.86), ("gaming", "specialities-held-out", 0.42),
        ("investing", "specialities-held-out", 0.7),
    ])
    func headlinesOfSpecialitiesAreFound(_ wanted: String, _ set: String, _ floor: Double) throws {
        let categoriser = Categoriser(categories: standardCategories, rules: try .builtIn())
        let lines = try String(contentsOf: fixture("\(set).tsv"), encoding: .utf8).split(separator: "\n")
            .dropFirst()
            .map { $0.split(separator: "\t").map(String.init) }
        let headlines = lines.filter { $0[0] == wanted }.map { $0[1] }
        #expect(headlines.count >= (set == "specialities" ? 60 : 40))
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

    @Test func aConsoleIsTechnologyNewsUnlessTheSourceIsAboutGames() throws {
        let categoriser = Categoriser(categories: standardCategories, rules: try .builtIn())
        let title = "The next PlayStation will have a faster processor"
        #expect(categoriser.topic(title: title, summary: "", prior: nil)?.category == "technology")
        let own = categoriser.topic(title: title, summary: "", prior: (category: "gaming", subcategory: nil))
        #expect(own?.category == "gaming")
    }
}
