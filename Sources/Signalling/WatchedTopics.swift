internal import CRules
public import Newsroom
internal import TextReading

/// The topics that are watched for signals; `Rules/signals.txt` is the shipped list.
public struct WatchedTopics: Sendable, Equatable {
    public var topics: [WatchedTopic]
    /// Figures of speech: words within them speak for no topic.
    public var figures: [String]

    public init(topics: [WatchedTopic], figures: [String] = []) {
        self.topics = topics
        self.figures = figures
    }

    /// The topics that the tool was built with.
    public static func builtIn() throws(RuleProblem) -> WatchedTopics {
        let file = pulse_rules_signals()
        return try WatchedTopics(
            text: String(decoding: UnsafeBufferPointer(start: file.bytes, count: file.length), as: UTF8.self))
    }

    /// Reads a list of topics.
    ///
    ///     [Climate]
    ///     climate change, global warming, greenhouse gas
    ///
    /// A heading names a topic as readers see it; commas and line ends separate its phrases. `[-]` heads figures of
    /// speech. A line that begins with "# " is a comment.
    public init(text: String) throws(RuleProblem) {
        topics = []
        figures = []
        var isInFigures = false
        var names: Set<String> = []
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let place = "line \(index + 1)"
            let line = line.withoutOuterBlanks
            if line.isEmpty || line == "#" || line.hasPrefix("# ") { continue }
            if line.hasPrefix("[") {
                guard line.hasSuffix("]"), line.count > 2 else {
                    throw RuleProblem(place: place, reason: "a heading is a name in square brackets, not '\(line)'")
                }
                let name = String(line.dropFirst().dropLast().withoutOuterBlanks)
                isInFigures = name == "-"
                if isInFigures { continue }
                guard names.insert(name).inserted else {
                    throw RuleProblem(place: place, reason: "the topic '\(name)' stands here twice")
                }
                topics.append(WatchedTopic(name: name, phrases: []))
                continue
            }
            for phrase in line.split(separator: ",").map({ String($0.withoutOuterBlanks) }) where !phrase.isEmpty {
                var table = PhraseTable()
                guard table.insert(phrase) != nil else {
                    throw RuleProblem(place: place, reason: "'\(phrase)' holds no word")
                }
                if isInFigures {
                    figures.append(phrase)
                } else if topics.isEmpty {
                    throw RuleProblem(place: place, reason: "'\(phrase)' stands before the first [topic]")
                } else {
                    topics[topics.count - 1].phrases.append(phrase)
                }
            }
        }
        if let empty = topics.first(where: \.phrases.isEmpty) {
            throw RuleProblem(place: "[\(empty.name)]", reason: "has no phrases")
        }
    }
}

/// A topic that is watched for signals.
public struct WatchedTopic: Sendable, Equatable {
    /// As readers read it.
    public var name: String
    /// One of these in a title, or two different ones in a summary, make an article one on this topic.
    public var phrases: [String]

    public init(name: String, phrases: [String]) {
        self.name = name
        self.phrases = phrases
    }
}
