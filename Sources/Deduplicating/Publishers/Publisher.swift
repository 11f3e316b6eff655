internal import Addressing
internal import Newsroom
internal import TextReading

/// Identifies publishers. Articles of one publisher count once in a story, however many feeds it has.
enum Publisher {
    /// Returns the domain of the article's host if it belongs to the publisher, then of the source's site. Otherwise
    /// the source's name up to a dash, so "BBC – World" and "BBC – Sport" are one.
    static func key(url: String?, source: FeedSource?) -> String {
        if let domain = ownDomain(of: url) { return domain }
        if let source {
            if let domain = ownDomain(of: source.site) { return domain }
            return source.publisher.lowercased()
        }
        return ""
    }

    /// Returns whether an address is on the source's own site, judged by its home page or feed address.
    static func isOwn(_ url: String?, of source: FeedSource?) -> Bool {
        guard let source, let domain = ownDomain(of: url) else { return false }
        return domain == ownDomain(of: source.site) || domain == ownDomain(of: source.feed)
    }

    /// Returns the registrable domain of an address; nil if the host is not a publisher's own.
    static func ownDomain(of url: String?) -> String? {
        guard let url, let host = Origin(url)?.host else { return nil }
        let domain = registrableDomain(of: host)
        // An IP address or a single label is a machine, not a publisher.
        if host.hasSuffix("]") || !host.contains(".") || host.last?.isNumber == true { return nil }
        if carriers.contains(Substring(domain)) || carriers.contains(Substring(host)) { return nil }
        return aliases[domain] ?? domain
    }

    /// Returns an address's host without "www.".
    static func host(of url: String) -> String? { Origin(url).map { canonicalHost($0.host) } }

    /// Returns the registrable domain: "news.bbc.co.uk" → "bbc.co.uk". On hosts that publish for anyone, it includes
    /// the account. This approximates the Public Suffix List, well enough for counting.
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
