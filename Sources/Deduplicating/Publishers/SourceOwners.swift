public import Newsroom

/// Groups sources by owner, because sources of one owner are one voice.
///
/// The owner is the configured one, otherwise the registrable domain of the site or feed. A source on a host that
/// publishes for anyone joins the source whose name it extends, if both are of one country ("Globe Video" and
/// "Globe").
public struct SourceOwners {
    private let owners: [FeedSource.ID: String]

    public init(_ sources: [FeedSource]) {
        let domains = sources.map { Publisher.ownDomain(of: $0.site) ?? Publisher.ownDomain(of: $0.feed) }
        var owners: [FeedSource.ID: String] = [:]
        for (source, domain) in zip(sources, domains) {
            owners[source.id] = source.owner?.lowercased() ?? domain ?? source.publisher.lowercased()
        }
        let namesakes = Dictionary(grouping: sources.indices, by: { Name(of: sources[$0]) })
        for (source, domain) in zip(sources, domains) where source.owner == nil && domain == nil {
            let stem = Self.stems(of: source).lazy.compactMap { namesakes[$0] }.first
            let nearest = stem?.lazy.map { sources[$0] }.min { $0.id < $1.id }
            if let nearest { owners[source.id] = owners[nearest.id] }
        }
        self.owners = owners
    }

    /// Returns the sources with their owners.
    public func applied(to sources: [FeedSource]) -> [FeedSource] {
        sources.map { source in
            var source = source
            source.ownerKey = owners[source.id] ?? source.ownerKey
            return source
        }
    }

    /// A publisher's lower-case name, and its country.
    private struct Name: Hashable {
        var text: Substring
        var country: String?

        init(_ text: Substring, in country: String?) {
            self.text = text
            self.country = country
        }

        init(of source: FeedSource) { self.init(source.publisher.lowercased()[...], in: source.country) }
    }

    /// Returns the shorter names that a source's name extends, longest first. "Of" begins a different name ("Times",
    /// "Times of Porto").
    private static func stems(of source: FeedSource) -> [Name] {
        let name = source.publisher.lowercased()
        return name.indices.reversed().filter { name[$0] == " " && !name[$0...].hasPrefix(" of ") }.map {
            Name(name[..<$0], in: source.country)
        }
    }
}
