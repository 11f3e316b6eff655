internal import Addressing
internal import MarkupReading

extension FeedDiscovery {
    /// Where the feed of a page that names none may be, the likeliest first. None of these need exist.
    ///
    /// For services that keep feeds in known places, those places and no other; for all else where most programs put
    /// them, in the first folder of the address and at the root of its host.
    ///
    /// - Parameter url: an http(s) address; without a scheme, https is meant.
    public static func commonPaths(for url: String) -> [String] {
        if let places = ruledPlaces(for: url) { return places }
        guard let (root, parts) = place(of: url) else { return [] }
        let path = parts.segments.map { String(decoding: $0, as: UTF8.self) }
        guard let folder = path.first, path.count > 1 || !folder.contains(".") else {
            return commonNames.map { "\(root)/\($0)" }
        }
        return (["\(root)/\(folder)", root]).flatMap { place in commonNames.map { "\(place)/\($0)" } }
    }

    /// Where a service that keeps feeds in known places keeps that of a page, the likeliest first; empty where the page
    /// has to say so itself. nil for all other addresses.
    ///
    /// - Parameter url: an http(s) address; without a scheme, https is meant.
    public static func ruledPlaces(for url: String) -> [String]? {
        guard let (root, parts) = place(of: url), let host = Origin(parts)?.host else { return nil }
        let path = parts.segments.map { String(decoding: $0, as: UTF8.self) }
        if let service = FeedService.all.first(where: { $0.serves(host) }) {
            return service.feeds(root, path, parts.parameters.map { String(decoding: $0, as: UTF8.self) })
        }
        // Mastodon and its like.
        return path.first.flatMap { $0.hasPrefix("@") ? ["\(root)/\($0).rss"] : nil }
    }

    private static func place(of url: String) -> (root: String, parts: AddressParts)? {
        let address = url.contains("://") ? url : "https://" + url
        guard let address = WebAddress(address)?.text, let origin = Origin(address) else { return nil }
        return (origin.text, AddressParts(address))
    }

    /// The likeliest first, each with who puts it there.
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
