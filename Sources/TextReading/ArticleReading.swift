public import Newsroom

/// An article's texts, each tokenised once for all stages that need them.
public struct ArticleReading: Sendable, Hashable {
    public var title: TextReading
    public var summary: TextReading
    /// The text from the article's own page; empty if there is none.
    public var text: TextReading
    /// The article's language; nil if unknown.
    public var language: Language?
    /// The language of the title alone, if it is clear. Some publishers combine titles in one language with summaries
    /// in another.
    public var titleLanguage: Language?

    public init(
        title: TextReading, summary: TextReading, text: TextReading = TextReading(), language: Language?,
        titleLanguage: Language? = nil
    ) {
        self.title = title
        self.summary = summary
        self.text = text
        self.language = language
        self.titleLanguage = titleLanguage
    }
}

extension ArticleReading {
    /// Creates a reading without words.
    public init(of language: Language?) {
        self.init(title: TextReading(language: language), summary: TextReading(language: language), language: language)
    }
}

extension TextReader {
    /// Reads an article's texts, all in the language detected for the article.
    ///
    /// - Parameter tag: the BCP 47 tag stated by the feed.
    public mutating func reading(
        title: String, summary: String, text: String = "", tag: String?
    ) -> ArticleReading {
        let (whole, own) = LanguageIdentifier.languages(title: title, summary: summary, tag: tag)
        return ArticleReading(
            title: reading(of: title, in: whole), summary: reading(of: summary, in: whole),
            text: reading(of: text, in: whole), language: whole, titleLanguage: own)
    }

    /// Reads an article's title, and its summary or, if it has none, its text.
    ///
    /// - Parameter languages: the languages of the article and of its title.
    public mutating func openingReading(
        of article: Article, in languages: (article: Language?, title: Language?)
    ) -> ArticleReading {
        ArticleReading(
            title: reading(of: article.title, in: languages.article),
            summary: reading(of: article.summary, in: languages.article),
            text: reading(of: article.summary.isEmpty ? article.text : "", in: languages.article),
            language: languages.article, titleLanguage: languages.title)
    }

    /// Reads an article.
    ///
    /// - Parameters:
    ///   - tag: the source's language, used if the article states none.
    ///   - withText: whether to read its full text too, in addition to title and summary.
    public mutating func reading(of article: Article, tag: String? = nil, withText: Bool = false) -> ArticleReading {
        reading(
            title: article.title, summary: article.summary, text: withText ? article.text : "",
            tag: article.language ?? tag)
    }
}
