import MarkupReading

// The formats themselves.
extension Vocabulary {
    /// Every version of RSS and Atom together: their names don't clash, and publishers mix them freely, with and
    /// without namespaces.
    static let core = Namespace(
        addresses: [
            "http://purl.org/rss/1.0/",
            "http://my.netscape.com/publish/formats/rss-0.91.dtd", "http://backend.userland.com/rss",
            "http://backend.userland.com/rss2", "http://blogs.law.harvard.edu/tech/rss",
            "http://cyber.law.harvard.edu/rss/rss.html",
            "http://purl.org/rss/1.0/modules/rss091#", "http://www.rssboard.org/rss-specification",
            "http://www.w3.org/2005/Atom", "http://purl.org/atom/ns#",
        ],
        prefixes: ["rss", "rss1", "atom", "atom10", "atom03", "a10", "a"],
        terms: [
            "rss": (.rss, .root), "feed": (.atom, .root), "channel": (.rss, .transparent),
            "item": (.item, .item), "entry": (.item, .item),
            "title": (.title, .markup), "link": (.link, .value), "language": (.language, .value),
            "description": (.description, .markup), "subtitle": (.subtitle, .markup), "tagline": (.subtitle, .markup),
            "category": (.category, .value), "keywords": (.mediaKeywords, .value),
            "author": (.author, .structure), "contributor": (.contributor, .structure),
            "managingeditor": (.author, .structure), "creator": (.creator, .structure),
            "name": (.name, .value), "email": (.email, .value), "uri": (.uri, .value), "url": (.url, .value),
            "guid": (.permalink, .value), "id": (.identifier, .value),
            "pubdate": (.pubDate, .value), "published": (.published, .value), "issued": (.published, .value),
            "updated": (.updated, .value), "modified": (.updated, .value), "created": (.created, .value),
            "date": (.date, .value),
            "summary": (.summary, .markup), "content": (.content, .markup), "encoded": (.encoded, .markup),
            "fulltext": (.encoded, .markup), "fullitem": (.encoded, .markup), "body": (.body, .markup),
            "abstract": (.abstract, .markup), "comments": (.comments, .value),
            "rights": (.rights, .value), "copyright": (.rights, .value),
            "enclosure": (.enclosure, .value), "image": (.image, .structure), "source": (.source, .structure),
            // Seen in the wild: telegraaf.nl.
            "premium": (.premium, .value),
        ])

    /// The other namespaces that formats need.
    static let formats: [Namespace] = [
        // RSS 0.90, which differs from 1.0 only by its namespace.
        Namespace(
            addresses: ["http://my.netscape.com/rdf/simple/0.9/", "http://channel.netscape.com/rdf/simple/0.9/"],
            prefixes: [],
            terms: [
                "channel": (.netscapeChannel, .root), "item": (.item, .item), "title": (.title, .markup),
                "link": (.link, .value), "description": (.description, .markup), "image": (.image, .structure),
                "url": (.url, .value),
            ]),

        // https://web.resource.org/rss/1.0/modules/content/
        Namespace(
            addresses: ["http://purl.org/rss/1.0/modules/content/"],
            prefixes: ["content"],
            terms: ["encoded": (.encoded, .markup)]),

        Namespace(
            addresses: ["http://www.w3.org/1999/02/22-rdf-syntax-ns#"],
            prefixes: ["rdf"],
            terms: ["rdf": (.rdf, .root)]),

        // XHTML, because RSS once carried whole articles in `xhtml:body`.
        Namespace(
            addresses: ["http://www.w3.org/1999/xhtml"],
            prefixes: ["xhtml"],
            terms: ["body": (.body, .markup)]),
    ]
}
