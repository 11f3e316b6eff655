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
        var heading: Heading?
        var head: (field: Field, weight: Int)?
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let number = index + 1
            let isContinued = line.first == " "
            let line = line.withoutOuterBlanks
            if line.isEmpty || line == "#" || line.hasPrefix("# ") { continue }
            if line.hasPrefix("[") {
                heading = try Heading(line, at: number)
                head = nil
                continue
            }
            guard let heading else {
                throw RuleProblem(line: number, reason: "'\(line)' stands before the first [kind] heading")
            }
            var phrases = line
            if case .kind = heading, !isContinued {
                guard let colon = line.firstIndex(of: ":") else {
                    throw RuleProblem(line: number, reason: "a rule is a field, a weight, a colon and phrases")
                }
                head = try Self.head(line[..<colon], at: number)
                phrases = line[line.index(after: colon)...]
            }
            for phrase in phrases.split(separator: ",").map(\.withoutOuterBlanks) where !phrase.isEmpty {
                switch heading {
                case .notNames: notNames.append(String(phrase))
                case .kind(let kind):
                    guard let head else {
                        throw RuleProblem(line: number, reason: "'\(phrase)' has no field and weight above it")
                    }
                    if head.field == .form, TitleForm(rawValue: String(phrase)) == nil {
                        let known = TitleForm.allCases.map(\.rawValue).joined(separator: ", ")
                        throw RuleProblem(line: number, reason: "'\(phrase)' is no form; known are \(known)")
                    }
                    rules.append(Rule(kind: kind, field: head.field, weight: head.weight, phrase: String(phrase)))
                }
            }
        }
        self.rules = rules
        self.notNames = notNames
    }

    private enum Heading {
        case kind(ArticleKind)
        case notNames

        init(_ line: Substring, at number: Int) throws(RuleProblem) {
            guard line.hasSuffix("]") else {
                throw RuleProblem(line: number, reason: "the heading '\(line)' has no ]")
            }
            let name = line.dropFirst().dropLast().withoutOuterBlanks
            if name == "not-names" {
                self = .notNames
            } else if let kind = ArticleKind(rawValue: String(name)) {
                self = .kind(kind)
            } else {
                let known = ArticleKind.allCases.map(\.rawValue).joined(separator: ", ")
                throw RuleProblem(line: number, reason: "'\(name)' is no kind; known are \(known)")
            }
        }
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
