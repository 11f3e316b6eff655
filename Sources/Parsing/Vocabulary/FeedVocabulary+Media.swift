import MarkupReading

// Pictures, audio and video.
extension Vocabulary {
    /// https://www.rssboard.org/media-rss
    static let media = Namespace(
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
    static let itunes = Namespace(
        addresses: ["http://www.itunes.com/dtds/podcast-1.0.dtd", "http://www.itunes.com/dtds/podcast-2.0.dtd"],
        prefixes: ["itunes"],
        terms: [
            "title": (.itunesTitle, .markup), "author": (.itunesAuthor, .value), "image": (.itunesImage, .value),
            "summary": (.itunesSummary, .markup), "subtitle": (.itunesSubtitle, .markup),
            "keywords": (.itunesKeywords, .value), "duration": (.itunesDuration, .value),
            "episode": (.itunesEpisode, .value), "season": (.season, .value),
        ])

    /// https://podcastindex.org/namespace/1.0
    static let podcast = Namespace(
        addresses: [
            "https://podcastindex.org/namespace/1.0",
            "https://github.com/Podcastindex-org/podcast-namespace/blob/main/docs/1.0.md",
        ],
        prefixes: ["podcast"],
        terms: [
            "episode": (.itunesEpisode, .value), "season": (.season, .value), "transcript": (.transcript, .value),
            "chapters": (.chapters, .value), "person": (.person, .value), "license": (.licence, .value),
        ])

    /// https://podlove.org/simple-chapters
    static let podlove = Namespace(
        addresses: ["http://podlove.org/simple-chapters"], prefixes: ["psc"],
        terms: ["chapters": (.chapters, .transparent), "chapter": (.chapter, .value)])

    static let googlePlay = Namespace(
        addresses: ["http://www.google.com/schemas/play-podcasts/1.0"],
        prefixes: ["googleplay"],
        terms: ["image": (.itunesImage, .value), "author": (.itunesAuthor, .value)])
}
