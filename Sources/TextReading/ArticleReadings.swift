public import Newsroom

/// The readings of articles: those that are handed in, and of other articles those made when they are first asked for.
public struct ArticleReadings {
    private let known: [Article.ID: ArticleReading]
    private var added: [Article.ID: ArticleReading] = [:]
    private var reader = TextReader()

    public init(_ known: [Article.ID: ArticleReading]) { self.known = known }

    /// - Parameters:
    ///   - tag: the language of the article's source, where the article itself names none.
    ///   - withText: whether its own text is read beside its title and its summary.
    public mutating func reading(of article: Article, tag: String? = nil, withText: Bool = true) -> ArticleReading {
        if let reading = known[article.id] ?? added[article.id] { return reading }
        let reading = reader.reading(of: article, tag: tag, withText: withText)
        added[article.id] = reading
        return reading
    }
}
