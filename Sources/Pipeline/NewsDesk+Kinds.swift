internal import Classifying
internal import Newsroom
internal import Parallelism
internal import TextReading

/// The kinds of a run's articles, and the habits of their sources.
struct Kinds: Sendable {
    let kinds: [Article.ID: ArticleKind]
    let habits: SourceHabits

    func kind(of article: Article) -> ArticleKind { kinds[article.id] ?? .report }

    /// Articles less promotions, which no page shows.
    func shown(_ articles: [Article]) -> [Article] { articles.filter { kind(of: $0) != .promotion } }

    /// Of each source how many of the articles are promotions.
    func promotions(among articles: [Article]) -> [FeedSource.ID: Int] {
        Dictionary(articles.filter { kind(of: $0) == .promotion }.map { ($0.source, 1) }, uniquingKeysWith: +)
    }
}

extension NewsDesk {
    /// The kinds of articles, told from what their publishers sent: labels and programmes' names are among what cleaning takes
    /// away.
    func kinds(of articles: [Article]) -> Kinds {
        step(.classifying) {
            let classifier = stages.kindClassifier
            let read = articles.concurrentMap(makingState: { TextReader() }) { reader, article in
                (article: article, reading: classifier.reading(of: article, by: &reader))
            }
            let habits = classifier.habits(of: read)
            let kinds = read.concurrentMap { item in
                (item.article.id, classifier.kind(of: item.article, reading: item.reading, habits: habits))
            }
            return Kinds(kinds: Dictionary(kinds, uniquingKeysWith: { first, _ in first }), habits: habits)
        }
    }
}
