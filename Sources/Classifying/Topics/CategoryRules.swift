internal import CRules
public import Newsroom
public import TextReading

/// Words and phrases with weights for categories (`Rules/topics.txt` and `Rules/topics-words.tsv`).
public struct CategoryRules: Sendable, Equatable {
    public var rules: [CategoryRule]
    public var words: TopicWords

    public init(rules: [CategoryRule], words: TopicWords = TopicWords()) {
        self.rules = rules
        self.words = words
    }

    /// Returns the built-in rules.
    public static func builtIn() throws(RuleProblem) -> CategoryRules {
        let file = pulse_rules_topics()
        var rules = try CategoryRules(
            text: String(decoding: UnsafeBufferPointer(start: file.bytes, count: file.length), as: UTF8.self))
        rules.words = try .builtIn()
        return rules
    }

    /// Returns the built-in rules for languages other than English.
    public static func builtInOthers() throws(RuleProblem) -> [Language: CategoryRules] {
        var others: [Language: CategoryRules] = [:]
        for (language, file) in [(Language.spanish, pulse_rules_topics_es()), (.portuguese, pulse_rules_topics_pt())] {
            let bytes = UnsafeBufferPointer(start: file.bytes, count: file.length)
            others[language] = try CategoryRules(text: String(decoding: bytes, as: UTF8.self))
        }
        return others
    }

    /// Parses a rules file.
    ///
    ///     [sports/tennis] 2
    ///     break point, tie-break, Wimbledon
    ///
    /// A heading names a category or subcategory and the weight of the phrases below it, which are separated by
    /// commas or line breaks. `[-]` contains figures of speech. Lines that begin with "# " are comments.
    public init(text: String) throws(RuleProblem) {
        rules = []
        words = TopicWords()
        for section in try RuleSection.sections(of: text, named: "category") {
            let heading = try Self.heading(section)
            for line in section.lines {
                for phrase in line.entries {
                    guard
                        phrase.unicodeScalars.contains(where: {
                            $0.properties.isAlphabetic || "#$%".unicodeScalars.contains($0)
                        })
                    else { throw RuleProblem(line: line.number, reason: "'\(phrase)' contains no word") }
                    rules.append(
                        CategoryRule(
                            phrase: String(phrase), category: heading.category, subcategory: heading.subcategory,
                            weight: heading.weight))
                }
            }
        }
    }

    private static func heading(
        _ section: RuleSection
    ) throws(RuleProblem) -> (category: String?, subcategory: String?, weight: Double) {
        let (name, rest, number) = (section.name, section.attributes, section.number)
        if name == "-" {
            guard rest.isEmpty else { throw RuleProblem(line: number, reason: "[-] takes no weight") }
            return (nil, nil, 0)
        }
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        let isID = { (part: Substring) in
            !part.isEmpty
                && part.utf8.allSatisfy { (0x61...0x7a).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2d }
        }
        guard (1...2).contains(parts.count), parts.allSatisfy(isID) else {
            throw RuleProblem(
                line: number, reason: "'\(name)' is not a category or category/subcategory (a-z, 0-9 and -)"
            )
        }
        guard let weight = Double(rest), (-10...10).contains(weight), weight != 0 else {
            throw RuleProblem(line: number, reason: "[\(name)] needs a weight from -10 to 10, not '\(rest)'")
        }
        return (String(parts[0]), parts.count == 2 ? String(parts[1]) : nil, weight)
    }
}

/// A phrase and the category it suggests.
public struct CategoryRule: Sendable, Equatable {
    /// The phrase, matched as whole words. The head of `Rules/topics.txt` explains capitals, "#" and "#-#".
    public var phrase: String
    /// The category; nil for a figure of speech, which only hides its words.
    public var category: Category.ID?
    public var subcategory: Subcategory.ID?
    /// The weight for the category: 1 is a hint, 2 a sign, 4 almost certain; negative weights count against it.
    public var weight: Double
}
