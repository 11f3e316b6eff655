public import Newsroom
public import TextReading

/// Measures the sentiment of texts in the languages with a lexicon: English, Spanish and Portuguese.
public struct ToneReader: Sendable {
    /// The supported languages.
    public static let languages: Set<Language?> = [.english, .spanish, .portuguese]

    private let analysers: [Language: SentimentAnalyser]

    /// Loads the built-in lexicons.
    public init() throws(RuleProblem) {
        analysers = [
            .english: SentimentAnalyser(lexicon: try .builtIn()),
            .spanish: SentimentAnalyser(lexicon: try .builtIn(.spanish)),
            .portuguese: SentimentAnalyser(lexicon: try .builtIn(.portuguese)),
        ]
    }

    /// Returns the sentiment of an article's title and summary (see `SentimentAnalyser`); nil in unsupported languages.
    public func sentiment(of article: ArticleReading) -> Double? {
        analyser(of: article)?.sentiment(of: [article.title, article.summary])
    }

    /// Returns the words behind the result of `sentiment`; nil if there is no such result.
    public func explanation(of article: Article, reading: ArticleReading) -> SentimentExplanation? {
        analyser(of: reading)?.explanation(of: article.title + ". " + article.summary)
    }

    private func analyser(of article: ArticleReading) -> SentimentAnalyser? {
        article.language.flatMap { analysers[$0] }
    }
}
