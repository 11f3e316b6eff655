internal import Archiving
internal import Categorising
internal import Contextualising
internal import Deduplicating
public import Foundation
internal import Geotagging
public import Newsroom
internal import Sectioning

extension Pipeline {
    /// Why an article stands where it stands, of what is known: nothing is asked of any server, and nothing changes.
    ///
    /// - Parameters:
    ///   - name: the article's id, the beginning of it, or its address.
    ///   - now: the moment of the edition that is to be explained.
    /// - Throws: `UnknownArticle` when no article, or more than one, goes by the name.
    public func explanation(of name: String, at now: Date) async throws -> ArticleExplanation {
        let known = try recalled(at: now)
        let intake = stages.deduplicator.articles(from: [], known: known.articles, at: now)
        let all = intake.all.map { article in known.pages[article.id].map { article.completed(by: $0) } ?? article }
        let article = try Register(all).article(named: name)
        let shown = Set(current(intake, knowing: known, at: now).map(\.id))
        let current = all.filter { shown.contains($0.id) }
        let source = sourcesByID[article.source]
        let prior = source.map { (category: $0.category, subcategory: $0.subcategory) }
        let topic = stages.categoriser.explanation(
            title: article.title, summary: article.summary, prior: prior, language: article.language)
        let places = stages.geotagger.explanation(
            title: article.title, summary: article.summary, text: article.text, sourceCountry: source?.country)
        let stories = stages.deduplicator.stories(
            from: current, sources: configuration.sources, known: known.stories, records: known.storyRecords)
        let story = stages.deduplicator.explanation(
            of: article.id, among: current, stories: stories, sources: configuration.sources)
        let settled = topic.topic ?? Topic(category: source?.category ?? "", confidence: 0)
        let neighbours = Set(story?.neighbours.map(\.article) ?? [])
        return ArticleExplanation(
            article: article, source: source, topic: topic, places: places,
            sentiment: SentimentAnalyser(lexicon: try .builtIn()).explanation(
                of: "\(article.title). \(article.summary)"),
            context: stages.contextualiser.explanation(
                of: article, topic: settled, publishers: story?.story.publishers ?? 1),
            implications: stages.contextualiser.implications(of: article, topic: settled), story: story,
            neighbours: Dictionary(
                current.filter { neighbours.contains($0.id) }.map { ($0.id, $0) },
                uniquingKeysWith: { first, _ in first }),
            section: shown.contains(article.id)
                ? stages.sectioner.section(of: article, site: configuration.site, at: now) : nil)
    }

    /// Finds articles by what people call them.
    private struct Register {
        /// Shorter beginnings of an id are no name.
        private static let leastPrefix = 4
        private static let mostSuggestions = 5

        let articles: [Article]

        init(_ articles: [Article]) { self.articles = articles }

        func article(named name: String) throws(UnknownArticle) -> Article {
            if let article = articles.first(where: { $0.id == name || $0.url == name }) { return article }
            let key = Self.key(of: name)
            if name.contains("/"), let article = articles.first(where: { $0.url.map(Self.key) == key }) {
                return article
            }
            if name.utf8.count >= Self.leastPrefix {
                let begun = articles.filter { $0.id.hasPrefix(name.lowercased()) }
                if let first = begun.first, begun.count == 1 { return first }
                if !begun.isEmpty {
                    throw UnknownArticle(name: name, isAmbiguous: true, near: suggestions(begun))
                }
            }
            throw UnknownArticle(name: name, isAmbiguous: false, near: suggestions(near(name)))
        }

        /// Those that have the most of a name's words in their title and address.
        private func near(_ name: String) -> [Article] {
            let words = Self.words(of: name)
            return articles.map { article in
                (article, words.intersection(Self.words(of: article.title + " " + (article.url ?? ""))).count)
            }.filter { $0.1 > 0 }.sorted { ($1.1, $0.0.id) < ($0.1, $1.0.id) }.map(\.0)
        }

        private func suggestions(_ articles: [Article]) -> [String] {
            articles.prefix(Self.mostSuggestions).map { "\($0.id)  \($0.title)" }
        }

        private static func words(of text: String) -> Set<String> {
            let skipped: Set<String> = ["http", "https", "www", "html", "news", "article", "the", "and", "for"]
            return Set(
                text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init).filter { $0.count > 2 }
            ).subtracting(skipped)
        }

        /// An address less what makes no difference: the scheme, "www.", what is behind "?" or "#", the last slash.
        private static func key(of address: String) -> String {
            var text = address.lowercased()[...]
            for start in ["https://", "http://", "www."] where text.hasPrefix(start) {
                text = text.dropFirst(start.count)
            }
            text = text.prefix { $0 != "?" && $0 != "#" }
            return String(text.last == "/" ? text.dropLast() : text)
        }
    }
}
