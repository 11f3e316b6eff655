internal import Addressing

/// Guesses by its address alone whether something is a feed.
struct FeedAddress {
    private let host: String
    /// In lower case, without empty parts.
    private let path: [String]
    private let query: [String]

    /// - Parameter address: absolute.
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

    /// Where nothing but feeds is kept; sorted.
    private static let hosts: Set = ["feeds.feedburner.com", "feeds2.feedburner.com", "feedpress.me", "rss.app"]

    /// Readers and buttons, whose addresses hold that of a feed; sorted.
    private static let strangers = [
        "add.my.yahoo.com", "facebook.com", "feedly.com", "inoreader.com", "netvibes.com", "newsblur.com",
        "subtome.com", "theoldreader.com", "twitter.com", "x.com",
    ]

    /// Names of feeds in paths, sorted. Not "feeds": that is a page that lists them.
    private static let names: Set = [
        "atom", "atom.php", "atom.xml", "backend.php", "feed", "feed.json", "feed.php", "feed.rss", "feed.xml",
        "index.rdf", "index.rss", "rss", "rss.aspx", "rss.php", "rss.xml", "rss2", "rss2.xml",
    ]

    private static let endings = [".atom", ".rdf", ".rss", "-rss.xml", "_rss.xml", "-feed.xml", "_feed.xml"]

    /// The folders that feeds stand in: "/rss/world.xml".
    private static let folders: Set = ["atom", "feed", "rss", "rss_feeds", "rssfeeds"]

    /// Joomla, Drupal, WordPress, MediaWiki.
    private static let queries: Set = [
        "feed=atom", "feed=rdf", "feed=rss", "feed=rss2", "format=atom", "format=feed", "format=rss", "type=rss",
    ]
}
