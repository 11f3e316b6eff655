public import Newsroom

/// Which sources have one owner, and so are one voice however many of them tell a story.
///
/// By the owner that the configuration names, else by the registrable domain of the source's site or feed. A source on a host
/// that publishes for anyone has no domain that tells: it is its namesake's whose name it carries on ("Globe Video" beside
/// "Globe", from the same country).
public struct SourceFamilies {
    private let families: [FeedSource.ID: String]

    public init(_ sources: [FeedSource]) {
        let domains = sources.map { Publisher.ownDomain(of: $0.site) ?? Publisher.ownDomain(of: $0.feed) }
        var families: [FeedSource.ID: String] = [:]
        for (source, domain) in zip(sources, domains) {
            families[source.id] = source.owner?.lowercased() ?? domain ?? source.publisher.lowercased()
        }
        for (source, domain) in zip(sources, domains) where source.owner == nil && domain == nil {
            let namesakes = sources.filter { $0.id != source.id && Self.carriesOn(source, the: $0) }
            let nearest = namesakes.max { ($0.publisher.utf8.count, $1.id) < ($1.publisher.utf8.count, $0.id) }
            if let nearest { families[source.id] = families[nearest.id] }
        }
        self.families = families
    }

    /// The sources, each with its family.
    public func applied(to sources: [FeedSource]) -> [FeedSource] {
        sources.map { source in
            var source = source
            source.family = families[source.id] ?? source.family
            return source
        }
    }

    /// Whether a name is another one with more words behind it; "of" begins another name ("Times", "Times of Porto").
    private static func carriesOn(_ source: FeedSource, the other: FeedSource) -> Bool {
        guard source.country == other.country else { return false }
        let (name, stem) = (source.publisher.lowercased(), other.publisher.lowercased() + " ")
        return name.hasPrefix(stem) && !name.dropFirst(stem.count).hasPrefix("of ")
    }
}
