public import Newsroom
internal import PhraseFinding

/// The tone of texts in the languages whose words are known: English, Spanish and Portuguese.
public struct ToneReader: Sendable {
    private let analysers: [Language: SentimentAnalyser]

    /// With the lexicons that the tool was built with.
    public init() throws(RuleProblem) {
        analysers = [
            .english: SentimentAnalyser(lexicon: try .builtIn()),
            .spanish: SentimentAnalyser(lexicon: try .builtIn(.spanish)),
            .portuguese: SentimentAnalyser(lexicon: try .builtIn(.portuguese)),
        ]
    }

    /// As `SentimentAnalyser`; nil in any other language, of which nothing is guessed.
    ///
    /// - Parameter language: the text's, as a BCP 47 tag; its small words may say better.
    public func sentiment(of text: String, language: String?) -> Double? {
        Language.of(text, tag: language).flatMap { analysers[$0]?.sentiment(of: text) }
    }

    /// Which words made the tone that `sentiment` gives; nil where that is nil.
    public func explanation(of text: String, language: String?) -> SentimentExplanation? {
        Language.of(text, tag: language).flatMap { analysers[$0]?.explanation(of: text) }
    }
}
