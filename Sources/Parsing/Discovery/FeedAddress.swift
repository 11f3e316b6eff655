internal import Addressing

/// A guess, from the address alone, as to whether something is a feed.
struct FeedAddress {
    private let host: String
    /// Path segments in lower case, without empty ones.
    private let path: [String]
    private let query: [String]

    /// - Parameter address: an absolute address.
    init(_ address: String) {
        let parts = AddressParts(address)
        host = Origin(parts)?.host ?? ""
        path = parts.smallSegments
        query = parts.parameters.map { String(decoding: $0, as: UTF8.self).lowercased() }
    }

    var looksLikeFeed: Bool {
        if Self.strangers.contains(where: { host == $0 || host.hasSuffix("." + $0) }) { return false }
        if Self.hosts.contains(host) { return !path.isEmpty }
        if query.contains(where: Self.queries.contains) { return true }
        guard let last = path.last else { return false }
        if Self.names.contains(last) { return true }
        if Self.endings.contains(where: last.hasSuffix) { return true }
        return path.dropLast().last.map { Self.folders.contains($0) } ?? false
    }

    var format: String? {
        let text = (path + query).joined(separator: "/")
        if text.contains("atom") { return "Atom" }
        if text.hasSuffix(".json") { return "JSON Feed" }
        return text.contains("rss") || text.hasSuffix(".rdf") ? "RSS" : nil
    }

    /// Hosts that serve only feeds, sorted.
    private static let hosts: Set = ["feeds.feedburner.com", "feeds2.feedburner.com", "feedpress.me", "rss.app"]

    /// Feed readers and share buttons, whose addresses contain a feed's address; sorted.
    private static let strangers = [
        "add.my.yahoo.com", "facebook.com", "feedly.com", "inoreader.com", "netvibes.com", "newsblur.com",
        "subtome.com", "theoldreader.com", "twitter.com", "x.com",
    ]

    /// Common feed names in paths, sorted. Not "feeds", which is usually a page listing them.
    private static let names: Set = [
        "atom", "atom.php", "atom.xml", "backend.php", "feed", "feed.json", "feed.php", "feed.rss", "feed.xml",
        "index.rdf", "index.rss", "rss", "rss.aspx", "rss.php", "rss.xml", "rss2", "rss2.xml",
    ]

    private static let endings = [".atom", ".rdf", ".rss", "-rss.xml", "_rss.xml", "-feed.xml", "_feed.xml"]

    /// Folders that contain feeds: "/rss/world.xml".
    private static let folders: Set = ["atom", "feed", "rss", "rss_feeds", "rssfeeds"]

    /// Queries used by Joomla, Drupal, WordPress and MediaWiki.
    private static let queries: Set = [
        "feed=atom", "feed=rdf", "feed=rss", "feed=rss2", "format=atom", "format=feed", "format=rss", "type=rss",
    ]
}
