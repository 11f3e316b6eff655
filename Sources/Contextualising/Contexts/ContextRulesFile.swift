internal import CRules
public import FoundationEssentials
public import Newsroom

extension ContextRules {
    /// Returns the built-in rules.
    public static func builtIn() throws(RuleProblem) -> ContextRules {
        let file = pulse_rules_contexts()
        return try ContextRules(json: Data(UnsafeBufferPointer(start: file.bytes, count: file.length)))
    }

    /// Parses a rules file. "about" in `Rules/contexts.json` describes the format.
    public init(json: Data) throws(RuleProblem) {
        let file: RulesFile
        do {
            file = try JSONDecoder().decode(RulesFile.self, from: json)
        } catch {
            throw RuleProblem(error)
        }
        self = file.rules
        try validate()
    }
}

/// The JSON form of the file. Unknown keys are refused: with a misspelt "unless", a rule would silently apply where it
/// should not.
private struct RulesFile: Decodable {
    var rules: ContextRules

    init(from decoder: any Decoder) throws {
        let file = try decoder.strictContainer(
            "about", "rules", "fallbacks", "trending", "silence", "figures", "backdrops", "asides")
        _ = try file.decodeIfPresent([String].self, forKey: "about")
        // "fallbacks" and "trending" occur in older files and are ignored: neither a category nor the number of reports
        // is a reason.
        let silence = try file.decode(Silence.self, forKey: "silence")
        rules = ContextRules(
            rules: try file.decode([RuleEntry].self, forKey: "rules").map(\.rule),
            silentTitles: silence.title, silentTexts: silence.anywhere,
            figures: try file.decodeIfPresent([String].self, forKey: "figures") ?? [],
            backdrops: try file.decodeIfPresent([String].self, forKey: "backdrops") ?? [],
            asides: try file.decodeIfPresent([String].self, forKey: "asides") ?? [])
    }
}

private struct RuleEntry: Decodable {
    var rule: ContextRule

    init(from decoder: any Decoder) throws {
        let entry = try decoder.strictContainer(
            "name", "categories", "kind", "confidence", "event", "any", "weak", "with", "unless", "reason",
            "implications")
        let kind = try entry.decode(String.self, forKey: "kind")
        guard let known = ContextKind(rawValue: kind) else {
            let all = ContextKind.allCases.map(\.rawValue).joined(separator: ", ")
            throw DecodingError.dataCorruptedError(
                forKey: "kind", in: entry, debugDescription: "'\(kind)' is not one of \(all)")
        }
        rule = ContextRule(
            name: try entry.decode(String.self, forKey: "name"),
            categories: try entry.decode([String].self, forKey: "categories"), kind: known,
            confidence: try entry.decode(Double.self, forKey: "confidence"),
            isEvent: try entry.decodeIfPresent(Bool.self, forKey: "event") ?? false,
            any: try entry.decodeIfPresent([String].self, forKey: "any") ?? [],
            weak: try entry.decodeIfPresent([String].self, forKey: "weak") ?? [],
            with: try entry.decodeIfPresent([String].self, forKey: "with") ?? [],
            unless: try entry.decodeIfPresent([String].self, forKey: "unless") ?? [],
            reason: try entry.decode(String.self, forKey: "reason"),
            implications: try entry.decodeIfPresent([String].self, forKey: "implications") ?? [])
    }
}

private struct Silence: Decodable {
    var title: [String]
    var anywhere: [String]

    init(from decoder: any Decoder) throws {
        let entry = try decoder.strictContainer("title", "anywhere")
        title = try entry.decodeIfPresent([String].self, forKey: "title") ?? []
        anywhere = try entry.decodeIfPresent([String].self, forKey: "anywhere") ?? []
    }
}
