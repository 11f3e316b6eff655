internal import CRules
public import Newsroom

/// Well-known publishers, from `Rules/publishers.tsv`. They supply standing, country, owner and kind if the
/// configuration omits them, so that a paper can be added by its feed alone.
public struct KnownPublishers: Sendable {
    struct Entry: Sendable, Equatable {
        var tier: CredibilityTier?
        var country: String
        var owner: String?
        var kind: PublisherKind?
        var isStateControlled: Bool
    }

    private var byDomain: [String: Entry] = [:]
    /// Publishers on hosts that publish for anyone, by lower-case name.
    private var byName: [String: Entry] = [:]

    /// The built-in table.
    public static let builtIn: KnownPublishers = {
        let file = pulse_rules_publishers()
        return KnownPublishers(
            table: String(decoding: UnsafeBufferPointer(start: file.bytes, count: file.length), as: UTF8.self))
    }()

    /// - Parameter table: one publisher per line, in eight columns separated by tabs: standing, country, owner, kind,
    ///   "state" if a state controls it, domains separated by spaces, names separated by "|", and the address of a page
    ///   that states the kind, which is for people only. "-" leaves a fact open, except the country. Lines that begin
    ///   with "#" are comments; malformed lines are ignored.
    init(table: String) {
        for line in table.split(separator: "\n") where !line.hasPrefix("#") {
            let cells = line.split(separator: "\t").map(String.init)
            guard cells.count == 8, let entry = Entry(cells) else { continue }
            for domain in cells[5].split(separator: " ") { byDomain[String(domain)] = entry }
            for name in cells[6].split(separator: "|") { byName[name.lowercased()] = entry }
        }
    }

    /// The number of known domains.
    var count: Int { byDomain.count }

    /// Returns the sources with missing facts filled in.
    public func applied(to sources: [FeedSource]) -> [FeedSource] {
        sources.map { source in
            let entry = entry(for: source)
            var source = source
            source.tier = source.statedTier ?? entry?.tier ?? .established
            source.country = source.country ?? entry?.country
            source.owner = source.owner ?? entry?.owner
            source.publisherKind = source.publisherKind ?? entry?.kind
            source.isStateControlled = entry?.isStateControlled ?? false
            return source
        }
    }

    /// Returns whether a feed may name a site as its own.
    ///
    /// A feed with a publisher's site gets its credibility, and may correct its articles. So the site must be on the
    /// feed's own domain, unless the feed's host carries feeds for others and the site isn't a known publisher's.
    public func mayClaim(_ site: String, feedAt address: String) -> Bool {
        guard let claimed = Publisher.ownDomain(of: site) else { return true }
        if let own = Publisher.ownDomain(of: address) { return claimed == own }
        return entry(ofAddress: site) == nil
    }

    /// Finds a source by its site's domain, then its feed's; by name if no address belongs to a publisher.
    private func entry(for source: FeedSource) -> Entry? {
        let addresses = [source.site, source.feed].compactMap(\.self)
        if let entry = addresses.lazy.compactMap(entry(ofAddress:)).first { return entry }
        let isElsewhere = addresses.contains { Publisher.ownDomain(of: $0) != nil }
        return isElsewhere ? nil : byName[source.publisher.lowercased()]
    }

    /// Finds an address by its whole host, then its registrable domain, because one company's domains may hold several
    /// newsrooms.
    private func entry(ofAddress address: String) -> Entry? {
        guard let host = Publisher.host(of: address) else { return nil }
        return byDomain[host] ?? Publisher.ownDomain(of: address).flatMap { byDomain[$0] }
    }
}

extension KnownPublishers.Entry {
    /// - Parameter cells: a line's columns.
    /// - Returns: nil if one of them has an invalid value.
    init?(_ cells: [String]) {
        let facts = cells.map { $0 == "-" ? nil : $0 }
        let tier = facts[0].flatMap(Int.init).flatMap(CredibilityTier.init(rawValue:))
        let kind = facts[3].flatMap(PublisherKind.init(rawValue:))
        guard (tier == nil) == (facts[0] == nil), (kind == nil) == (facts[3] == nil), let country = facts[1],
            facts[4] == nil || facts[4] == "state"
        else { return nil }
        self.init(tier: tier, country: country, owner: facts[2], kind: kind, isStateControlled: facts[4] != nil)
    }
}
