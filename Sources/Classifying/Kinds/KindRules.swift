internal import CRules
public import Newsroom
internal import TextReading

/// The rules for telling articles' kinds (`Rules/kinds.txt`).
public struct KindRules: Sendable, Equatable {
    /// The part of an article in which a rule looks for its phrase.
    enum Field: String, Sendable, CaseIterable {
        /// A whole folder name in the URL's path.
        case folder
        /// Consecutive words in the URL's last segment.
        case slug
        /// A whole tag of the feed entry.
        case tag
        /// Consecutive words in an author's name.
        case author
        /// A whole part of the title apart from a date: before a colon, or after a bar or a dash.
        case label
        /// The end of the title's first part, before a colon.
        case heading
        /// The start of the title, outside quotation marks.
        case start
        /// Anywhere in the title outside quotation marks.
        case title
        /// A label at the start of the text: "OPINION: …".
        case opening
        /// Anywhere in the beginning of the text.
        case text
        /// Anywhere in the beginning of a video's or broadcast's text.
        case film
        /// A title form that is detected in code (`TitleForm`).
        case form
    }

    struct Rule: Sendable, Equatable {
        let kind: ArticleKind
        let field: Field
        let weight: Int
        let phrase: String
    }

    let rules: [Rule]
    /// Words in capitals before a colon that are not a name ("BREAKING NEWS:").
    let notNames: [String]

    /// Returns the built-in rules.
    public static func builtIn() throws(RuleProblem) -> KindRules {
        let file = pulse_rules_kinds()
        return try KindRules(
            text: String(decoding: UnsafeBufferPointer(start: file.bytes, count: file.length), as: UTF8.self))
    }

    /// Parses a rules file.
    ///
    ///     [opinion]
    ///     label 2: opinion, editorial
    ///     folder 2: opinion, comment
    ///       letters
    ///
    /// A heading names a kind. Each line has a field, a weight (negative weights count against the kind) and, after
    /// a colon, phrases separated by commas. A line that begins with a blank continues the list. `[not-names]`
    /// contains words only. Lines that begin with "# " are comments.
    public init(text: String) throws(RuleProblem) {
        var rules: [Rule] = []
        var notNames: [String] = []
        for section in try RuleSection.sections(of: text, named: "kind") {
            try section.expectNoAttributes()
            if section.name == "not-names" {
                notNames += section.lines.flatMap(\.entries).map(String.init)
            } else {
                rules += try Self.rules(of: section)
            }
        }
        self.rules = rules
        self.notNames = notNames
    }

    private static func rules(of section: RuleSection) throws(RuleProblem) -> [Rule] {
        guard let kind = ArticleKind(rawValue: String(section.name)) else {
            let known = ArticleKind.allCases.map(\.rawValue).joined(separator: ", ")
            throw RuleProblem(line: section.number, reason: "'\(section.name)' is not a kind; known here: \(known)")
        }
        var rules: [Rule] = []
        var head: (field: Field, weight: Int)?
        for line in section.lines {
            var phrases = line.text
            if !line.isContinuation {
                guard let colon = line.text.firstIndex(of: ":") else {
                    throw RuleProblem(line: line.number, reason: "a rule needs a field, a weight, a colon and phrases")
                }
                head = try Self.head(line.text[..<colon], at: line.number)
                phrases = line.text[line.text.index(after: colon)...]
            }
            for phrase in RuleSection.Line.entries(of: phrases).map(String.init) {
                guard let head else {
                    throw RuleProblem(line: line.number, reason: "'\(phrase)' has no field and weight above it")
                }
                if head.field == .form, TitleForm(rawValue: phrase) == nil {
                    let known = TitleForm.allCases.map(\.rawValue).joined(separator: ", ")
                    throw RuleProblem(line: line.number, reason: "'\(phrase)' is not a form; known here: \(known)")
                }
                rules.append(Rule(kind: kind, field: head.field, weight: head.weight, phrase: phrase))
            }
        }
        return rules
    }

    private static func head(_ text: Substring, at line: Int) throws(RuleProblem) -> (field: Field, weight: Int) {
        let parts = text.split(separator: " ")
        guard parts.count == 2, let field = Field(rawValue: String(parts[0])) else {
            let known = Field.allCases.map(\.rawValue).joined(separator: ", ")
            throw RuleProblem(line: line, reason: "'\(text)' is not a field with a weight; fields: \(known)")
        }
        guard let weight = Int(parts[1]), (-3...3).contains(weight), weight != 0 else {
            throw RuleProblem(line: line, reason: "weights are whole numbers from -3 to 3 except 0, not '\(parts[1])'")
        }
        return (field, weight)
    }
}
