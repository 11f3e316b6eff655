internal import CRules

/// Words and short phrases, and what each does to the sentiment of a text.
public struct SentimentLexicon: Sendable, Equatable {
    enum Effect: Sendable, Equatable {
        /// -4…+4
        case valence(Double)
        /// Strengthens (above 0) or weakens what follows.
        case degree(Double)
        case negation
        /// Turns what follows round: "averts a disaster".
        case reversal
    }

    /// Of lower-case words with single spaces between.
    private(set) var effects: [String: Effect] = [:]
    /// Phrases have at most this many words.
    static let longestPhrase = 4

    /// The lexicon that the tool was built with: the general one, then the words of the news.
    public static func builtIn() throws(RuleProblem) -> SentimentLexicon {
        var lexicon = SentimentLexicon()
        for file in [pulse_rules_sentiment(), pulse_rules_sentiment_news()] {
            let bytes = UnsafeBufferPointer(start: file.bytes, count: file.length)
            try lexicon.add(String(decoding: bytes, as: UTF8.self))
        }
        return lexicon
    }

    public init() {}

    /// Adds the entries of a file, which stand above those already there. `Rules/sentiment-news.tsv` tells the format.
    public mutating func add(_ text: String) throws(RuleProblem) {
        var seen: Set<String> = []
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if line.isEmpty || line == "#" || line.hasPrefix("# ") || line.hasPrefix("#  ") { continue }
            let place = "line \(index + 1)"
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
            guard fields.count == 2, !fields[0].isEmpty else {
                throw RuleProblem(place: place, reason: "needs a word, a tab, and what it does")
            }
            guard fields[0].split(separator: " ").count <= Self.longestPhrase else {
                throw RuleProblem(place: place, reason: "'\(fields[0])' has more than \(Self.longestPhrase) words")
            }
            guard let effect = Self.effect(fields[1]) else {
                throw RuleProblem(
                    place: place,
                    reason: "'\(fields[1])' is no number from -4 to 4, 'more N', 'less N', 'not' or 'turns'")
            }
            let words = fields[0].lowercased()
            // Smileys differ in their letters (":D", ":d"), and the general lexicon has both.
            guard seen.insert(String(fields[0])).inserted else {
                throw RuleProblem(place: place, reason: "'\(fields[0])' stands here twice")
            }
            effects[words] = effect
        }
    }

    private static func effect(_ text: Substring) -> Effect? {
        let words = text.split(separator: " ")
        switch words.first {
        case "not" where words.count == 1: return .negation
        case "turns" where words.count == 1: return .reversal
        case "more" where words.count == 2: return Double(words[1]).map { .degree($0) }
        case "less" where words.count == 2: return Double(words[1]).map { .degree(-$0) }
        default:
            guard words.count == 1, let value = Double(words[0]), (-4...4).contains(value) else { return nil }
            return .valence(value)
        }
    }
}
