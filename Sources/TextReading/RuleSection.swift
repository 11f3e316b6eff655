public import Newsroom

/// A heading in a rules file with the lines below it. This is the format of `Rules/*.txt`:
///
///     # A comment, like every line that begins with "# ".
///     [name] attributes
///     a phrase, another
///       and more
public struct RuleSection: Sendable, Equatable {
    public struct Line: Sendable, Equatable {
        /// The line number, from 1.
        public let number: Int
        /// The text without surrounding blanks; never empty.
        public let text: Substring
        /// Whether the line is indented, so it continues the one above.
        public let isContinuation: Bool

        /// Comma-separated entries, trimmed; empty ones dropped.
        public var entries: [Substring] { Self.entries(of: text) }

        /// Returns the comma-separated entries of a part of a line.
        public static func entries(of text: Substring) -> [Substring] {
            text.split(separator: ",").map(\.withoutOuterBlanks).filter { !$0.isEmpty }
        }
    }

    /// The text in brackets, trimmed; may be empty.
    public let name: Substring
    /// The text after the brackets, trimmed.
    public let attributes: Substring
    /// The heading's line number, from 1.
    public let number: Int
    public private(set) var lines: [Line] = []

    /// Returns a file's sections in order; several may have the same name.
    ///
    /// - Parameter name: what a heading names, used in the message about a line before the first heading.
    /// - Throws: a `RuleProblem` if a heading is not closed or something precedes the first one.
    public static func sections(of text: String, named name: String) throws(RuleProblem) -> [RuleSection] {
        var sections: [RuleSection] = []
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let number = index + 1
            let trimmed = line.withoutOuterBlanks
            if trimmed.isEmpty || trimmed == "#" || trimmed.hasPrefix("# ") { continue }
            if trimmed.hasPrefix("[") {
                sections.append(try RuleSection(heading: trimmed, at: number))
            } else if sections.isEmpty {
                throw RuleProblem(line: number, reason: "'\(trimmed)' comes before the first [\(name)] heading")
            } else {
                let isContinuation = line.first?.isWhitespace ?? false
                sections[sections.count - 1].lines.append(
                    Line(number: number, text: trimmed, isContinuation: isContinuation))
            }
        }
        return sections
    }

    private init(heading: Substring, at number: Int) throws(RuleProblem) {
        guard let end = heading.firstIndex(of: "]") else {
            throw RuleProblem(line: number, reason: "the heading '\(heading)' has no ]")
        }
        name = heading[heading.index(after: heading.startIndex)..<end].withoutOuterBlanks
        attributes = heading[heading.index(after: end)...].withoutOuterBlanks
        self.number = number
    }

    /// Checks that a heading has no attributes.
    ///
    /// - Throws: a `RuleProblem` if there is text after the brackets.
    public func expectNoAttributes() throws(RuleProblem) {
        guard attributes.isEmpty else {
            throw RuleProblem(line: number, reason: "nothing may follow [\(name)], but there is '\(attributes)'")
        }
    }
}
