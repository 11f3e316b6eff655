@testable import Contextualising
import Foundation
import Newsroom
import Testing

@Suite struct ContextRulesTests {
    private static func file(rule: String, _ more: String = "") -> Data {
        Data(#"{"rules": [\#(rule)], \#(more)"silence": {}}"#.utf8)
    }

    private static let good: [String: String] = [
        "name": #""tides""#, "categories": #"["news"]"#, "kind": #""category""#, "confidence": "0.8",
        "any": #"["high tide"]"#, "reason": #""Boats wait.""#,
    ]

    private static func rule(_ changes: [String: String?]) -> String {
        let fields = good.merging(changes.mapValues { $0 ?? "" }) { $1 }.filter { !$0.value.isEmpty }
        return "{" + fields.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \($0.value)" }.joined(separator: ", ")
            + "}"
    }

    @Test func aGoodRuleIsRead() throws {
        let rules = try ContextRules(json: Self.file(rule: Self.rule([:])))
        #expect(
            rules.rules == [
                ContextRule(
                    name: "tides", categories: ["news"], kind: .category, confidence: 0.8, any: ["high tide"],
                    reason: "Boats wait.")
            ])
    }

    @Test("rules for whole categories in older files are ignored")
    func fallbacks() throws {
        let before = #""fallbacks": [{"category": "news", "confidence": 0.45, "reasons": ["Because."]}], "#
        #expect(
            try ContextRules(json: Self.file(rule: Self.rule([:]), before))
                == ContextRules(json: Self.file(rule: Self.rule([:]))))
    }

    @Test(
        arguments: [
            (["confidence": "0.95"], "rule 'tides': confidence 0.95 is not between 0.7 and 0.9"),
            (["any": "[]"], "rule 'tides': 'any' and 'weak' are empty"),
            (["weak": #"["moon"]"#], "rule 'tides': 'weak' and 'with' need each other"),
            (["with": #"["sea"]"#], "rule 'tides': 'weak' and 'with' need each other"),
            (["any": #"["—"]"#], "rule 'tides': '—' contains no word"),
            (["name": #""High Tides""#], "rule 'High Tides': use only lower-case letters, digits and hyphens"),
            (["reason": nil], "rules[0]: 'reason' is missing"),
            (
                ["kind": #""funny""#],
                "rules[0].kind: 'funny' is not one of category, personal, market, cross-category, trending, time-sensitive"
            ),
            (
                ["unles": #"["x"]"#],
                "rules[0]: unknown key 'unles'; known here: name, categories, kind, confidence, event, any, weak, with, unless, reason, implications"
            ),
            (["any": "3"], "rules[0].any: has the wrong type"),
            (["categories": "[]"], "rule 'tides': has no category"),
            (
                ["implications": #"["a","b","c","d"]"#],
                "rule 'tides': has more than three implications, or an empty one"
            ),
        ] as [([String: String?], String)])
    func aMistakeIsNamed(_ changes: [String: String?], _ message: String) {
        let problem = #expect(throws: RuleProblem.self) { try ContextRules(json: Self.file(rule: Self.rule(changes))) }
        #expect(problem?.description == message)
    }

    @Test func twoRulesWithOneNameAreRefused() {
        let problem = #expect(throws: RuleProblem.self) {
            try ContextRules(json: Self.file(rule: Self.rule([:]) + "," + Self.rule([:])))
        }
        #expect(problem?.description == "rule 'tides': there are two rules with this name")
    }

    @Test func whatIsNoJSONIsRefused() {
        #expect(throws: RuleProblem.self) { try ContextRules(json: Data("rules:".utf8)) }
    }
}
