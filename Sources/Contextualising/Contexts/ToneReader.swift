public import Newsroom
public import TextReading

/// The tone of texts in the languages whose words are known: English, Spanish and Portuguese.
public struct ToneReader: Sendable {
    /// Those of which something is said.
    public static let languages: Set<Language?> = [.english, .spanish, .portuguese]

    private let analysers: [Language: SentimentAnalyser]

    /// With the lexicons that the tool was built with.
    public init() throws(RuleProblem) {
        analysers = [
            .english: SentimentAnalyser(lexicon: try .builtIn()),
            .spanish: SentimentAnalyser(lexicon: try .builtIn(.spanish)),
            .portuguese: SentimentAnalyser(lexicon: try .builtIn(.portuguese)),
        ]
    }

    /// Of an article's title and summary, as `SentimentAnalyser`; nil in any other language, of which nothing is guessed.
    public func sentiment(of article: ArticleReading) -> Double? {
        analyser(of: article)?.sentiment(of: [article.title, article.summary])
    }

    /// The same of a text that nobody has read yet.
    ///
    /// - Parameter language: a BCP 47 tag, which stands where the text is too short to say better.
    public func sentiment(of text: String, language: String?) -> Double? {
        var reader = TextReader()
        let language = LanguageIdentifier.language(of: text, tag: language)
        return language.flatMap { analysers[$0]?.sentiment(of: [reader.reading(of: text, in: $0)]) }
    }

    /// Which words made the tone that `sentiment` gives; nil where that is nil.
    public func explanation(of article: Article, reading: ArticleReading) -> SentimentExplanation? {
        analyser(of: reading)?.explanation(of: article.title + ". " + article.summary)
    }

    private func analyser(of article: ArticleReading) -> SentimentAnalyser? {
        article.language.flatMap { analysers[$0] }
    }
}
