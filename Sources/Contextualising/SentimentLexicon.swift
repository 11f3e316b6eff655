public import Newsroom
internal import CRules
internal import TextReading

/// Words and short phrases, and what each does to the sentiment of a text.
public struct SentimentLexicon: Sendable, Equatable {
    enum Effect: Sendable, Equatable {
        /// -4…+4
        case valence(Double)
        /// Strengthens (above 0) or weakens what follows.
        case degree(Double)
        /// What it says itself where it negates nothing ("no", alone, is a refusal).
        case negation(alone: Double)
        /// Turns what follows round: "averts a disaster". Where there is nothing to turn, "stop" is what it is alone.
        case reversal(alone: Double)
    }

    /// What is left of a general rating where the news uses the word as a matter of fact: "a share", "a party".
    private static let matterOfFact = 0.4

    /// Of words as `SentimentToken` has them, and of phrases.
    private(set) var effects: [WordID: Effect] = [:]
    /// By the first word of phrases, how many words the longest of them has.
    private(set) var reach: [WordID: Int] = [:]
    /// Phrases have at most this many words.
    static let longestPhrase = 4

    /// The lexicon that the tool was built with: words that were only sorted into good and bad, above them those that
    /// were rated, above them the words of the news.
    public static func builtIn() throws(RuleProblem) -> SentimentLexicon {
        var lexicon = SentimentLexicon()
        for file in [pulse_rules_sentiment_opinion(), pulse_rules_sentiment(), pulse_rules_sentiment_news()] {
            let bytes = UnsafeBufferPointer(start: file.bytes, count: file.length)
            try lexicon.add(String(decoding: bytes, as: UTF8.self))
        }
        return lexicon
    }

    /// That for Spanish or Portuguese: smaller, and of words alone.
    static func builtIn(_ language: Language) throws(RuleProblem) -> SentimentLexicon {
        let file = language == .spanish ? pulse_rules_sentiment_es() : pulse_rules_sentiment_pt()
        var lexicon = SentimentLexicon()
        try lexicon.add(
            String(decoding: UnsafeBufferPointer(start: file.bytes, count: file.length), as: UTF8.self))
        return lexicon
    }

    public init() {}

    /// Adds the entries of a file, which stand above those already there. `Rules/sentiment-news.tsv` tells the format.
    public mutating func add(_ text: String) throws(RuleProblem) {
        var seen: Set<String> = []
        var reader = TextReader()
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
            let tokens = SentimentToken.whole(String(fields[0]), by: &reader)
            let key = SentimentToken.key(of: tokens[...])
            guard let effect = Self.effect(fields[1], above: key.flatMap { effects[$0] }) else {
                throw RuleProblem(
                    place: place,
                    reason: "'\(fields[1])' is no number from -4 to 4, 'more N', 'less N', 'not' or 'turns'")
            }
            // Smileys differ in their letters (":D", ":d"), and the general lexicon has both.
            guard seen.insert(String(fields[0])).inserted else {
                throw RuleProblem(place: place, reason: "'\(fields[0])' stands here twice")
            }
            // Signs that are neither letters nor an emoticon of `Rules/lists.txt` are found in no text.
            guard let key, let first = tokens.first else { continue }
            effects[key] = effect
            if tokens.count > 1 { reach[first.key] = max(reach[first.key] ?? 1, tokens.count) }
            // Many leave an apostrophe out ("cant wait").
            let plain = SentimentToken.whole(fields[0].filter { $0 != "'" }, by: &reader)
            if let key = SentimentToken.key(of: plain[...]), let first = plain.first, effects[key] == nil {
                effects[key] = effect
                if plain.count > 1 { reach[first.key] = max(reach[first.key] ?? 1, plain.count) }
            }
        }
    }

    /// - Parameter former: what stood there before.
    private static func effect(_ text: Substring, above former: Effect?) -> Effect? {
        var rating = 0.0
        if case .valence(let value) = former { rating = value }
        let words = text.split(separator: " ")
        switch words.first {
        case "not" where words.count == 1: return .negation(alone: rating)
        case "turns" where words.count == 1: return .reversal(alone: rating)
        case "more" where words.count == 2: return Double(words[1]).map { .degree($0) }
        case "less" where words.count == 2: return Double(words[1]).map { .degree(-$0) }
        default:
            guard words.count == 1, let value = Double(words[0]), (-4...4).contains(value) else { return nil }
            return .valence(value == 0 ? rating * matterOfFact : value)
        }
    }
}
