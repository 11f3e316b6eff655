internal import CRules
public import Newsroom
internal import TextReading

/// A lexicon of words and short phrases with their effects on sentiment.
public struct SentimentLexicon: Sendable, Equatable {
    enum Effect: Sendable, Equatable {
        /// A valence from -4 to +4.
        case valence(Double)
        /// Strengthens (above 0) or weakens (below 0) the words after it.
        case degree(Double)
        /// Negates the words after it. `alone` is its valence with nothing to negate ("no" alone is a refusal).
        case negation(alone: Double)
        /// Reverses the words after it: "averts a disaster". `alone` is its valence with nothing to reverse ("stop").
        case reversal(alone: Double)
    }

    /// The factor for a general rating if news uses the word neutrally: "a share", "a party".
    private static let neutralUseFactor = 0.4

    /// The effect of each word or phrase, by its `SentimentToken` key.
    private(set) var effects: [WordID: Effect] = [:]
    /// The length in words of the longest phrase that begins with each word.
    private(set) var longestFrom: [WordID: Int] = [:]
    /// The most words in a phrase.
    static let longestPhrase = 4

    /// Returns the built-in English lexicon. Words rated only good or bad come first, then rated words, then news
    /// vocabulary; later entries replace earlier ones.
    public static func builtIn() throws(RuleProblem) -> SentimentLexicon {
        var lexicon = SentimentLexicon()
        for file in [pulse_rules_sentiment_opinion(), pulse_rules_sentiment(), pulse_rules_sentiment_news()] {
            let bytes = UnsafeBufferPointer(start: file.bytes, count: file.length)
            try lexicon.add(String(decoding: bytes, as: UTF8.self))
        }
        return lexicon
    }

    /// Returns the built-in Spanish or Portuguese lexicon, which is smaller and has single words only.
    static func builtIn(_ language: Language) throws(RuleProblem) -> SentimentLexicon {
        let file = language == .spanish ? pulse_rules_sentiment_es() : pulse_rules_sentiment_pt()
        var lexicon = SentimentLexicon()
        try lexicon.add(
            String(decoding: UnsafeBufferPointer(start: file.bytes, count: file.length), as: UTF8.self))
        return lexicon
    }

    public init() {}

    /// Adds the entries of a file, replacing existing ones. `Rules/sentiment-news.tsv` describes the format.
    public mutating func add(_ text: String) throws(RuleProblem) {
        var seen: Set<String> = []
        var reader = TextReader()
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if line.isEmpty || line == "#" || line.hasPrefix("# ") || line.hasPrefix("#  ") { continue }
            let place = "line \(index + 1)"
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
            guard fields.count == 2, !fields[0].isEmpty else {
                throw RuleProblem(place: place, reason: "needs a word, a tab and a value")
            }
            guard fields[0].split(separator: " ").count <= Self.longestPhrase else {
                throw RuleProblem(place: place, reason: "'\(fields[0])' has more than \(Self.longestPhrase) words")
            }
            let tokens = SentimentToken.whole(String(fields[0]), by: &reader)
            let key = SentimentToken.key(of: tokens[...])
            guard let effect = Self.effect(fields[1], above: key.flatMap { effects[$0] }) else {
                throw RuleProblem(
                    place: place,
                    reason: "'\(fields[1])' is not a number from -4 to 4, 'more N', 'less N', 'not' or 'turns'")
            }
            // Compare case-sensitively: the general lexicon has both ":D" and ":d".
            guard seen.insert(String(fields[0])).inserted else {
                throw RuleProblem(place: place, reason: "'\(fields[0])' is listed twice")
            }
            // Signs that are neither letters nor emoticons in `Rules/lists.txt` can never occur in a reading.
            guard let key, let first = tokens.first else { continue }
            effects[key] = effect
            if tokens.count > 1 { longestFrom[first.key] = max(longestFrom[first.key] ?? 1, tokens.count) }
            // Also add the form without an apostrophe, as many people write it ("cant wait").
            guard fields[0].utf8.contains(UInt8(ascii: "'")) else { continue }
            let plain = SentimentToken.whole(fields[0].filter { $0 != "'" }, by: &reader)
            if let key = SentimentToken.key(of: plain[...]), let first = plain.first, effects[key] == nil {
                effects[key] = effect
                if plain.count > 1 { longestFrom[first.key] = max(longestFrom[first.key] ?? 1, plain.count) }
            }
        }
    }

    /// Parses an effect.
    ///
    /// - Parameter former: the word's previous effect.
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
            return .valence(value == 0 ? rating * neutralUseFactor : value)
        }
    }
}
