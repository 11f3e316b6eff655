internal import CRules
public import Newsroom
internal import TextReading

/// The marks of the kinds of articles, as `Rules/kinds.txt` lists them.
public struct KindRules: Sendable, Equatable {
    /// Where a rule looks for its phrase.
    enum Field: String, Sendable, CaseIterable {
        /// A folder of the address' path, as a whole.
        case folder
        /// Words in a row in the last part of the address.
        case slug
        /// One of the item's own tags, as a whole.
        case tag
        /// Words of an author's name.
        case author
        /// A whole part of the title, less a date: before a colon or behind a bar, a dash.
        case label
        /// The end of the title's first part, before a colon.
        case heading
        /// The beginning of the title, not in quotation marks.
        case start
        /// Anywhere in the title, not in quotation marks.
        case title
        /// The beginning of the text, as a label: "OPINION: …".
        case opening
        /// Anywhere in the beginning of the text.
        case text
        /// The same in the text of a film or a broadcast.
        case film
        /// A shape of the title that code tells (`TitleForm`).
        case form
    }

    struct Rule: Sendable, Equatable {
        let kind: ArticleKind
        let field: Field
        let weight: Int
        let phrase: String
    }

    let rules: [Rule]
    /// Words in capitals that are no name before a colon ("BREAKING NEWS:").
    let notNames: [String]

    /// The rules that the tool was built with.
    public static func builtIn() throws(RuleProblem) -> KindRules {
        let file = pulse_rules_kinds()
        return try KindRules(
            text: String(decoding: UnsafeBufferPointer(start: file.bytes, count: file.length), as: UTF8.self))
    }

    /// Reads a file of rules.
    ///
    ///     [opinion]
    ///     label 2: opinion, editorial
    ///     folder 2: opinion, comment
    ///       letters
    ///
    /// A heading names a kind. A line names a field, the weight of what follows (below 0 it speaks against the kind), and
    /// after a colon phrases with commas between them; a line that begins with a blank goes on with them. `[not-names]`
    /// heads words alone. A line that begins with "# " is a comment.
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
            throw RuleProblem(line: section.number, reason: "'\(section.name)' is no kind; known are \(known)")
        }
        var rules: [Rule] = []
        var head: (field: Field, weight: Int)?
        for line in section.lines {
            var phrases = line.text
            if !line.isContinuation {
                guard let colon = line.text.firstIndex(of: ":") else {
                    throw RuleProblem(line: line.number, reason: "a rule is a field, a weight, a colon and phrases")
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
                    throw RuleProblem(line: line.number, reason: "'\(phrase)' is no form; known are \(known)")
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
            throw RuleProblem(line: line, reason: "'\(text)' is no field with a weight; fields are \(known)")
        }
        guard let weight = Int(parts[1]), (-3...3).contains(weight), weight != 0 else {
            throw RuleProblem(line: line, reason: "a weight is a whole number from -3 to 3 but 0, not '\(parts[1])'")
        }
        return (field, weight)
    }
}
