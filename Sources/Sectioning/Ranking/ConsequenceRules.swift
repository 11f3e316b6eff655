internal import CRules
public import Newsroom
internal import TextReading

/// The rules that make stories weigh more or less than their number of publishers (`Rules/consequences.txt`).
public struct ConsequenceRules: Sendable, Equatable {
    /// The phrases for one kind of consequence.
    struct Rule: Sendable, Equatable {
        let name: String
        let weight: Double
        var phrases: [String]
    }

    private(set) var rules: [Rule]
    /// The weight of each category.
    private(set) var desks: [Newsroom.Category.ID: Double]

    /// The names of the consequences, in file order.
    public var names: [String] { rules.map(\.name) }

    /// Returns the built-in rules.
    public static func builtIn() throws(RuleProblem) -> ConsequenceRules {
        let file = pulse_rules_consequences()
        return try ConsequenceRules(
            text: String(decoding: UnsafeBufferPointer(start: file.bytes, count: file.length), as: UTF8.self))
    }

    /// Parses a rules file.
    ///
    ///     [votes] 0.4
    ///     election, referendum
    ///     [desk]
    ///     sports = -0.4
    ///
    /// A heading names a consequence and the share it adds to a story's score; the lines below it hold its phrases,
    /// separated by commas. `[desk]` lists categories, each with its own share. Lines that begin with "# " are
    /// comments.
    public init(text: String) throws(RuleProblem) {
        rules = []
        desks = [:]
        for section in try RuleSection.sections(of: text, named: "consequence") {
            if section.name == "desk" {
                try readDesks(section)
                continue
            }
            guard !section.name.isEmpty, !rules.contains(where: { $0.name == section.name }) else {
                throw RuleProblem(
                    line: section.number, reason: "'\(section.name)' is not a name, or repeats a heading above")
            }
            rules.append(
                Rule(
                    name: String(section.name), weight: try Self.weight(section.attributes, at: section.number),
                    phrases: section.lines.flatMap(\.entries).map(String.init)))
        }
    }

    private mutating func readDesks(_ section: RuleSection) throws(RuleProblem) {
        guard section.attributes.isEmpty else {
            throw RuleProblem(line: section.number, reason: "[desk] takes no weight of its own")
        }
        for line in section.lines {
            for entry in line.entries {
                let parts = entry.split(separator: "=").map(\.withoutOuterBlanks)
                guard parts.count == 2 else {
                    throw RuleProblem(line: line.number, reason: "write category = weight, not '\(entry)'")
                }
                desks[String(parts[0])] = try Self.weight(parts[1], at: line.number)
            }
        }
    }

    private static func weight(_ text: Substring, at line: Int) throws(RuleProblem) -> Double {
        guard let weight = Double(text), (-1...2).contains(weight), weight != 0 else {
            throw RuleProblem(line: line, reason: "a weight must be a number from -1 to 2 except 0, not '\(text)'")
        }
        return weight
    }
}
