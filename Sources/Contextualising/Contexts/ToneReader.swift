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

    /// Returns the sentiment of a text that has not been read yet; nil in unsupported languages.
    ///
    /// - Parameter language: a BCP 47 tag, used if the text is too short to identify its language.
    public func sentiment(of text: String, language: String?) -> Double? {
        var reader = TextReader()
        let language = LanguageIdentifier.language(of: text, tag: language)
        return language.flatMap { analysers[$0]?.sentiment(of: [reader.reading(of: text, in: $0)]) }
    }

    /// Returns the result of `sentiment` with the words behind it; nil if there is none.
    public func explanation(of article: Article, reading: ArticleReading) -> SentimentExplanation? {
        analyser(of: reading)?.explanation(
            of: [article.title, article.summary], read: [reading.title, reading.summary])
    }

    private func analyser(of article: ArticleReading) -> SentimentAnalyser? {
        article.language.flatMap { analysers[$0] }
    }
}
