internal import CRules
public import Newsroom
internal import TextReading

/// The topics watched for signals; `Rules/signals.txt` is the built-in list.
public struct WatchedTopics: Sendable, Equatable {
    public var topics: [WatchedTopic]
    /// Figures of speech; words inside them suggest no topic.
    public var figures: [String]

    public init(topics: [WatchedTopic], figures: [String] = []) {
        self.topics = topics
        self.figures = figures
    }

    /// Returns the built-in topics.
    public static func builtIn() throws(RuleProblem) -> WatchedTopics {
        let file = pulse_rules_signals()
        return try WatchedTopics(
            text: String(decoding: UnsafeBufferPointer(start: file.bytes, count: file.length), as: UTF8.self))
    }

    /// Parses a list of topics.
    ///
    ///     [Climate]
    ///     climate change, global warming, greenhouse gas
    ///
    /// A heading is a topic's name as shown to readers; phrases are separated by commas or line breaks. `[-]`
    /// contains figures of speech. Lines that begin with "# " are comments.
    public init(text: String) throws(RuleProblem) {
        topics = []
        figures = []
        var names: Set<Substring> = []
        for section in try RuleSection.sections(of: text, named: "topic") {
            try section.expectNoAttributes()
            let phrases = try Self.phrases(of: section)
            if section.name == "-" {
                figures += phrases
                continue
            }
            guard !section.name.isEmpty, names.insert(section.name).inserted else {
                throw RuleProblem(
                    line: section.number, reason: "'\(section.name)' is not a name, or repeats a heading above")
            }
            topics.append(WatchedTopic(name: String(section.name), phrases: phrases))
        }
        if let empty = topics.first(where: \.phrases.isEmpty) {
            throw RuleProblem(place: "[\(empty.name)]", reason: "has no phrases")
        }
    }

    private static func phrases(of section: RuleSection) throws(RuleProblem) -> [String] {
        var phrases: [String] = []
        var reader = PhraseReader()
        for line in section.lines {
            for phrase in line.entries.map(String.init) {
                var table = PhraseTable()
                guard table.insert(phrase, by: &reader) != nil else {
                    throw RuleProblem(line: line.number, reason: "'\(phrase)' contains no word")
                }
                phrases.append(phrase)
            }
        }
        return phrases
    }
}

/// A topic watched for signals.
public struct WatchedTopic: Sendable, Equatable {
    /// The name shown to readers.
    public var name: String
    /// The topic's phrases: one in the title or two different ones in the summary make an article match.
    public var phrases: [String]
}
