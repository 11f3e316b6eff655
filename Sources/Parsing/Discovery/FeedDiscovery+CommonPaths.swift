internal import Addressing
internal import MarkupReading

extension FeedDiscovery {
    /// Returns likely feed addresses for a page that names none, most likely first. They may not exist.
    ///
    /// For services with feeds at known places, only those places. For everything else, the paths that most software
    /// uses, in the first folder of the address and at the root of the host.
    ///
    /// - Parameter url: an http(s) address; https if it has no scheme.
    public static func commonPaths(for url: String) -> [String] {
        if let places = serviceFeedAddresses(for: url) { return places }
        guard let (root, parts) = place(of: url) else { return [] }
        let path = parts.segments.map { String(decoding: $0, as: UTF8.self) }
        guard let folder = path.first, path.count > 1 || !folder.contains(".") else {
            return commonNames.map { "\(root)/\($0)" }
        }
        return (["\(root)/\(folder)", root]).flatMap { place in commonNames.map { "\(place)/\($0)" } }
    }

    /// Returns the addresses at which a known service keeps the feed of a page, most likely first. Empty if only the
    /// page itself can tell; nil for addresses of other sites.
    ///
    /// - Parameter url: an http(s) address; https if it has no scheme.
    public static func serviceFeedAddresses(for url: String) -> [String]? {
        guard let (root, parts) = place(of: url), let host = Origin(parts)?.host else { return nil }
        let path = parts.segments.map { String(decoding: $0, as: UTF8.self) }
        if let service = FeedService.all.first(where: { $0.serves(host) }) {
            return service.feeds(root, path, parts.parameters.map { String(decoding: $0, as: UTF8.self) })
        }
        // Mastodon and compatible servers.
        return path.first.flatMap { $0.hasPrefix("@") ? ["\(root)/\($0).rss"] : nil }
    }

    private static func place(of url: String) -> (root: String, parts: AddressParts)? {
        let address = url.contains("://") ? url : "https://" + url
        guard let address = WebAddress(address)?.text, let origin = Origin(address) else { return nil }
        return (origin.text, AddressParts(address))
    }

    /// Common feed paths, most likely first, with the software that uses them.
    private static let commonNames = [
        "feed",  // WordPress, Substack, Medium
        "rss",  // Ghost, Tumblr
        "feed.xml",  // Jekyll
        "rss.xml",  // Drupal, Gatsby, Astro
        "atom.xml",  // Hexo, Octopress, Movable Type
        "index.xml",  // Hugo
        "feed.json",  // Micro.blog
        "?feed=rss2",  // WordPress without permalinks
        "feeds/posts/default",  // Blogger on a domain of its own
        "index.rdf",  // Movable Type, in RSS 1.0
    ]
}
