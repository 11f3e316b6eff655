public import Newsroom

/// A cache of articles' readings: those supplied, and others created on first use. An article's full text takes most of
/// the memory and is rarely needed, so it is read on demand if missing.
public struct ArticleReadings {
    private let known: PackedReadings
    private var added: [Article.ID: ArticleReading] = [:]
    private var reader = TextReader()

    public init(_ known: PackedReadings = PackedReadings()) { self.known = known }

    /// Returns an article's reading, creating it if needed.
    ///
    /// - Parameters:
    ///   - tag: the language of the article's source, used if the article states none.
    ///   - withText: whether to read its full text too, in addition to title and summary.
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

    /// Returns the reading of an article's title alone.
    ///
    /// - Parameter tag: the language of the article's source, used if the article states none.
    public mutating func title(of article: Article, tag: String? = nil) -> TextReading {
        known.title(of: article.id) ?? reading(of: article, tag: tag, withText: false).title
    }
}
