internal import Computing
internal import Deduplicating
internal import Newsroom

/// A cleaner that reuses cached results. Most sources bring nothing new, so their boilerplate and cleaned articles
/// don't change.
///
/// Each source has one cache entry, keyed by its name and the articles that boilerplate is learnt from. If one of these
/// changes, all of the source's articles are cleaned again.
struct CachedCleaner {
    private struct Source {
        let key: ResultCache.Key
        let known: CleanedArticles
        var used = CleanedArticles()
    }

    private let samples: [FeedSource.ID: [Article]]
    private let configured: [FeedSource]
    private var sources: [FeedSource.ID: Source]
    /// The cleaners of sources with uncached articles.
    private var cleaners: [FeedSource.ID: Cleaner] = [:]

    /// Finds the cached results.
    ///
    /// - Parameter articles: all known articles, newest first.
    init(learningFrom articles: [Article], sources: [FeedSource], knowing cache: ResultCache) {
        samples = Cleaner.samples(of: articles)
        configured = sources
        let names = Dictionary(sources.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
        let found = Array(samples).concurrentMap(slice: 16) { id, sample in
            let key = ResultCache.Key(cleaningOf: sample, name: names[id])
            return (id, Source(key: key, known: cache.known(for: key) ?? CleanedArticles()))
        }
        self.sources = Dictionary(found, uniquingKeysWith: { first, _ in first })
    }

    /// Returns the articles without boilerplate, in the same order.
    mutating func cleaned(_ articles: [Article]) -> [Article] {
        let known = articles.concurrentMap { [sources] article -> (form: UInt64, result: CleanedArticles.Result?) in
            let form = article.formBeforeCleaning
            return (form, sources[article.source]?.known.results[form])
        }
        let unknown = articles.indices.filter { known[$0].result == nil }
        learn(Set(unknown.map { articles[$0].source }))
        let cleaned = unknown.concurrentMap(slice: 64) { [cleaners] place in
            cleaners[articles[place].source]?.cleaned(articles[place]) ?? articles[place]
        }
        var results = articles
        for (place, cleaned) in zip(unknown, cleaned) { results[place] = cleaned }
        for (place, known) in zip(articles.indices, known) {
            let result = known.result ?? CleanedArticles.Result(of: articles[place], cleanedTo: results[place])
            if known.result != nil { result.apply(to: &results[place]) }
            sources[articles[place].source]?.used.results[known.form] = result
        }
        return results
    }

    /// Stores the results that were used.
    func leave(to cache: inout ResultCache) {
        for source in sources.values where !source.used.results.isEmpty { cache.take(source.used, for: source.key) }
    }

    private mutating func learn(_ sources: Set<FeedSource.ID>) {
        let unlearnt = sources.subtracting(cleaners.keys)
        guard !unlearnt.isEmpty else { return }
        let cleaner = Cleaner(learningFrom: samples.filter { unlearnt.contains($0.key) }, sources: configured)
        for source in unlearnt { cleaners[source] = cleaner }
    }
}

/// The cleaned articles of a source, by the hash of their uncleaned form.
struct CleanedArticles: Equatable, FieldwiseCacheable {
    /// The fields that cleaning changed; unchanged ones are nil.
    struct Result: Equatable, FieldwiseCacheable {
        let title: String?
        let summary: String?
        let text: String?

        func apply(to article: inout Article) {
            if let title { article.title = title }
            if let summary { article.summary = summary }
            if let text { article.text = text }
        }

        static var form: some CacheForm<Self> {
            Parts {
                Self(title: $0, summary: $1, text: $2)
            } of: {
                ($0.title, $0.summary, $0.text)
            }
        }
    }

    var results: [UInt64: Result] = [:]

    static var form: some CacheForm<Self> {
        Parts { (results: [UInt64: Result]) in
            Self(results: results)
        } of: {
            ($0.results)
        }
    }
}

extension CleanedArticles.Result {
    fileprivate init(of article: Article, cleanedTo cleaned: Article) {
        self.init(
            title: cleaned.title == article.title ? nil : cleaned.title,
            summary: cleaned.summary == article.summary ? nil : cleaned.summary,
            text: cleaned.text == article.text ? nil : cleaned.text)
    }
}
