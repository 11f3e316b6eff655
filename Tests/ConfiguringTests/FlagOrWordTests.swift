import Configuring
import Foundation
import Testing

/// A setting that is true, false or a word.
@Suite struct FlagOrWordTests {
    private enum Water: String, Sendable { case daily, seldom, never }

    private struct Bed: Sendable {
        var water: Water?

        static let settings = SettingTable<Bed>(
            "bed", "A bed.",
            [
                Setting(
                    optional: "water", \.water, .flag(true: .daily, false: .never, or: "dry", .seldom), "When to water."
                )
            ])
    }

    private func read(_ value: String) throws -> (bed: Bed, problems: [String]) {
        let file = try JSONValue(reading: Data("{\"water\": \(value)}".utf8))
        var bed = Bed()
        var problems = SettingProblems()
        Bed.settings.read(file, at: SettingPath(), into: &bed, &problems)
        return (bed, problems.lines(in: file))
    }

    @Test(
        "is read and written as it was",
        arguments: [("true", .daily), ("\"dry\"", .seldom), ("false", .never), ("null", nil)] as [(String, Water?)])
    private func values(text: String, water: Water?) throws {
        let (bed, problems) = try read(text)
        #expect(bed.water == water && problems.isEmpty)
        #expect(Bed.settings.json(of: bed).text(pretty: false).filter { $0 != " " } == "{\"water\":\(text)}")
    }

    @Test(
        "refuses others",
        arguments: [
            ("\"wet\"", "water: must be true, false or 'dry', not 'wet'"),
            ("1", "water: must be true, false or 'dry', not a number"),
        ])
    func problems(text: String, problem: String) throws {
        let (bed, problems) = try read(text)
        #expect(bed.water == nil && problems == [problem])
    }

    @Test func isDescribedToEditorsAndToPeople() {
        let shape = Bed.settings.shape(of: Bed())
        let schema = shape.schema(title: "Bed").text(pretty: false).filter { $0 != " " }
        #expect(schema.contains(#""enum":[true,"dry",false,null]"#), "\(schema)")
        let page = shape.reference(title: "Beds", introduction: "All of it.")
        #expect(page.contains("| `water` | `true`, `false` or `dry` | – | When to water. |"), "\(page)")
    }
}
