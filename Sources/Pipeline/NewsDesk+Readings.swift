internal import Keeping
internal import Newsroom
internal import Parallelism
internal import TextReading

/// Articles that were read: their words, for all stages that need them, and what each says by itself.
struct ReadArticles: Sendable {
    /// Of titles and of the texts under them. An article's own text is read where it has no summary, and else by who asks for
    /// it: all texts take as much memory as everything else.
    private(set) var readings: [Article.ID: ArticleReading] = [:]
    private(set) var understandings: [Article.ID: Understanding] = [:]

    init(_ articles: [(id: Article.ID, reading: ArticleReading, understanding: Understanding)]) {
        readings.reserveCapacity(articles.count)
        understandings.reserveCapacity(articles.count)
        for article in articles {
            readings[article.id] = article.reading
            understandings[article.id] = article.understanding
        }
    }

    func with(_ others: ReadArticles) -> ReadArticles {
        var result = self
        result.readings.merge(others.readings) { first, _ in first }
        result.understandings.merge(others.understandings) { first, _ in first }
        return result
    }
}

extension NewsDesk {
    /// Reads articles, and finds out what each says by itself, as far as no earlier run has.
    func read(_ articles: [Article], keep: inout Keep) -> ReadArticles {
        step(.readingTexts) {
            let read = read(articles, knowing: keep)
            for article in read { keep.take(article.kept) }
            return ReadArticles(read.map { ($0.id, $0.reading, $0.kept.result) })
        }
    }

    private typealias ReadArticle = (id: Article.ID, reading: ArticleReading, kept: Keep.Kept<Understanding>)

    private func read(_ articles: [Article], knowing keep: Keep) -> [ReadArticle] {
        let sources = sourcesByID
        return articles.concurrentMap(makingState: { TextReader() }) { reader, article in
            let source = sources[article.source]
            var whole: ArticleReading?
            let kept = keep.result(for: Keep.Key(article, from: source)) {
                let reading = reader.reading(of: article, tag: source?.language, withText: true)
                whole = reading
                return stages.understanding(
                    of: SourcedArticle(article: article, source: source, reading: reading))
            }
            let languages = (article: kept.result.language, title: kept.result.titleLanguage)
            guard var reading = whole else {
                return (article.id, reader.openingReading(of: article, in: languages), kept)
            }
            if !article.summary.isEmpty { reading.text = TextReading(language: languages.article) }
            return (article.id, reading, kept)
        }
    }
}
