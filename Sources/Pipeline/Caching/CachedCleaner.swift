public import Computing
public import Deduplicating
internal import Newsroom

/// A cleaner that reuses cached results. Most sources bring nothing new, so their boilerplate and cleaned articles
/// don't change.
///
/// Each source has one cache entry, keyed by its name and the articles that boilerplate is learnt from. If one of these
/// changes, all of the source's articles are cleaned again.
struct CachedCleaner {
    private struct Source {
        let key: ResultCache.Key
        /// The results, by the hash of the uncleaned article.
        let known: [UInt64: CleanedTexts]
        var used: [UInt64: CleanedTexts] = [:]
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
            return (id, Source(key: key, known: cache.known(for: key) ?? [:]))
        }
        self.sources = Dictionary(found, uniquingKeysWith: { first, _ in first })
    }

    /// Returns the articles without boilerplate, in the same order.
    mutating func cleaned(_ articles: [Article]) -> [Article] {
        let known = articles.concurrentMap { [sources] article -> (form: UInt64, texts: CleanedTexts?) in
            let form = article.formBeforeCleaning
            return (form, sources[article.source]?.known[form])
        }
        let unknown = articles.indices.filter { known[$0].texts == nil }
        learn(Set(unknown.map { articles[$0].source }))
        var new = unknown.concurrentMap(slice: 64) { [cleaners] place in
            cleaners[articles[place].source]?.texts(of: articles[place])
        }.makeIterator()
        var results = articles
        for (place, known) in zip(articles.indices, known) {
            guard let texts = known.texts ?? new.next() ?? nil else { continue }
            texts.apply(to: &results[place])
            sources[articles[place].source]?.used[known.form] = texts
        }
        return results
    }

    /// Stores the results that were used.
    func store(in cache: inout ResultCache) {
        for source in sources.values where !source.used.isEmpty { cache.store(source.used, for: source.key) }
    }

    private mutating func learn(_ sources: Set<FeedSource.ID>) {
        let unlearnt = sources.subtracting(cleaners.keys)
        guard !unlearnt.isEmpty else { return }
        let cleaner = Cleaner(learningFrom: samples.filter { unlearnt.contains($0.key) }, sources: configured)
        for source in unlearnt { cleaners[source] = cleaner }
    }
}

extension CleanedTexts: FieldwiseCacheable {
    public static var form: some CacheForm<Self> {
        Parts(Self.init(title:summary:text:)) { ($0.title, $0.summary, $0.text) }
    }
}
