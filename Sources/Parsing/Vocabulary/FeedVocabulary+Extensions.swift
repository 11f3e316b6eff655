import MarkupReading

/// The facts that elements can state, independent of the format's and namespace's name for them.
enum FeedTerm: UInt8, Sendable {
    // Documents. 0 is unused.
    case rss = 1, rdf, netscapeChannel, atom, json, item
    // Common to feeds and items.
    case title, link, description, subtitle, language, category, author, contributor, creator, date, image, rights
    // Items.
    case identifier, permalink, pubDate, published, updated, created, summary, content, encoded, body, enclosure
    case comments, commentCount, licence, source, abstract, premium
    // Parts of the above.
    case name, email, uri, url
    // Dublin Core, Media RSS, iTunes, FeedBurner.
    case dcTitle, dcDescription, dcIdentifier, dcLanguage
    case mediaContent, mediaThumbnail, mediaTitle, mediaDescription, mediaCredit, mediaKeywords, mediaStatistics
    case itunesTitle, itunesAuthor, itunesImage, itunesSummary, itunesSubtitle, itunesKeywords
    case itunesDuration, itunesEpisode, season, transcript, chapters, chapter, person
    case originalLink
    // GeoRSS, GML, W3C geo.
    case point, shape, corner, latitude, longitude
    // JSON Feed.
    case version, homePage, externalURL, contentHTML, contentText, bannerImage, tag, attachment, mediaType, size,
        duration
    // Reddit.
    case kind, postTitle, relativeLink, selfText, flair, thumbnail, preview, previewImage, width, height
}

extension Vocabulary {
    /// The namespaces that extend the formats.
    static let extensions: [Namespace] = [
        // Pictures, audio and video.
        // https://www.rssboard.org/media-rss
        Namespace(
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
            ]),

        // https://help.apple.com/itc/podcasts_connect/#/itcb54353390
        Namespace(
            addresses: ["http://www.itunes.com/dtds/podcast-1.0.dtd", "http://www.itunes.com/dtds/podcast-2.0.dtd"],
            prefixes: ["itunes"],
            terms: [
                "title": (.itunesTitle, .markup), "author": (.itunesAuthor, .value), "image": (.itunesImage, .value),
                "summary": (.itunesSummary, .markup), "subtitle": (.itunesSubtitle, .markup),
                "keywords": (.itunesKeywords, .value), "duration": (.itunesDuration, .value),
                "episode": (.itunesEpisode, .value), "season": (.season, .value),
            ]),

        // https://podcastindex.org/namespace/1.0
        Namespace(
            addresses: [
                "https://podcastindex.org/namespace/1.0",
                "https://github.com/Podcastindex-org/podcast-namespace/blob/main/docs/1.0.md",
            ],
            prefixes: ["podcast"],
            terms: [
                "episode": (.itunesEpisode, .value), "season": (.season, .value), "transcript": (.transcript, .value),
                "chapters": (.chapters, .value), "person": (.person, .value), "license": (.licence, .value),
            ]),

        // https://podlove.org/simple-chapters
        Namespace(
            addresses: ["http://podlove.org/simple-chapters"], prefixes: ["psc"],
            terms: ["chapters": (.chapters, .transparent), "chapter": (.chapter, .value)]),

        Namespace(
            addresses: ["http://www.google.com/schemas/play-podcasts/1.0"],
            prefixes: ["googleplay"],
            terms: ["image": (.itunesImage, .value), "author": (.itunesAuthor, .value)]),

        // Metadata that feeds borrow: Dublin Core, which RSS 1.0 relies on, and Creative Commons.
        // https://www.dublincore.org/specifications/dublin-core/dces/
        Namespace(
            addresses: ["http://purl.org/dc/elements/1.1/", "http://purl.org/dc/elements/1.0/"],
            prefixes: ["dc"],
            terms: [
                "title": (.dcTitle, .markup), "creator": (.creator, .value), "author": (.creator, .value),
                "date": (.date, .value), "description": (.dcDescription, .markup), "subject": (.category, .value),
                "language": (.dcLanguage, .value), "identifier": (.dcIdentifier, .value), "rights": (.rights, .value),
            ]),

        // https://www.dublincore.org/specifications/dublin-core/dcmi-terms/
        Namespace(
            addresses: ["http://purl.org/dc/terms/"],
            prefixes: ["dcterms"],
            terms: [
                "issued": (.published, .value), "created": (.created, .value), "modified": (.updated, .value),
                "abstract": (.dcDescription, .markup), "creator": (.creator, .value), "language": (.dcLanguage, .value),
                "license": (.licence, .value), "rights": (.rights, .value),
            ]),

        // https://www.rssboard.org/creative-commons and https://web.resource.org/rss/1.0/modules/cc/
        Namespace(
            addresses: [
                "http://backend.userland.com/creativeCommonsRssModule",
                "http://cyber.law.harvard.edu/rss/creativeCommonsRssModule.html", "http://web.resource.org/cc/",
                "http://creativecommons.org/ns#",
            ],
            prefixes: ["creativecommons", "cc"],
            terms: ["license": (.licence, .value)]),

        // Services, blogs and papers: original links, comments, subscriptions.
        // FeedBurner, which replaced links with click-counting ones and preserved the originals here.
        Namespace(
            addresses: ["http://rssnamespace.org/feedburner/ext/1.0"],
            prefixes: ["feedburner"],
            terms: ["origlink": (.originalLink, .value)]),

        // Pheedo, which did the same.
        Namespace(
            addresses: ["http://www.pheedo.com/namespace/pheedo"],
            prefixes: ["pheedo"],
            terms: ["origlink": (.originalLink, .value)]),

        // https://web.resource.org/rss/1.0/modules/slash/
        Namespace(
            addresses: ["http://purl.org/rss/1.0/modules/slash/"],
            prefixes: ["slash"],
            terms: ["comments": (.commentCount, .value)]),

        // RFC 4685.
        Namespace(
            addresses: ["http://purl.org/syndication/thread/1.0"],
            prefixes: ["thr"],
            terms: ["total": (.commentCount, .value)]),

        // Seen in the wild: welt.de.
        Namespace(
            addresses: ["https://www.welt.de/spec"], prefixes: ["welt"], terms: ["premium": (.premium, .value)]),

        // Locations.
        // https://docs.ogc.org/cs/17-002r1/17-002r1.html
        Namespace(
            addresses: [
                "http://www.georss.org/georss", "http://www.georss.org/georss/10", "http://www.georss.org/georss/11",
            ],
            prefixes: ["georss"],
            terms: [
                "point": (.point, .value), "line": (.shape, .value), "polygon": (.shape, .value),
                "box": (.shape, .value),
                "where": (.point, .transparent),
            ]),

        // The part of GML used by GeoRSS, whose shapes are lists of positions.
        Namespace(
            addresses: ["http://www.opengis.net/gml", "http://www.opengis.net/gml/3.2"],
            prefixes: ["gml"],
            terms: [
                "point": (.point, .transparent), "linestring": (.shape, .transparent),
                "polygon": (.shape, .transparent),
                "exterior": (.shape, .transparent), "linearring": (.shape, .transparent),
                "envelope": (.shape, .transparent), "pos": (.point, .value), "poslist": (.shape, .value),
                "lowercorner": (.corner, .value), "uppercorner": (.corner, .value),
            ]),

        // https://www.w3.org/2003/01/geo/
        Namespace(
            addresses: ["http://www.w3.org/2003/01/geo/wgs84_pos#"],
            prefixes: ["geo"],
            terms: [
                "point": (.point, .transparent), "lat": (.latitude, .value), "long": (.longitude, .value),
                // Seen in the wild, though not part of the vocabulary.
                "lon": (.longitude, .value),
            ]),
    ]
}
