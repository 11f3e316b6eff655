internal import Keeping
internal import Newsroom
internal import Parallelism
internal import TextReading

/// Articles that were read: their words, for all stages that need them, and what each says by itself.
struct ReadArticles: Sendable {
    /// Of titles and of the texts under them. An article's own text is read where it has no summary, and else by who asks for
    /// it: all texts take as much memory as everything else.
    private(set) var readings: [Article.ID: ArticleReading] = [:]
    /// One behind the other, and where each article's stands: they are large, and half of a dictionary's places are empty.
    private var understandings: [Understanding] = []
    private var places: [Article.ID: Int32] = [:]

    init(_ articles: some Collection<(id: Article.ID, reading: ArticleReading, understanding: Understanding)>) {
        readings.reserveCapacity(articles.count)
        understandings.reserveCapacity(articles.count)
        places.reserveCapacity(articles.count)
        for article in articles {
            readings[article.id] = article.reading
            add(article.understanding, of: article.id)
        }
    }

    func understanding(of article: Article.ID) -> Understanding? { places[article].map { understandings[Int($0)] } }

    /// These, and of the others those that are not among them.
    consuming func with(_ others: ReadArticles) -> ReadArticles {
        var result = self
        result.readings.merge(others.readings) { first, _ in first }
        for (article, place) in others.places where result.places[article] == nil {
            result.add(others.understandings[Int(place)], of: article)
        }
        return result
    }

    private mutating func add(_ understanding: Understanding, of article: Article.ID) {
        places[article] = Int32(understandings.count)
        understandings.append(understanding)
    }
}

extension NewsDesk {
    /// Reads articles, and finds out what each says by itself, as far as no earlier run has.
    func read(_ articles: [Article], keep: inout Keep) -> ReadArticles {
        step(.readingTexts) {
            let read = read(articles, knowing: keep)
            for article in read { keep.take(article.kept) }
            return ReadArticles(read.lazy.map { ($0.id, $0.reading, $0.kept.result) })
        }
    }

    private typealias ReadArticle = (id: Article.ID, reading: ArticleReading, kept: Keep.Kept<Understanding>)

    private func read(_ articles: [Article], knowing keep: Keep) -> [ReadArticle] {
        let sources = sourcesByID
        return articles.concurrentMap(keepingState: { TextReader() }) { reader, article in
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
