internal import CRules
public import Newsroom
internal import TextReading

/// The phrases with which reports themselves say why something matters (`Rules/significance.txt`).
public struct SignificanceRules: Sendable, Equatable {
    /// A group of phrases with the same meaning.
    struct Rule: Sendable, Equatable {
        let name: String
        let kind: ContextKind
        /// The weight, from 0 to 2.
        let weight: Double
        /// Whether only sentences from the lead article count: "the warning comes after …" in another report refers to
        /// that report's own news.
        let isOfLeadAlone: Bool
        /// The phrases, each split into parts that may be up to six words apart.
        var phrases: [[String]] = []
    }

    private(set) var rules: [Rule] = []
    /// Phrases that keep a sentence from being quoted.
    private(set) var never: [String] = []

    /// An empty set of rules: nothing is quoted.
    public static let none = SignificanceRules()

    private init() {}

    /// Returns the built-in rules.
    public static func builtIn() throws(RuleProblem) -> SignificanceRules {
        let file = pulse_rules_significance()
        return try SignificanceRules(
            text: String(decoding: UnsafeBufferPointer(start: file.bytes, count: file.length), as: UTF8.self))
    }

    /// Parses a rules file.
    ///
    ///     [history] category 1.4
    ///     first … since #, never before
    ///     [never]
    ///     subscribe
    ///
    /// A heading has the rule's name, the kind of context and the weight, and then `lead` if only a story's lead
    /// article may be quoted. The lines below hold its phrases, separated by commas. `[never]` lists phrases that
    /// forbid quoting. Lines that begin with "# " are comments.
    public init(text: String) throws(RuleProblem) {
        for section in try RuleSection.sections(of: text, named: "rule") {
            if section.name == "never", section.attributes.isEmpty {
                never += section.lines.flatMap(\.entries).map(String.init)
                continue
            }
            var rule = try Self.rule(headed: section)
            guard !rule.name.isEmpty, !rules.contains(where: { $0.name == rule.name }) else {
                throw RuleProblem(
                    line: section.number, reason: "'\(rule.name)' is not a name, or repeats a heading above")
            }
            for line in section.lines {
                for entry in line.entries {
                    let parts = entry.split(separator: "…").map { String($0.withoutOuterBlanks) }
                    guard !parts.isEmpty, !parts.contains("") else {
                        throw RuleProblem(line: line.number, reason: "'\(entry)' contains no words")
                    }
                    rule.phrases.append(parts)
                }
            }
            rules.append(rule)
        }
    }

    /// Parses a heading into a rule without phrases.
    private static func rule(headed section: RuleSection) throws(RuleProblem) -> Rule {
        let attributes = section.attributes.split(separator: " ")
        let isOfLeadAlone = attributes.dropFirst(2).elementsEqual(["lead"])
        guard attributes.count == 2 || isOfLeadAlone, let kind = ContextKind(rawValue: String(attributes[0])) else {
            let all = ContextKind.allCases.map(\.rawValue).joined(separator: ", ")
            throw RuleProblem(
                line: section.number, reason: "[\(section.name)] must be followed by a kind (\(all)) and a weight")
        }
        guard let weight = Double(attributes[1]), (0...2).contains(weight) else {
            throw RuleProblem(
                line: section.number, reason: "a weight must be a number from 0 to 2, not '\(attributes[1])'")
        }
        return Rule(name: String(section.name), kind: kind, weight: weight, isOfLeadAlone: isOfLeadAlone)
    }
}
