import Configuring
import Foundation

/// A configuration that has one setting of every kind.
struct Garden: Sendable, Equatable {
    enum Soil: String, Sendable, CaseIterable { case clay, loam, sand }

    struct Pond: Sendable, Equatable {
        var depth = 0.5
        var hasFish = false

        static let settings = SettingTable<Pond>(
            "pond", "The pond.",
            [
                Setting("depth", \.depth, .number(0...2), "Metres at the deepest."),
                Setting("fish", \.hasFish, .flag, "Whether fish live in it."),
            ])
    }

    struct Plant: Sendable, Equatable {
        var name = ""
        var names: [String] = []

        static let settings = SettingTable<Plant>(
            "plant", "What grows.",
            [
                Setting("name", \.name, .name(), required: true, "As gardeners say."),
                Setting("names", \.names, .list(of: .text()), "What else it is called."),
            ])
    }

    var title = "Garden"
    var beds = 4
    var soil = Soil.loam
    var gate: String?
    var pond = Pond()
    var plants: [Plant] = []

    static let settings = SettingTable<Garden>(
        "garden", "A garden.",
        [
            Setting("title", \.title, .name(), "Above the gate."),
            Setting("beds", \.beds, .whole(1...40), override: SettingOverride("--beds", "GARDEN_BEDS"), "How many."),
            Setting("soil", \.soil, .choice, "What it is made of."),
            Setting(
                optional: "gate", \.gate, .text(label: "code", matching: "[A-Z]{2}[0-9]+") { "'\($0)' opens nothing" },
                "The code of the gate."),
            Setting(object: "pond", \.pond, Pond.settings),
            Setting(
                "plants", \.plants, .list(of: .object(Plant.settings, blank: Plant())), "In the order of the beds."),
        ])

    /// Reads a file into a garden of defaults; the problems come with it.
    static func read(_ text: String) throws -> (garden: Garden, problems: [String]) {
        let file = try JSONValue(reading: Data(text.utf8))
        var garden = Garden()
        var problems = SettingProblems()
        settings.read(file, at: SettingPath(), into: &garden, &problems)
        return (garden, problems.lines(in: file))
    }
}
