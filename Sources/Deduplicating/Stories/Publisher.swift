internal import Addressing
internal import Newsroom
internal import TextReading

/// Who publishes: articles of one publisher are counted once in a story, however many feeds it keeps.
enum Publisher {
    /// The registrable part of the article's host where that is the publisher's own, else that of its source's site,
    /// else the source's name up to a dash ("BBC – World" and "BBC – Sport" are one).
    static func key(url: String?, source: FeedSource?) -> String {
        if let domain = ownDomain(of: url) { return domain }
        if let source {
            if let domain = ownDomain(of: source.site) { return domain }
            return source.publisher.lowercased()
        }
        return ""
    }

    /// Whether an address is on the source's own site, as far as its home page or its feed's address tells.
    static func isOwn(_ url: String?, of source: FeedSource?) -> Bool {
        guard let source, let domain = ownDomain(of: url) else { return false }
        return domain == ownDomain(of: source.site) || domain == ownDomain(of: source.feed)
    }

    /// The registrable part of an address's host where that is a publisher's own.
    static func ownDomain(of url: String?) -> String? {
        guard let url, let host = Origin(url)?.host else { return nil }
        let domain = registrableDomain(of: host)
        // An address by number, or a single label, is a machine and no publisher.
        if host.hasSuffix("]") || !host.contains(".") || host.last?.isNumber == true { return nil }
        if carriers.contains(Substring(domain)) || carriers.contains(Substring(host)) { return nil }
        return aliases[domain] ?? domain
    }

    /// An address's host without "www.".
    static func host(of url: String) -> String? { Origin(url).map { canonicalHost($0.host) } }

    /// "news.bbc.co.uk" → "bbc.co.uk": two labels, three where the last but one is a generic of a country. On hosts that
    /// publish for anyone the account is part of it. An approximation of the Public Suffix List, good enough to count.
    static func registrableDomain(of host: String) -> String {
        let labels = canonicalHost(host).utf8.split(separator: UInt8(ascii: ".")).map { Substring($0) }
        guard labels.count > 2 else { return labels.joined(separator: ".") }
        let last = labels[labels.count - 1]
        let second = labels[labels.count - 2]
        let isGeneric = last.utf8.count == 2 && generics.contains(second)
        let isPlatform = platforms.contains(second + "." + last)
        return labels.suffix(isGeneric || isPlatform ? 3 : 2).joined(separator: ".")
    }

    private static let generics = hosts("hosts-generic")
    private static let platforms = hosts("hosts-for-anyone")
    private static let carriers = hosts("hosts-of-others")
    private static let aliases = Dictionary(
        WordLists.builtIn.entries("hosts-of-one").map { ($0.text, $0.meaning ?? $0.text) },
        uniquingKeysWith: { first, _ in first })

    private static func hosts(_ list: String) -> Set<Substring> {
        Set(WordLists.builtIn.entries(list).map { Substring($0.text) })
    }
}
