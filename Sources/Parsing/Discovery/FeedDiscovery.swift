internal import Addressing
internal import MarkupReading
internal import TextDecoding

/// Discovery of a page's feeds.
public enum FeedDiscovery {
    /// Returns up to 50 distinct feeds that a page names, best first: declared feeds (`<link rel="alternate">`, HTML
    /// Standard, section 4.6.7.1) in page order, then visible links that look like feeds, then comment feeds.
    ///
    /// - Parameters:
    ///   - url: the page's address, after redirects.
    ///   - headers: the values of the page's `Link` headers; the feeds in them come first.
    public static func feeds(in html: String, at url: String, headers: [String] = []) -> [DiscoveredFeed] {
        let page = PageLinks(html)
        let base = base(of: page, at: url)
        var ranked: [[DiscoveredFeed]] = [[], [], []]
        let links = headers.flatMap(LinkHeader.links).map { ($0, url) } + page.links.map { ($0, base) }
        for (link, base) in links {
            guard let address = address(of: link, base: base) else { continue }
            let named = isNamed(link)
            guard named || link.isVisible && FeedAddress(address).looksLikeFeed else { continue }
            let format = link.type.flatMap { formats[$0] } ?? FeedAddress(address).format
            let feed = DiscoveredFeed(
                address: address, title: link.title?.harmless, format: format, isNamed: named)
            ranked[isOfComments(feed) ? 2 : named ? 0 : 1].append(feed)
        }
        var known: Set<String> = []
        return Array(ranked.joined().filter { known.insert($0.address).inserted }.prefix(50))
    }

    /// Returns up to 10 visible links that mention feeds, wherever they lead: "RSS" may be a feed or a page about
    /// feeds.
    public static func hints(in html: String, at url: String) -> [DiscoveredFeed] {
        let page = PageLinks(html)
        let base = base(of: page, at: url)
        var known: Set<String> = []
        let hints = page.links.compactMap { link -> DiscoveredFeed? in
            guard link.isVisible, speaksOfFeeds(link), let address = address(of: link, base: base),
                known.insert(address).inserted
            else { return nil }
            return DiscoveredFeed(address: address, title: link.title?.harmless, isNamed: false)
        }
        return Array(hints.prefix(10))
    }

    /// Returns up to 10 addresses that a page without a feed redirects to or shows in frames.
    public static func nextPages(in html: String, at url: String) -> [String] {
        let page = PageLinks(html)
        let base = base(of: page, at: url)
        return ([page.refresh].compactMap(\.self) + page.frames).compactMap { WebAddress($0, base: base)?.text }
    }

    private static func base(of page: PageLinks, at url: String) -> String {
        page.base.flatMap { WebAddress($0, base: url)?.text } ?? url
    }

    private static func speaksOfFeeds(_ link: PageLinks.Link) -> Bool {
        if link.relations.contains("feed") || link.type.map({ formats[$0] != nil }) == true { return true }
        let file = AddressParts(link.address).smallSegments.last ?? ""
        if [".xml", ".rdf", ".atom", ".rss"].contains(where: file.hasSuffix) { return !file.contains("sitemap") }
        let words = (link.title ?? "").lowercased().split { !$0.isLetter && !$0.isNumber }
        return words.contains { hintWords.contains(String($0)) }
    }

    /// Words in links to feeds, sorted.
    private static let hintWords: Set = ["atom", "feed", "feeds", "rss", "rss2", "xml"]

    private static func isNamed(_ link: PageLinks.Link) -> Bool {
        guard !link.relations.contains("stylesheet") else { return false }
        if link.relations.contains("feed") { return link.type.map { formats[$0] != nil } ?? true }
        guard link.relations.contains("alternate"), let type = link.type else { return false }
        // Seen in the wild: WordPress declares its REST API the way feeds are declared.
        if type == "application/json" { return !link.address.contains("/wp-json/") }
        return formats[type] != nil || type == "application/xml" || type == "text/xml"
    }

    private static func address(of link: PageLinks.Link, base: String) -> String? {
        // Seen in the wild: "feed:" before an address or in place of its scheme (a draft from 2005).
        for (prefix, scheme) in [("feed:http", "http"), ("feed://", "http://")]
        where link.address.lowercased().hasPrefix(prefix) {
            return WebAddress(scheme + link.address.dropFirst(prefix.count))?.text
        }
        return WebAddress(link.address, base: base)?.text
    }

    private static func isOfComments(_ feed: DiscoveredFeed) -> Bool {
        let text = (feed.address + " " + (feed.title ?? "")).lowercased()
        return comments.contains { text.contains($0) }
    }

    /// Media types that publishers use for feeds, sorted.
    private static let formats = [
        "application/atom": "Atom", "application/atom+xml": "Atom", "application/feed+json": "JSON Feed",
        "application/json": "JSON Feed", "application/rdf+xml": "RSS", "application/rss": "RSS",
        "application/rss+xml": "RSS", "application/x-atom+xml": "Atom", "application/x-rss+xml": "RSS",
        "application/x.atom+xml": "Atom", "text/atom+xml": "Atom", "text/rss": "RSS", "text/rss+xml": "RSS",
    ]

    /// Words in the titles of comment feeds, sorted. WordPress declares such a feed on every page, in the site's
    /// language.
    private static let comments = [
        "comentario", "comentário", "comment", "commento", "commenti", "kommentar", "kommentit", "reacties", "yorum",
        "комментар", "коментар", "تعليق", "コメント", "评论", "댓글",
    ]
}

/// A feed that a page declares or appears to link to.
public struct DiscoveredFeed: Sendable, Equatable {
    /// The absolute http(s) address.
    public var address: String
    /// The title as plain text; nil if the page gives none.
    public var title: String?
    /// "RSS", "Atom" or "JSON Feed", as declared by the page or suggested by the address; nil if unknown.
    public var format: String?
    /// Whether the page declares it as a feed, rather than just linking to something that looks like one.
    public var isNamed = true
}
