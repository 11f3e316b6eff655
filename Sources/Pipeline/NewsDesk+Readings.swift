internal import Newsroom
internal import Parallelism
internal import TextReading

/// Reads articles' texts into words, for all stages that need them.
extension NewsDesk {
    /// The words of every article that stories are found by: its own text is read where it has no summary. Finding stories
    /// takes most of a run's memory, and all texts take nearly as much.
    func storyReadings(of articles: [Article]) -> [Article.ID: ArticleReading] {
        readings(of: articles) { reader, article, tag in
            reader.reading(of: article, tag: tag, withText: article.summary.isEmpty)
        }
    }

    /// The words of every article, read once for all stages that need them.
    ///
    /// - Parameter known: those that `storyReadings` has made.
    func readings(
        of articles: [Article], besides known: [Article.ID: ArticleReading]
    ) -> [Article.ID: ArticleReading] {
        readings(of: articles) { reader, article, tag in
            guard var reading = known[article.id] else {
                return reader.reading(of: article, tag: tag, withText: true)
            }
            if !article.summary.isEmpty { reading.text = reader.reading(of: article.text, in: reading.language) }
            return reading
        }
    }

    private func readings(
        of articles: [Article], _ read: @Sendable (inout TextReader, Article, _ tag: String?) -> ArticleReading
    ) -> [Article.ID: ArticleReading] {
        step(.readingTexts) {
            let sources = sourcesByID
            let readings = articles.concurrentMap(makingState: { TextReader() }) { reader, article in
                (article.id, read(&reader, article, sources[article.source]?.language))
            }
            return Dictionary(readings, uniquingKeysWith: { first, _ in first })
        }
    }
}
