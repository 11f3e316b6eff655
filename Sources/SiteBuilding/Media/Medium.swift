internal import Addressing
internal import Newsroom
internal import TextReading

/// The playable or viewable part of an article: a podcast, video or gallery.
struct Medium: Sendable {
    enum Kind: String, CaseIterable {
        case sound, film, pictures
    }

    let kind: Kind
    /// The file to play; nil for pictures.
    let file: Enclosure?
    /// Whether browsers can play the file. If not, it opens at the publisher.
    let isPlayable: Bool
    /// The publisher's own player.
    let frame: VideoFrame?
    let pictures: [Enclosure]

    /// Finds an article's medium; nil if it has none.
    init?(_ article: Article) {
        let frame = article.url.flatMap(VideoFrame.init(page:))
        let files = article.enclosures.filter { LinkAddress.safe($0.url) != nil }
        let film = files.first { $0.plays("video", [".mp4", ".m4v", ".webm", ".ogv"]) }
        let other = files.first { $0.type.map { $0.hasPrefix("video/") || $0.contains("mpegurl") } ?? false }
        if frame != nil || film != nil || other != nil {
            (kind, self.frame, pictures) = (.film, frame, [])
            (file, isPlayable) = (film ?? other, film != nil)
        } else if let sound = files.first(where: { $0.plays("audio", [".mp3", ".m4a", ".ogg", ".opus", ".oga"]) }) {
            (kind, file, isPlayable, self.frame, pictures) = (.sound, sound, true, nil, [])
        } else {
            let pictures = files.filter { $0.type?.hasPrefix("image/") ?? false }
            // A single picture is the article's illustration, not a gallery.
            guard pictures.count > 1 else { return nil }
            (kind, file, isPlayable, self.frame, self.pictures) = (.pictures, nil, false, nil, pictures)
        }
    }
}

extension Article {
    /// The chapters of an episode, or those that the description of a video lists.
    var chapters: [Enclosure.Mark] {
        if let marks = self.enclosures.lazy.map(\.marks).first(where: { !$0.isEmpty }) { return marks }
        // Short descriptions are summaries, without a text.
        guard let list = ChapterList(in: self.text) ?? ChapterList(in: self.summary),
            self.url.flatMap(VideoFrame.init(page:)) != nil
        else { return [] }
        return list.marks
    }
}

extension Enclosure {
    /// Returns whether browsers can play the file, judging by its media type or, if the publisher gives none, by its
    /// extension.
    fileprivate func plays(_ medium: String, _ endings: [String]) -> Bool {
        let path = url.lowercased().prefix { $0 != "?" && $0 != "#" }
        guard let type = type?.lowercased(), !type.isEmpty else { return endings.contains { path.hasSuffix($0) } }
        // Playlists of segments (HLS) play natively in only one browser family.
        return type.hasPrefix(medium + "/") && !type.contains("mpegurl")
    }
}

/// Other hosts that a page may load from at the reader's request, for its Content Security Policy. Each list is sorted.
struct ForeignSources: Sendable, Equatable, Encodable {
    /// The origins of embedded players.
    var frames: [String] = []
    /// The origins of pictures.
    var pictures: [String] = []
    /// The origins of chapter lists.
    var lists: [String] = []
    /// The schemes of audio and video files: "https:", plus "http:" if a file needs it. Podcasts redirect through
    /// several hosts before they play. The policy applies to each of those, and they cannot be known in advance.
    var files: [String] = []

    init() {}

    init(_ media: [Medium]) {
        frames = Set(media.compactMap(\.frame?.origin).filter(Self.isPlain)).sorted()
        pictures = Self.hosts(media.flatMap(\.pictures).map(\.url))
        lists = Self.hosts(media.filter { $0.kind == .sound }.compactMap(\.file?.chapters))
        let files = media.filter { $0.frame == nil && $0.isPlayable }.compactMap(\.file?.url)
        if !files.isEmpty { self.files = ["https:"] + (files.contains { $0.hasPrefix("http:") } ? ["http:"] : []) }
    }

    private static func hosts(_ addresses: [String]) -> [String] {
        Set(addresses.compactMap { LinkAddress.safe($0).flatMap(Origin.init)?.text }.filter(isPlain)).sorted()
    }

    /// Returns whether an origin is safe in a policy. RFC 3986 allows host names such as "a;script-src", which would
    /// end a directive and start another. Origins that fail are not loaded (CSP Level 3, section 2.3.1, host-source).
    static func isPlain(_ origin: String) -> Bool {
        origin.wholeMatch(of: /https?:\/\/[a-z0-9.\-]+(:[0-9]+)?/) != nil
    }
}
