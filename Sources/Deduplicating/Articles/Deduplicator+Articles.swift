internal import Computing
public import Foundation
public import Newsroom

extension Deduplicator {
    private static let feedsAtOnce = 128

    /// Matches the items of a run with the known articles, and returns one article for each publication.
    ///
    /// Items are one article if they share an identifier within a feed, or a canonical address. A title of enough
    /// words also matches within two days, for one publisher. Equal titles of different publishers stay two articles,
    /// each with its link, and become one story. Items without title and text are dropped.
    ///
    /// - Parameters:
    ///   - readings: in the order of the configuration; an item in several feeds belongs to the one of the site that
    ///     hosts it, otherwise to the first. Each reading is released once its items are articles, because holding both
    ///     would be the peak of a run's memory.
    ///   - known: the archive's articles, in a stable order.
    ///   - configured: all sources, including those not read this time.
    public func articles(
        from readings: consuming [SourcedFeed], known: [Article], configured: [FeedSource] = [], at now: Date
    ) -> MatchedArticles {
        let sources = Dictionary(
            (readings.map(\.source) + configured).map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        let matching = Matching(settings: settings)
        var index = ArticleIndex(for: max(known.count, readings.reduce(0) { $0 + $1.feed.items.count }))
        let marks = known.concurrentMap { article in
            let source = sources[article.source]
            let name = (source?.name).map { Title($0) }
            return ArticleMarks(of: article, url: article.url, source: source, named: name)
        }
        for (article, marks) in zip(known, marks) { index.add(article, marks) }
        var isSeen = [Bool](repeating: false, count: known.count)
        for start in stride(from: 0, to: readings.count, by: Self.feedsAtOnce) {
            let some = start..<min(start + Self.feedsAtOnce, readings.count)
            let read = Array(readings[some]).concurrentMap(slice: 8) { articles(in: $0, at: now) }
            for number in some { readings[number].feed.items = [] }
            for (source, items) in zip(readings[some].map(\.source), read) {
                for (article, marks) in items {
                    var article = article
                    var position = matching.position(of: article, marks, in: index)
                    if position == nil {
                        article.id = matching.id(of: article, marks, in: index)
                        position = index.position(ofID: article.id)
                    }
                    if let position {
                        let known = index.articles[position]
                        let isOwn = speaks(source, for: known, among: sources)
                        index.replace(at: position, by: known.seenAgain(as: article, isOwn: isOwn))
                        index.note(
                            identifier: article.identifier, of: source.id, address: marks.address, at: position)
                        if position < isSeen.count { isSeen[position] = true }
                    } else {
                        index.add(article, marks)
                    }
                }
            }
        }
        return MatchedArticles(
            new: Array(index.articles[known.count...]),
            seen: zip(index.articles, isSeen).filter(\.1).map(\.0),
            all: index.articles.sorted { ($1.moment, $0.id) < ($0.moment, $1.id) })
    }

    /// Returns whether a feed decides an article's title and text: the feed of the site that hosts it. If no such site
    /// has a feed here, the first feed decides.
    private func speaks(
        _ source: FeedSource, for article: Article, among sources: [FeedSource.ID: FeedSource]
    ) -> Bool {
        let feeds = article.sources + [source.id]
        return source.id == feeds.first { Publisher.isOwn(article.url, of: sources[$0]) } ?? article.source
    }
}
