import MarkupReading

// Extensions of services, blogs and papers: original links, comments, subscriptions.
extension Vocabulary {
    /// FeedBurner, which replaced links with click-counting ones and preserved the originals here.
    static let feedBurner = Namespace(
        addresses: ["http://rssnamespace.org/feedburner/ext/1.0"],
        prefixes: ["feedburner"],
        terms: ["origlink": (.originalLink, .value)])

    /// Pheedo, which did the same.
    static let pheedo = Namespace(
        addresses: ["http://www.pheedo.com/namespace/pheedo"],
        prefixes: ["pheedo"],
        terms: ["origlink": (.originalLink, .value)])

    /// https://web.resource.org/rss/1.0/modules/slash/
    static let slash = Namespace(
        addresses: ["http://purl.org/rss/1.0/modules/slash/"],
        prefixes: ["slash"],
        terms: ["comments": (.commentCount, .value)])

    /// RFC 4685.
    static let threads = Namespace(
        addresses: ["http://purl.org/syndication/thread/1.0"],
        prefixes: ["thr"],
        terms: ["total": (.commentCount, .value)])

    /// Seen in the wild: welt.de.
    static let welt = Namespace(
        addresses: ["https://www.welt.de/spec"], prefixes: ["welt"], terms: ["premium": (.premium, .value)])
}
