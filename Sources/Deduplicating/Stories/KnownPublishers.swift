internal import CRules
public import Newsroom

/// Publishers that are well known, as `Rules/publishers.tsv` lists them: they fill what a configuration leaves open of a
/// source, so that who adds a paper by its feed alone need not know its standing, its country or its owner.
public struct KnownPublishers: Sendable {
    struct Entry: Sendable, Equatable {
        var tier: CredibilityTier
        var country: String
        var owner: String?
    }

    private var byDomain: [String: Entry] = [:]
    /// For sources on hosts that publish for anyone, in small letters.
    private var byName: [String: Entry] = [:]

    /// Returns the built-in table.
    public static let builtIn: KnownPublishers = {
        let file = pulse_rules_publishers()
        return KnownPublishers(
            table: String(decoding: UnsafeBufferPointer(start: file.bytes, count: file.length), as: UTF8.self))
    }()

    /// - Parameter table: a publisher a line: standing, country, owner or "-", domains with blanks between them, names with
    ///   "|" between them; a tab between these. A line that begins with "#" is a comment. Lines of another form are left out.
    init(table: String) {
        for line in table.split(separator: "\n") where !line.hasPrefix("#") {
            let cells = line.split(separator: "\t").map(String.init)
            guard cells.count == 5, let number = Int(cells[0]), let tier = CredibilityTier(rawValue: number) else {
                continue
            }
            let entry = Entry(tier: tier, country: cells[1], owner: cells[2] == "-" ? nil : cells[2])
            for domain in cells[3].split(separator: " ") { byDomain[String(domain)] = entry }
            for name in cells[4].split(separator: "|") { byName[name.lowercased()] = entry }
        }
    }

    /// How many there are, by domain.
    var count: Int { byDomain.count }

    /// The sources, each with what is known of its publisher where it says nothing itself.
    public func applied(to sources: [FeedSource]) -> [FeedSource] {
        sources.map { source in
            let entry = entry(for: source)
            var source = source
            source.tier = source.statedTier ?? entry?.tier ?? .established
            source.country = source.country ?? entry?.country
            source.owner = source.owner ?? entry?.owner
            return source
        }
    }

    /// By the domain of its site, else of its feed; by its name where no address tells whose it is.
    private func entry(for source: FeedSource) -> Entry? {
        let addresses = [source.site, source.feed].compactMap(\.self)
        if let entry = addresses.lazy.compactMap(entry(ofAddress:)).first { return entry }
        let isElsewhere = addresses.contains { Publisher.ownDomain(of: $0) != nil }
        return isElsewhere ? nil : byName[source.publisher.lowercased()]
    }

    /// By the whole host before its registrable part: one company's domains may hold several newsrooms.
    private func entry(ofAddress address: String) -> Entry? {
        guard let host = Publisher.host(of: address) else { return nil }
        return byDomain[host] ?? Publisher.ownDomain(of: address).flatMap { byDomain[$0] }
    }
}
