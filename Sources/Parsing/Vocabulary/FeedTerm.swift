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

/// The relevant attributes.
enum AttributeTerm: UInt8, Sendable {
    case href = 1, url, rel, type, length, term, label, about, resource, isPermalink, version, mode, source
    case width, height, medium, fileSize, text, duration, role, title, count, views, start, isDefault, hreflang
    case lastModified, base, picture, domain
}
