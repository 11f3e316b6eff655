public import Newsroom

/// A heading of a file of rules with the lines below it. `Rules/*.txt` are written so:
///
///     # A comment, as every line that begins with "# ".
///     [name] what belongs to the name
///     a phrase, another
///       and more
public struct RuleSection: Sendable, Equatable {
    public struct Line: Sendable, Equatable {
        /// Counted from 1.
        public let number: Int
        /// Without the blanks around it; never empty.
        public let text: Substring
        /// It begins with a blank, and goes on with what the line above it began.
        public let isContinuation: Bool

        /// What stands between commas, without blanks and without what is empty.
        public var entries: [Substring] { Self.entries(of: text) }

        /// The same of a part of a line.
        public static func entries(of text: Substring) -> [Substring] {
            text.split(separator: ",").map(\.withoutOuterBlanks).filter { !$0.isEmpty }
        }
    }

    /// Between the brackets, without blanks around it; may be empty.
    public let name: Substring
    /// Behind the brackets, without blanks around it.
    public let attributes: Substring
    /// The heading's line, counted from 1.
    public let number: Int
    public private(set) var lines: [Line] = []

    /// The sections of a file in their order; a name may head several.
    ///
    /// - Parameter name: what a heading names, for the message about a line that stands before the first one.
    /// - Throws: where a heading is not closed, or something stands before the first.
    public static func sections(of text: String, named name: String) throws(RuleProblem) -> [RuleSection] {
        var sections: [RuleSection] = []
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let number = index + 1
            let trimmed = line.withoutOuterBlanks
            if trimmed.isEmpty || trimmed == "#" || trimmed.hasPrefix("# ") { continue }
            if trimmed.hasPrefix("[") {
                sections.append(try RuleSection(heading: trimmed, at: number))
            } else if sections.isEmpty {
                throw RuleProblem(line: number, reason: "'\(trimmed)' stands before the first [\(name)] heading")
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

    /// Throws where something stands behind the brackets of a heading that takes nothing.
    public func expectNoAttributes() throws(RuleProblem) {
        guard attributes.isEmpty else {
            throw RuleProblem(line: number, reason: "nothing is expected behind [\(name)], but '\(attributes)'")
        }
    }
}
