internal import Computing
public import Newsroom

/// A feed that replaces another under a new id, because its address was edited or the configuration now names an id.
public struct Succession: Sendable, Equatable {
    /// The evidence for a succession.
    public enum Evidence: Sendable, Equatable {
        /// The address is unchanged; only the id is new.
        case address
        /// Some of the new feed's items are known from the old one.
        case items(known: Int, of: Int)
    }

    public let old: FeedSource.ID
    public let new: FeedSource.ID
    public let evidence: Evidence
}

extension Deduplicator {
    /// Finds configured feeds that replace feeds which are no longer configured.
    ///
    /// An unknown feed replaces a missing one if the address is equal. So does one with at least half of its items,
    /// and at least three, known from the missing feed. (Seen in the wild: `?edition=uk` added to an address; feeds
    /// that moved to another host.)
    ///
    /// - Parameters:
    ///   - readings: the feeds read in this run.
    ///   - sources: all configured sources in order, including disabled ones.
    ///   - known: the ids of feeds with stored data.
    ///   - addresses: the ids derived from those feeds' addresses, where recorded.
    public func successions(
        in readings: [SourcedFeed], sources: [FeedSource], known: Set<FeedSource.ID>,
        addresses: [FeedSource.ID: FeedSource.ID], articles: [Article]
    ) -> [Succession] {
        var orphans = known.subtracting(sources.map(\.id))
        guard !orphans.isEmpty else { return [] }
        let feeds = Dictionary(readings.map { ($0.source.id, $0.feed) }, uniquingKeysWith: { first, _ in first })
        var owners: [String: FeedSource.ID]?
        var successions: [Succession] = []
        for source in sources where !known.contains(source.id) {
            let derived = sourceID(ofFeed: source.feed)
            let sameAddress = orphans.contains(derived) ? derived : orphans.filter { addresses[$0] == derived }.min()
            if let old = sameAddress {
                orphans.remove(old)
                successions.append(Succession(old: old, new: source.id, evidence: .address))
                continue
            }
            guard let items = feeds[source.id]?.items, items.count >= ClusteringTuning.Articles.fewestShared else {
                continue
            }
            let owned = owners ?? Self.owners(of: articles, among: orphans)
            owners = owned
            let shared = items.compactMap { Self.key(of: $0) }.compactMap { owned[$0] }.filter(orphans.contains)
            let counts = Dictionary(shared.map { ($0, 1) }, uniquingKeysWith: +)
            guard let (old, count) = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }),
                count >= ClusteringTuning.Articles.fewestShared, 2 * count >= items.count
            else { continue }
            orphans.remove(old)
            successions.append(
                Succession(old: old, new: source.id, evidence: .items(known: count, of: items.count)))
        }
        return successions
    }

    /// Returns the missing feeds by their articles' canonical addresses.
    private static func owners(of articles: [Article], among orphans: Set<FeedSource.ID>) -> [String: FeedSource.ID] {
        var owners: [String: FeedSource.ID] = [:]
        for article in articles {
            guard let owner = article.sources.first(where: orphans.contains),
                let key = article.url.flatMap(ArticleMarks.address(of:)) ?? article.identifier
            else { continue }
            owners[key] = owner
        }
        return owners
    }

    private static func key(of item: FeedItem) -> String? {
        (item.original ?? item.url).flatMap(ArticleMarks.address(of:)) ?? item.identifier
    }
}

extension Article {
    /// Returns the article with successions applied to its feeds.
    public func continued(by successions: [Succession]) -> Article {
        var article = self
        for succession in successions {
            if article.source == succession.old { article.source = succession.new }
            article.alsoIn = article.alsoIn.map { $0 == succession.old ? succession.new : $0 }.filter {
                $0 != article.source
            }
        }
        return article
    }
}
