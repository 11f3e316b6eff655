internal import Newsroom
internal import TextReading

/// Readings of articles: those that were handed in, and of other articles those made when they were first asked for.
struct Readings {
    private let known: [Article.ID: ArticleReading]
    private var added: [Article.ID: ArticleReading] = [:]
    private var reader = TextReader()

    init(_ known: [Article.ID: ArticleReading]) { self.known = known }

    mutating func reading(of article: Article, in source: FeedSource) -> ArticleReading {
        if let reading = known[article.id] ?? added[article.id] { return reading }
        let reading = reader.reading(
            title: article.title, summary: article.summary, text: article.text,
            tag: article.language ?? source.language)
        added[article.id] = reading
        return reading
    }
}
