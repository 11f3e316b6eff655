public import Newsroom

/// The owner's decisions about stories, in file order. If two contradict each other, the later one applies.
public struct StoryDecisions: Sendable, Equatable {
    /// A decision and its line number, from 1.
    public struct Entry: Sendable, Equatable {
        public let line: Int
        public let decision: StoryDecision
    }

    /// The file's name, for explanations.
    let file: String
    public private(set) var entries: [Entry] = []

    var isEmpty: Bool { entries.isEmpty }

    /// Creates the decisions of an owner who has made none.
    public init() { file = "" }

    /// Parses a file of decisions, one per line. Text after "#" at the start of a word is a comment.
    ///
    /// - Parameters:
    ///   - file: the file's name, for explanations.
    ///   - problems: on return, also contains every mistake. Lines with a mistake have no effect.
    public init(text: String, named file: String, _ problems: inout [RuleProblem]) {
        self.file = file
        var text = text
        // Windows editors begin a file with a byte order mark.
        if text.unicodeScalars.first == "\u{FEFF}" { text.unicodeScalars.removeFirst() }
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            let words = line.split(whereSeparator: \.isWhitespace).prefix { !$0.hasPrefix("#") }
            guard !words.isEmpty else { continue }
            do throws(RuleProblem) {
                entries.append(Entry(line: index + 1, decision: try StoryDecision(Array(words), at: index + 1)))
            } catch {
                problems.append(error)
            }
        }
    }

    /// Returns the line that already makes this decision and still applies; nil if there is none.
    public func line(deciding decision: StoryDecision) -> Int? {
        entries.last { $0.decision.covers(decision) && line(overriding: $0) == nil }?.line
    }

    /// Returns the lines that a new decision would override.
    public func lines(contradicting decision: StoryDecision) -> [Int] {
        entries.filter { $0.decision.contradicts(decision) && line(overriding: $0) == nil }.map(\.line)
    }

    /// Returns the decision that splits these articles from others and still applies; nil if there is none.
    public func split(of articles: [String]) -> StoryDecision? {
        let wanted = StoryDecision(.split, articles)
        return entries.last { $0.decision.covers(wanted) && line(overriding: $0) == nil }?.decision
    }

    /// Returns the last later line that contradicts an entry.
    private func line(overriding entry: Entry) -> Int? {
        entries.last { $0.line > entry.line && $0.decision.contradicts(entry.decision) }?.line
    }

    /// Returns the decisions that concern these addresses, for an explanation.
    func explanation(of addresses: Set<String>) -> [StoryExplanation.Decision] {
        entries.filter { !$0.decision.own.union($0.decision.rest).isDisjoint(with: addresses) }.map { entry in
            StoryExplanation.Decision(
                file: file, line: entry.line, text: entry.decision.summary, overriddenBy: line(overriding: entry))
        }
    }
}
