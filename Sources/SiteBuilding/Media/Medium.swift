internal import Addressing
internal import Newsroom

/// What of an article can be heard, watched or looked through.
struct Medium: Sendable {
    enum Kind: String, CaseIterable {
        case sound, film, pictures
    }

    let kind: Kind
    /// What is played; nil for pictures.
    let file: Enclosure?
    /// Whether browsers play the file; what they do not opens at its publisher's.
    let isPlayable: Bool
    /// The publisher's own player.
    let frame: VideoFrame?
    let pictures: [Enclosure]

    /// nil where there is nothing of the kind.
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
            // One picture is the article's own.
            guard pictures.count > 1 else { return nil }
            (kind, file, isPlayable, self.frame, self.pictures) = (.pictures, nil, false, nil, pictures)
        }
    }
}

extension Enclosure {
    /// Whether browsers play it: as its publisher says or, where they say nothing, as its address ends.
    fileprivate func plays(_ medium: String, _ endings: [String]) -> Bool {
        let path = url.lowercased().prefix { $0 != "?" && $0 != "#" }
        guard let type = type?.lowercased(), !type.isEmpty else { return endings.contains { path.hasSuffix($0) } }
        // A list of parts of a film (HLS) plays in one family of browsers alone.
        return type.hasPrefix(medium + "/") && !type.contains("mpegurl")
    }
}

/// What a page may ask of other hosts once its reader wants that, for its policy; each list sorted.
struct ForeignSources: Sendable, Equatable {
    /// Hosts of players in frames.
    var frames: [String] = []
    /// Hosts of pictures.
    var pictures: [String] = []
    /// Hosts of lists of chapters.
    var lists: [String] = []
    /// Whence sound and films come: "https:", and "http:" where one does. Podcasts are led on from host to host before they
    /// play, and a policy holds for each of these, whom nobody can know beforehand.
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

    /// Whether a policy can name a host: nothing in it may end a directive and begin another ("a;script-src", which RFC 3986 lets
    /// a host be called). What is left out is not loaded (CSP Level 3, section 2.3.1, host-source).
    static func isPlain(_ origin: String) -> Bool {
        origin.wholeMatch(of: /https?:\/\/[a-z0-9.\-]+(:[0-9]+)?/) != nil
    }
}
