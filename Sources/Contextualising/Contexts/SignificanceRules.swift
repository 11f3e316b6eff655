internal import CRules
public import Newsroom
internal import TextReading

/// The phrases by which a report itself says why its matter matters, as `Rules/significance.txt` lists them.
public struct SignificanceRules: Sendable, Equatable {
    /// Phrases that say it in one way.
    struct Rule: Sendable, Equatable {
        let name: String
        let kind: ContextKind
        /// 0…2.
        let weight: Double
        /// Whether only the lead's sentences say it of the story: "the warning comes after …" in another report is of that one's news.
        let isOfLeadAlone: Bool
        /// Each in its parts, between which up to six words may stand.
        var phrases: [[String]] = []
    }

    private(set) var rules: [Rule] = []
    /// A sentence with one of these is not quoted.
    private(set) var never: [String] = []

    /// None: nothing is quoted.
    public static let none = SignificanceRules()

    private init() {}

    /// The rules that the tool was built with.
    public static func builtIn() throws(RuleProblem) -> SignificanceRules {
        let file = pulse_rules_significance()
        return try SignificanceRules(
            text: String(decoding: UnsafeBufferPointer(start: file.bytes, count: file.length), as: UTF8.self))
    }

    /// Reads a file of rules.
    ///
    ///     [history] category 1.4
    ///     first … since #, never before
    ///     [never]
    ///     subscribe
    ///
    /// A heading names the rule, the kind of its contexts and its weight, and `lead` behind them where only a story's lead is quoted
    /// for it; the lines below it hold its phrases with commas between them. `[never]` heads phrases that forbid. A line that begins with "# " is a comment.
    public init(text: String) throws(RuleProblem) {
        for section in try RuleSection.sections(of: text, named: "rule") {
            if section.name == "never", section.attributes.isEmpty {
                never += section.lines.flatMap(\.entries).map(String.init)
                continue
            }
            var rule = try Self.rule(headed: section)
            guard !rule.name.isEmpty, !rules.contains(where: { $0.name == rule.name }) else {
                throw RuleProblem(
                    line: section.number, reason: "'\(rule.name)' is no name, or that of a heading above")
            }
            for line in section.lines {
                for entry in line.entries {
                    let parts = entry.split(separator: "…").map { String($0.withoutOuterBlanks) }
                    guard !parts.isEmpty, !parts.contains("") else {
                        throw RuleProblem(line: line.number, reason: "'\(entry)' holds no words")
                    }
                    rule.phrases.append(parts)
                }
            }
            rules.append(rule)
        }
    }

    /// The rule that a heading names, still without phrases.
    private static func rule(headed section: RuleSection) throws(RuleProblem) -> Rule {
        let attributes = section.attributes.split(separator: " ")
        let isOfLeadAlone = attributes.dropFirst(2).elementsEqual(["lead"])
        guard attributes.count == 2 || isOfLeadAlone, let kind = ContextKind(rawValue: String(attributes[0])) else {
            let all = ContextKind.allCases.map(\.rawValue).joined(separator: ", ")
            throw RuleProblem(
                line: section.number, reason: "behind [\(section.name)] stand a kind (\(all)) and a weight")
        }
        guard let weight = Double(attributes[1]), (0...2).contains(weight) else {
            throw RuleProblem(
                line: section.number, reason: "a weight is a number from 0 to 2, not '\(attributes[1])'")
        }
        return Rule(name: String(section.name), kind: kind, weight: weight, isOfLeadAlone: isOfLeadAlone)
    }
}
