public import Newsroom

/// The texts of an article, each read once into words for all stages that need them.
public struct ArticleReading: Sendable, Hashable {
    public var title: TextReading
    public var summary: TextReading
    /// The text of the article's own page; without words when there is none.
    public var text: TextReading
    /// The language of the article; nil when it is unknown.
    public var language: Language?
    /// The language of the title alone, when it is clear: some publishers set titles of one language over summaries of
    /// another.
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
    /// Of an article without words.
    public init(of language: Language?) {
        self.init(title: TextReading(language: language), summary: TextReading(language: language), language: language)
    }
}

extension TextReader {
    /// Reads an article's texts, all in the language detected for the article.
    ///
    /// - Parameter tag: the language that the feed states, as a BCP 47 tag.
    public mutating func reading(
        title: String, summary: String, text: String = "", tag: String?
    ) -> ArticleReading {
        let (whole, own) = LanguageIdentifier.languages(title: title, summary: summary, tag: tag)
        return ArticleReading(
            title: reading(of: title, in: whole), summary: reading(of: summary, in: whole),
            text: reading(of: text, in: whole), language: whole, titleLanguage: own)
    }

    /// Reads an article's title, and the text under it: its summary or, where it has none, its own text.
    ///
    /// - Parameter languages: the article's and its title's.
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
    ///   - tag: the language of its source, used when the article itself states none.
    ///   - withText: whether its own text is read too, beside its title and summary.
    public mutating func reading(of article: Article, tag: String? = nil, withText: Bool = false) -> ArticleReading {
        reading(
            title: article.title, summary: article.summary, text: withText ? article.text : "",
            tag: article.language ?? tag)
    }
}
