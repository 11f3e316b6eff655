internal import Addressing
internal import Newsroom

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

    private static func ownDomain(of url: String?) -> String? {
        guard let url, let host = Origin(url)?.host else { return nil }
        let domain = registrableDomain(of: host)
        // An address by number, or a single label, is a machine and no publisher.
        if host.hasSuffix("]") || !host.contains(".") || host.last?.isNumber == true { return nil }
        if carriers.contains(domain) || carriers.contains(host) { return nil }
        return aliases[domain] ?? domain
    }

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

    private static let generics: Set<Substring> = [
        "ac", "co", "com", "edu", "go", "gob", "gov", "gouv", "gv", "mil", "ne", "net", "nom", "or", "org", "web",
    ]

    /// Hosts that publish for anyone, and the names that RFC 2606 keeps for examples.
    private static let platforms: Set<Substring> = [
        "blogspot.com", "example.com", "example.net", "example.org", "github.io", "hashnode.dev", "livejournal.com",
        "netlify.app", "over-blog.com", "pages.dev",
        "substack.com", "tumblr.com", "typepad.com", "vercel.app", "wordpress.com",
    ]

    /// Hosts that carry what others publish: redirectors, aggregators, and platforms with accounts in the path.
    private static let carriers: Set<String> = [
        "bit.ly", "dlvr.it", "feedburner.com", "feedproxy.google.com", "feedsportal.com", "flipboard.com", "goo.gl",
        "google.com", "lnkd.in", "medium.com", "news.google.com", "ow.ly", "reddit.com", "redd.it", "t.co", "t.me",
        "tinyurl.com", "vimeo.com", "ycombinator.com", "youtu.be", "youtube.com",
    ]

    /// Publishers with several domains of their own.
    private static let aliases = [
        "abcnews.com": "go.com", "ap.org": "apnews.com", "bbc.co.uk": "bbc.com", "bbci.co.uk": "bbc.com",
        "cnn.it": "cnn.com", "dw.de": "dw.com", "guardian.co.uk": "theguardian.com", "nyti.ms": "nytimes.com",
        "reut.rs": "reuters.com", "wapo.st": "washingtonpost.com",
    ]
}
