internal import CRules
public import Newsroom
internal import TextReading

/// What makes stories weigh more or less than the number of their publishers, as `Rules/consequences.txt` lists it.
public struct ConsequenceRules: Sendable, Equatable {
    /// Phrases that speak of one sort of consequence.
    struct Rule: Sendable, Equatable {
        let name: String
        let weight: Double
        var phrases: [String]
    }

    private(set) var rules: [Rule]
    /// By category.
    private(set) var desks: [Newsroom.Category.ID: Double]

    /// The names of the consequences, in the order of the file.
    public var names: [String] { rules.map(\.name) }

    /// The rules that the tool was built with.
    public static func builtIn() throws(RuleProblem) -> ConsequenceRules {
        let file = pulse_rules_consequences()
        return try ConsequenceRules(
            text: String(decoding: UnsafeBufferPointer(start: file.bytes, count: file.length), as: UTF8.self))
    }

    /// Reads a file of rules.
    ///
    ///     [votes] 0.4
    ///     election, referendum
    ///     [desk]
    ///     sports = -0.4
    ///
    /// A heading names a consequence and the share that it adds to a story's score; the lines below it hold its phrases with
    /// commas between them. `[desk]` heads categories, each with its own share. A line that begins with "# " is a comment.
    public init(text: String) throws(RuleProblem) {
        rules = []
        desks = [:]
        var heading: Substring?
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let number = index + 1
            let line = line.withoutOuterBlanks
            if line.isEmpty || line == "#" || line.hasPrefix("# ") { continue }
            if line.hasPrefix("[") {
                heading = try open(line, at: number)
                continue
            }
            guard let heading else {
                throw RuleProblem(line: number, reason: "'\(line)' stands before the first [consequence] heading")
            }
            for entry in line.split(separator: ",").map(\.withoutOuterBlanks) where !entry.isEmpty {
                if heading == "desk" {
                    let parts = entry.split(separator: "=").map(\.withoutOuterBlanks)
                    guard parts.count == 2 else {
                        throw RuleProblem(line: number, reason: "'\(entry)' is no category = weight")
                    }
                    desks[String(parts[0])] = try Self.weight(parts[1], at: number)
                } else {
                    rules[rules.count - 1].phrases.append(String(entry))
                }
            }
        }
    }

    private mutating func open(_ line: Substring, at number: Int) throws(RuleProblem) -> Substring {
        guard let end = line.firstIndex(of: "]") else {
            throw RuleProblem(line: number, reason: "the heading '\(line)' has no ]")
        }
        let name = line[line.index(after: line.startIndex)..<end].withoutOuterBlanks
        let rest = line[line.index(after: end)...].withoutOuterBlanks
        if name == "desk" {
            guard rest.isEmpty else { throw RuleProblem(line: number, reason: "[desk] takes no weight of its own") }
            return name
        }
        guard !name.isEmpty, !rules.contains(where: { $0.name == name }) else {
            throw RuleProblem(line: number, reason: "'\(name)' is no name, or that of a heading above")
        }
        rules.append(Rule(name: String(name), weight: try Self.weight(rest, at: number), phrases: []))
        return name
    }

    private static func weight(_ text: Substring, at line: Int) throws(RuleProblem) -> Double {
        guard let weight = Double(text), (-1...2).contains(weight), weight != 0 else {
            throw RuleProblem(line: line, reason: "a weight is a number from -1 to 2 but 0, not '\(text)'")
        }
        return weight
    }
}
