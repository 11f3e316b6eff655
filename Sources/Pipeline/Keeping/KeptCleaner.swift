internal import Computing
internal import Deduplicating
internal import Newsroom

/// Cleans articles, of which most are as an earlier run has cleaned them: most sources bring nothing new, and what such a source
/// repeats, and what that leaves of its articles, is what it was.
///
/// A source has one result, of its name and all that is learnt from: where one of these articles changed, everything of that source is
/// cleaned anew.
struct KeptCleaner {
    private struct Source {
        let key: Keep.Key
        let known: CleanedArticles
        var used = CleanedArticles()
    }

    private let samples: [FeedSource.ID: [Article]]
    private let configured: [FeedSource]
    private var sources: [FeedSource.ID: Source]
    /// What has been learnt of those sources of which not all articles were known.
    private var cleaners: [FeedSource.ID: Cleaner] = [:]

    /// - Parameter articles: all that is known, the newest first.
    init(learningFrom articles: [Article], sources: [FeedSource], knowing keep: Keep) {
        samples = Cleaner.samples(of: articles)
        configured = sources
        let names = Dictionary(sources.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
        let found = Array(samples).concurrentMap(slice: 16) { id, sample in
            let key = Keep.Key(cleaningOf: sample, name: names[id])
            return (id, Source(key: key, known: keep.known(for: key) ?? CleanedArticles()))
        }
        self.sources = Dictionary(found, uniquingKeysWith: { first, _ in first })
    }

    /// The articles without what is not theirs, in their order.
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

    /// Keeps what was asked for.
    func leave(to keep: inout Keep) {
        for source in sources.values where !source.used.results.isEmpty { keep.take(source.used, for: source.key) }
    }

    private mutating func learn(_ sources: Set<FeedSource.ID>) {
        let unlearnt = sources.subtracting(cleaners.keys)
        guard !unlearnt.isEmpty else { return }
        let cleaner = Cleaner(learningFrom: samples.filter { unlearnt.contains($0.key) }, sources: configured)
        for source in unlearnt { cleaners[source] = cleaner }
    }
}

/// What cleaning leaves of a source's articles, by what they were before.
struct CleanedArticles: Equatable, KeptInParts {
    /// What is another than before; nil where it stays.
    struct Result: Equatable, KeptInParts {
        let title: String?
        let summary: String?
        let text: String?

        func apply(to article: inout Article) {
            if let title { article.title = title }
            if let summary { article.summary = summary }
            if let text { article.text = text }
        }

        static var form: some KeptForm<Self> {
            Parts {
                Self(title: $0, summary: $1, text: $2)
            } of: {
                ($0.title, $0.summary, $0.text)
            }
        }
    }

    var results: [UInt64: Result] = [:]

    static var form: some KeptForm<Self> {
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
