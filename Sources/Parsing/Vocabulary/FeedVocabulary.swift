import MarkupReading

extension Vocabulary {
    /// Everything that feeds say and we understand, one line for each element of each namespace.
    static let feeds = Vocabulary(
        namespaces: [
            core, netscape, dublinCore, dublinCoreTerms, content, media, itunes, podcast, feedBurner, rdf, xhtml,
            googlePlay, slash, threads, creativeCommons,
            geoRSS, geography, basicGeo,
        ],
        attributes: [
            "about": .about, "count": .count, "duration": .duration, "filesize": .fileSize, "height": .height,
            "href": .href,
            "ispermalink": .isPermalink,
            "label": .label, "length": .length, "medium": .medium, "mode": .mode, "rel": .rel, "resource": .resource,
            "role": .role, "src": .source, "term": .term, "text": .text, "title": .title, "type": .type, "url": .url,
            "version": .version, "views": .views,
            "width": .width,
        ] as [String: AttributeTerm])

    /// RSS in all its versions and Atom in both: their names do not clash, and publishers mix them freely, with and
    /// without namespaces.
    private static let core = Namespace(
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
        ])

    /// RSS 0.90, which only its namespace tells from 1.0.
    private static let netscape = Namespace(
        addresses: ["http://my.netscape.com/rdf/simple/0.9/", "http://channel.netscape.com/rdf/simple/0.9/"],
        prefixes: [],
        terms: [
            "channel": (.netscapeChannel, .root), "item": (.item, .item), "title": (.title, .markup),
            "link": (.link, .value), "description": (.description, .markup), "image": (.image, .structure),
            "url": (.url, .value),
        ])

    /// https://www.dublincore.org/specifications/dublin-core/dces/
    private static let dublinCore = Namespace(
        addresses: ["http://purl.org/dc/elements/1.1/", "http://purl.org/dc/elements/1.0/"],
        prefixes: ["dc"],
        terms: [
            "title": (.dcTitle, .markup), "creator": (.creator, .value), "author": (.creator, .value),
            "date": (.date, .value), "description": (.dcDescription, .markup), "subject": (.category, .value),
            "language": (.dcLanguage, .value), "identifier": (.dcIdentifier, .value), "rights": (.rights, .value),
        ])

    /// https://www.dublincore.org/specifications/dublin-core/dcmi-terms/
    private static let dublinCoreTerms = Namespace(
        addresses: ["http://purl.org/dc/terms/"],
        prefixes: ["dcterms"],
        terms: [
            "issued": (.published, .value), "created": (.created, .value), "modified": (.updated, .value),
            "abstract": (.dcDescription, .markup), "creator": (.creator, .value), "language": (.dcLanguage, .value),
            "license": (.licence, .value), "rights": (.rights, .value),
        ])

    /// https://web.resource.org/rss/1.0/modules/content/
    private static let content = Namespace(
        addresses: ["http://purl.org/rss/1.0/modules/content/"],
        prefixes: ["content"],
        terms: ["encoded": (.encoded, .markup)])

    /// https://www.rssboard.org/media-rss
    private static let media = Namespace(
        addresses: [
            "http://search.yahoo.com/mrss/", "http://tools.search.yahoo.com/mrss/",
            "http://video.search.yahoo.com/mrss/",
        ],
        prefixes: ["media"],
        terms: [
            "group": (.mediaContent, .transparent), "content": (.mediaContent, .structure),
            "thumbnail": (.mediaThumbnail, .value), "title": (.mediaTitle, .markup),
            "description": (.mediaDescription, .markup), "credit": (.mediaCredit, .value),
            "keywords": (.mediaKeywords, .value), "category": (.category, .value),
            "location": (.mediaContent, .transparent), "license": (.licence, .value),
            "community": (.mediaStatistics, .transparent), "statistics": (.mediaStatistics, .value),
        ])

    /// https://help.apple.com/itc/podcasts_connect/#/itcb54353390
    private static let itunes = Namespace(
        addresses: ["http://www.itunes.com/dtds/podcast-1.0.dtd", "http://www.itunes.com/dtds/podcast-2.0.dtd"],
        prefixes: ["itunes"],
        terms: [
            "title": (.itunesTitle, .markup), "author": (.itunesAuthor, .value), "image": (.itunesImage, .value),
            "summary": (.itunesSummary, .markup), "subtitle": (.itunesSubtitle, .markup),
            "keywords": (.itunesKeywords, .value), "duration": (.itunesDuration, .value),
            "episode": (.itunesEpisode, .value), "season": (.season, .value),
        ])

    /// https://podcastindex.org/namespace/1.0
    private static let podcast = Namespace(
        addresses: [
            "https://podcastindex.org/namespace/1.0",
            "https://github.com/Podcastindex-org/podcast-namespace/blob/main/docs/1.0.md",
        ],
        prefixes: ["podcast"],
        terms: [
            "episode": (.itunesEpisode, .value), "season": (.season, .value), "transcript": (.transcript, .value),
            "chapters": (.chapters, .value), "person": (.person, .value), "license": (.licence, .value),
        ])

    private static let googlePlay = Namespace(
        addresses: ["http://www.google.com/schemas/play-podcasts/1.0"],
        prefixes: ["googleplay"],
        terms: ["image": (.itunesImage, .value), "author": (.itunesAuthor, .value)])

    /// FeedBurner replaced links by counting ones and kept the originals here.
    private static let feedBurner = Namespace(
        addresses: ["http://rssnamespace.org/feedburner/ext/1.0"],
        prefixes: ["feedburner"],
        terms: ["origlink": (.originalLink, .value)])

    /// https://web.resource.org/rss/1.0/modules/slash/
    private static let slash = Namespace(
        addresses: ["http://purl.org/rss/1.0/modules/slash/"],
        prefixes: ["slash"],
        terms: ["comments": (.commentCount, .value)])

    /// RFC 4685.
    private static let threads = Namespace(
        addresses: ["http://purl.org/syndication/thread/1.0"],
        prefixes: ["thr"],
        terms: ["total": (.commentCount, .value)])

    /// https://www.rssboard.org/creative-commons and https://web.resource.org/rss/1.0/modules/cc/
    private static let creativeCommons = Namespace(
        addresses: [
            "http://backend.userland.com/creativeCommonsRssModule",
            "http://cyber.law.harvard.edu/rss/creativeCommonsRssModule.html", "http://web.resource.org/cc/",
            "http://creativecommons.org/ns#",
        ],
        prefixes: ["creativecommons", "cc"],
        terms: ["license": (.licence, .value)])

    private static let rdf = Namespace(
        addresses: ["http://www.w3.org/1999/02/22-rdf-syntax-ns#"],
        prefixes: ["rdf"],
        terms: ["rdf": (.rdf, .root)])

    /// RSS once had whole articles as `xhtml:body`.
    private static let xhtml = Namespace(
        addresses: ["http://www.w3.org/1999/xhtml"],
        prefixes: ["xhtml"],
        terms: ["body": (.body, .markup)])

    /// https://docs.ogc.org/cs/17-002r1/17-002r1.html
    private static let geoRSS = Namespace(
        addresses: [
            "http://www.georss.org/georss", "http://www.georss.org/georss/10", "http://www.georss.org/georss/11",
        ],
        prefixes: ["georss"],
        terms: [
            "point": (.point, .value), "line": (.shape, .value), "polygon": (.shape, .value), "box": (.shape, .value),
            "where": (.point, .transparent),
        ])

    /// The part of GML that GeoRSS uses: its shapes are so many positions.
    private static let geography = Namespace(
        addresses: ["http://www.opengis.net/gml", "http://www.opengis.net/gml/3.2"],
        prefixes: ["gml"],
        terms: [
            "point": (.point, .transparent), "linestring": (.shape, .transparent), "polygon": (.shape, .transparent),
            "exterior": (.shape, .transparent), "linearring": (.shape, .transparent),
            "envelope": (.shape, .transparent), "pos": (.point, .value), "poslist": (.shape, .value),
            "lowercorner": (.corner, .value), "uppercorner": (.corner, .value),
        ])

    /// https://www.w3.org/2003/01/geo/
    private static let basicGeo = Namespace(
        addresses: ["http://www.w3.org/2003/01/geo/wgs84_pos#"],
        prefixes: ["geo"],
        terms: [
            "point": (.point, .transparent), "lat": (.latitude, .value), "long": (.longitude, .value),
            // Seen in the wild, though not in the vocabulary.
            "lon": (.longitude, .value),
        ])

    /// JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/) and Reddit's listings
    /// (https://www.reddit.com/dev/api/#listings): members as elements.
    static let json = Vocabulary(
        namespaces: [
            Namespace(
                addresses: [], prefixes: [],
                terms: [
                    "": (.json, .root),
                    "version": (.version, .value), "title": (.title, .value), "home_page_url": (.homePage, .value),
                    "language": (.language, .value), "items": (.item, .item), "id": (.identifier, .value),
                    "url": (.url, .value), "external_url": (.externalURL, .value),
                    "content_html": (.contentHTML, .value), "content_text": (.contentText, .value),
                    "summary": (.summary, .value), "image": (.image, .structure),
                    "banner_image": (.bannerImage, .value),
                    "date_published": (.published, .value), "date_modified": (.updated, .value),
                    "author": (.author, .structure), "authors": (.author, .structure), "name": (.name, .value),
                    "tags": (.tag, .value), "attachments": (.attachment, .structure), "mime_type": (.mediaType, .value),
                    "size_in_bytes": (.size, .value), "duration_in_seconds": (.duration, .value),
                    // Reddit.
                    "kind": (.kind, .value), "data": (.kind, .transparent), "children": (.item, .item),
                    "permalink": (.relativeLink, .value), "selftext_html": (.selfText, .value),
                    "created_utc": (.created, .value), "num_comments": (.commentCount, .value),
                    "link_flair_text": (.flair, .value),
                    "thumbnail": (.thumbnail, .value), "preview": (.preview, .transparent),
                    "images": (.previewImage, .transparent), "source": (.previewImage, .structure),
                    "width": (.width, .value), "height": (.height, .value),
                ])
        ],
        attributes: [:] as [String: AttributeTerm])
}

extension Vocabulary {
    fileprivate init(namespaces: [Namespace], attributes: [String: AttributeTerm]) {
        self.init(namespaces: namespaces, attributes: attributes.mapValues(\.rawValue))
    }
}

extension Vocabulary.Namespace {
    fileprivate init(addresses: [String], prefixes: [String], terms: [String: (Term, ElementRole)]) {
        self.init(
            addresses: addresses, prefixes: prefixes,
            elements: terms.mapValues { Vocabulary.Meaning(code: $0.0.rawValue, role: $0.1) })
    }
}
