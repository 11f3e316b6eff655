public import Newsroom

/// The readings of articles: those that are handed in, and of other articles those made when they are first asked for. An
/// article's own text takes most of the memory, and few ask for it: it is read then where what was handed in lacks it.
public struct ArticleReadings {
    private let known: [Article.ID: ArticleReading]
    private var added: [Article.ID: ArticleReading] = [:]
    private var reader = TextReader()

    public init(_ known: [Article.ID: ArticleReading]) { self.known = known }

    /// - Parameters:
    ///   - tag: the language of the article's source, where the article itself names none.
    ///   - withText: whether its own text is read beside its title and its summary.
    public mutating func reading(of article: Article, tag: String? = nil, withText: Bool = true) -> ArticleReading {
        var reading = added[article.id] ?? known[article.id] ?? reader.reading(of: article, tag: tag)
        guard withText, reading.text.words.isEmpty, !article.text.isEmpty else {
            if known[article.id] == nil { added[article.id] = reading }
            return reading
        }
        reading.text = reader.reading(of: article.text, in: reading.language)
        added[article.id] = reading
        return reading
    }
}
