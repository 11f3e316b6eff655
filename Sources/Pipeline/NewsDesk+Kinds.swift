internal import Classifying
internal import Computing
internal import Newsroom
internal import TextReading

extension PipelineStep {
    static let classifying = PipelineStep("finding article types")
}

/// The kinds of a run's articles, and which of their sources print opinion columns.
struct Kinds: Sendable {
    let kinds: [Article.ID: ArticleKind]
    let conventions: TitleConventions

    func kind(of article: Article) -> ArticleKind { kinds[article.id] ?? .report }

    /// Returns the articles without promotions, which no page shows.
    func shown(_ articles: [Article]) -> [Article] { articles.filter { kind(of: $0) != .promotion } }

    /// Counts the promotions of each source.
    func promotions(among articles: [Article]) -> [FeedSource.ID: Int] {
        Dictionary(articles.filter { kind(of: $0) == .promotion }.map { ($0.source, 1) }, uniquingKeysWith: +)
    }
}

extension NewsDesk {
    /// Classifies articles by kind. Works on the text as published, because cleaning removes labels and programme
    /// names.
    func kinds(of articles: [Article], cache: inout ResultCache) -> Kinds {
        step(.classifying) {
            let classifier = stages.kindClassifier
            let candidacies = cache.results(
                for: articles, makingState: { TextReader() }, by: { ResultCache.Key(kindOf: $0) }
            ) { reader, article in
                classifier.candidacy(of: article, reading: classifier.reading(of: article, by: &reader))
            }
            let conventions = TitleConventions(of: zip(articles, candidacies).map { ($0.source, $1) })
            let kinds = zip(articles, candidacies).map { ($0.id, $1.kind(from: $0.source, conventions: conventions)) }
            return Kinds(kinds: Dictionary(kinds, uniquingKeysWith: { first, _ in first }), conventions: conventions)
        }
    }
}
