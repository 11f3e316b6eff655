public import Newsroom

/// The readings of articles: those that are handed in, and of other articles those made when they are first asked for. An
/// article's own text takes most of the memory, and few ask for it: it is read then where what was handed in lacks it.
public struct ArticleReadings {
    private let known: ReadingShelf
    private var added: [Article.ID: ArticleReading] = [:]
    private var reader = TextReader()

    public init(_ known: ReadingShelf = ReadingShelf()) { self.known = known }

    /// - Parameters:
    ///   - tag: the language of the article's source, where the article itself names none.
    ///   - withText: whether its own text is read beside its title and its summary.
    public mutating func reading(of article: Article, tag: String? = nil, withText: Bool = true) -> ArticleReading {
        let there = added.isEmpty ? known[article.id] : added[article.id] ?? known[article.id]
        var reading = there ?? reader.reading(of: article, tag: tag)
        guard withText, reading.text.words.isEmpty, !article.text.isEmpty else {
            if there == nil { added[article.id] = reading }
            return reading
        }
        reading.text = reader.reading(of: article.text, in: reading.language)
        added[article.id] = reading
        return reading
    }

    /// The reading of an article's title alone.
    ///
    /// - Parameter tag: the language of the article's source, where the article itself names none.
    public mutating func title(of article: Article, tag: String? = nil) -> TextReading {
        known.title(of: article.id) ?? reading(of: article, tag: tag, withText: false).title
    }
}
