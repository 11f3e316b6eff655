public import Newsroom

/// The texts of an article, each read once, for every stage that asks what they say.
public struct ArticleReading: Sendable, Hashable {
    public var title: TextReading
    public var summary: TextReading
    /// The article's own text; of no words where none is known.
    public var text: TextReading
    /// What the article is in; nil where that is not known.
    public var language: Language?
    /// What the title alone is in, where that is clear: some publishers set titles of one language over summaries of
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

extension TextReader {
    /// Reads an article's texts, all in the language that they are found to be in.
    ///
    /// - Parameter tag: the language that the feed names, as a BCP 47 tag.
    public mutating func reading(
        title: String, summary: String, text: String = "", tag: String?
    ) -> ArticleReading {
        let (whole, own) = LanguageIdentifier.languages(title: title, summary: summary, tag: tag)
        return ArticleReading(
            title: reading(of: title, in: whole), summary: reading(of: summary, in: whole),
            text: reading(of: text, in: whole), language: whole, titleLanguage: own)
    }

    /// Reads an article.
    ///
    /// - Parameters:
    ///   - tag: the language of its source, where the article itself names none.
    ///   - withText: whether its own text is read beside its title and its summary.
    public mutating func reading(of article: Article, tag: String? = nil, withText: Bool = false) -> ArticleReading {
        reading(
            title: article.title, summary: article.summary, text: withText ? article.text : "",
            tag: article.language ?? tag)
    }
}
