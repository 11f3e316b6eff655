import Classifying
import Foundation
import Newsroom
import TestSupport
import Testing

/// Headlines of how people live, among some of every other kind: wellness, kitchens, journeys, style and work, as
/// magazines write them, most without a word that names their desk. `Fixtures/light-fare.tsv` was written with the
/// vocabulary at hand; `Fixtures/light-fare-held-out.tsv` by somebody who had not seen it, and no phrase was added for
/// one of them.
@Suite struct LightFareTests {
    @Test(arguments: [("light-fare", 0.85), ("light-fare-held-out", 0.55)])
    func headlinesOfHowPeopleLiveAreFound(_ set: String, _ floor: Double) throws {
        let categoriser = Categoriser(categories: standardCategories, rules: try .builtIn())
        let rows = try String(contentsOf: fixture("\(set).tsv"), encoding: .utf8).split(separator: "\n").dropFirst()
            .map { $0.split(separator: "\t").map(String.init) }
        #expect(rows.count >= 120)
        let wrong = rows.compactMap { row in
            let found = categoriser.topic(title: row[1], summary: "", prior: nil)?.category
            return found == row[0] ? nil : "\(row[1]): \(found ?? "-") for \(row[0])"
        }
        let share = 1 - Double(wrong.count) / Double(rows.count)
        #expect(share >= floor, "\(share); wrong:\n\(wrong.joined(separator: "\n"))")
    }

    /// An object of fashion or a kitchen in a report of a crime, a market or a war is no light fare.
    @Test(arguments: [
        "Police seize heroin in shipment of handbags", "Hair samples link suspect to murder",
        "Bread riots spread in capital", "Woman found dead in her sleep after house fire",
        "Army rehearses parade in full dress rehearsal", "Troops' boots on the ground in border zone",
        "Banks pass annual stress test", "Egg prices soar as avian flu spreads",
    ])
    func reportsStayWhereTheyAre(_ headline: String) throws {
        let categoriser = Categoriser(categories: standardCategories, rules: try .builtIn())
        let found = categoriser.topic(title: headline, summary: "", prior: nil)?.category
        #expect(found == "news" || found == "finance", "\(found ?? "-")")
    }
}
