public import FoundationEssentials
internal import Newsroom
internal import TextReading

/// A day's digest as an audio file.
public struct Episode: Sendable {
    /// The day's id: "2026-03-14".
    public var day: String
    /// The file name.
    public var name: String
    /// The media type: "audio/mpeg".
    public var type: String
    public var audio: [UInt8]
    public var seconds: Double
    public var made: Date
    /// The titles of its parts, and their start times in seconds.
    public var parts: [(title: String, start: Double)]
    /// The transcript.
    public var text: String

    public init(
        day: String, name: String, type: String, audio: [UInt8], seconds: Double, made: Date,
        parts: [(title: String, start: Double)], text: String
    ) {
        self.day = day
        self.name = name
        self.type = type
        self.audio = audio
        self.seconds = seconds
        self.made = made
        self.parts = parts
        self.text = text
    }
}

/// The spoken digest as a podcast: `feeds/podcast.xml` (RSS 2.0 with the elements of Apple and Podcasting 2.0), audio
/// files, chapters (`podcast/DAY.json`) and transcripts (`podcast/DAY.txt`).
struct PodcastPlan {
    static let feed = "feeds/podcast.xml"

    let edition: Edition
    let words: Localisation
    /// The episodes, newest first.
    let episodes: [Episode]

    var pages: [Page] {
        guard !episodes.isEmpty else { return [] }
        let files = episodes.flatMap { episode in
            [
                Page(path: Self.path(episode.name), bytes: episode.audio),
                Page(path: Self.path(episode.day + ".json"), bytes: JSONFile.bytes(of: Chapters(episode))),
                Page(path: Self.path(episode.day + ".txt"), text: episode.text + "\n"),
            ]
        }
        // Enclosures in a feed require absolute addresses.
        return files + (SiteAddress(edition.site).map { [Page(path: Self.feed, text: document($0))] } ?? [])
    }

    static func path(_ name: String) -> String { "\(SiteFolder.podcast.rawValue)/\(name)" }

    /// A chapter list in the format of Podcasting 2.0, "JSON Chapters", version 1.2.
    private struct Chapters: Encodable {
        struct Chapter: Encodable {
            let startTime: Double
            let title: String
        }

        let version = "1.2.0"
        let chapters: [Chapter]

        init(_ episode: Episode) {
            chapters = episode.parts.map { Chapter(startTime: ($0.start * 1000).rounded() / 1000, title: $0.title) }
        }
    }

    private func document(_ address: SiteAddress) -> String {
        let site = edition.site
        var channel = [
            XMLElement("title", text: "\(site.title) · \(words["title.digest"])"),
            XMLElement("link", text: address(PageKind.digest.path)),
            XMLElement("description", text: words["description.digest"]),
            XMLElement("language", text: words.language),
            XMLElement("itunes:author", text: site.title), XMLElement("itunes:explicit", text: "false"),
            XMLElement("itunes:category", ["text": "News"]),
            XMLElement(
                "atom:link", ["rel": "self", "type": "application/rss+xml", "href": address(Self.feed)]),
        ]
        channel += episodes.map { item($0, address) }
        return XMLElement(
            "rss",
            [
                "version": "2.0", "xmlns:atom": "http://www.w3.org/2005/Atom",
                "xmlns:itunes": "http://www.itunes.com/dtds/podcast-1.0.dtd",
                "xmlns:podcast": "https://podcastindex.org/namespace/1.0",
            ], elements: [XMLElement("channel", elements: channel)]
        ).document
    }

    private func item(_ episode: Episode, _ address: SiteAddress) -> XMLElement {
        let clock = WallClock(timeZone: edition.site.timeZone, words: words)
        return XMLElement(
            "item",
            elements: [
                XMLElement("title", text: clock.day(named: episode.day)),
                XMLElement("link", text: address(Address.dayPath(episode.day))),
                XMLElement("guid", ["isPermaLink": "false"], text: address(Self.path(episode.day))),
                XMLElement("pubDate", text: Self.date(episode.made)),
                XMLElement("description", text: episode.parts.map(\.title).joined(separator: " · ")),
                XMLElement(
                    "enclosure",
                    [
                        "url": address(Self.path(episode.name)), "length": String(episode.audio.count),
                        "type": episode.type,
                    ]),
                XMLElement("itunes:duration", text: String(Int(episode.seconds.rounded()))),
                XMLElement(
                    "podcast:chapters",
                    ["url": address(Self.path(episode.day + ".json")), "type": "application/json+chapters"]),
                XMLElement(
                    "podcast:transcript", ["url": address(Self.path(episode.day + ".txt")), "type": "text/plain"]),
            ])
    }

    /// Formats a date by RFC 822, section 5.1, with the four-digit year of RFC 2822.
    private static func date(_ moment: Date) -> String {
        let time = CivilTime(secondsSince1970: Int(moment.timeIntervalSince1970.rounded(.down)))
        let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
        let days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }
        return "\(days[time.weekday]), \(two(time.day)) \(months[time.month - 1]) \(time.year) "
            + "\(two(time.hour)):\(two(time.minute)):\(two(time.second)) +0000"
    }
}

/// Template values for the newest spoken digest on the digest page: `address`, `length` ("12:34"), and `feed` if the
/// site has an address.
struct EpisodeLink: TemplateView {
    let address: String
    let length: String
    let feed: String?

    init?(_ episodes: [Episode], site: Site) {
        guard let newest = episodes.first else { return nil }
        address = Address.root + PodcastPlan.path(newest.name)
        length = ChapterList.clock(Int(newest.seconds.rounded()))
        feed = SiteAddress(site) == nil ? nil : Address.root + PodcastPlan.feed
    }

    func child(named name: String) -> (any TemplateValue)? {
        switch name {
        case "address": address
        case "length": length
        case "feed": feed ?? false
        default: nil
        }
    }
}
