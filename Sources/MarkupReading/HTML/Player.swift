internal import Addressing

/// An embedded player whose frame is replaced by a link. The tags of all other frames are dropped.
struct Player: Sendable {
    /// The link's text.
    var label: String
    /// The start of the frame's address: host and path, without `www.`.
    var frame: String
    /// The start of the address of the corresponding page, to which the identifier is appended. If nil, the link leads
    /// to the frame itself.
    var page: String?
    /// The query parameter with the identifier; if nil, the identifier follows `frame` in the path.
    var parameter: String?

    init(_ label: String, _ frame: String, page: String? = nil, parameter: String? = nil) {
        self.label = label
        self.frame = frame
        self.page = page
        self.parameter = parameter
    }

    private static let watch = "https://www.youtube.com/watch?v="

    /// All known players; the first match wins.
    static let known = [
        Player("Audio on Acast", "embed.acast.com/"),
        Player("Podcast on Apple Podcasts", "embed.podcasts.apple.com/"),
        Player("Audio on Audioboom", "embeds.audioboom.com/"),
        Player("Audio on Bandcamp", "bandcamp.com/EmbeddedPlayer/"),
        Player("Media on the BBC", "bbc.co.uk/news/av-embeds/"), Player("Media on the BBC", "bbc.com/news/av-embeds/"),
        Player("Media on the BBC", "bbc.co.uk/programmes/", page: "https://www.bbc.co.uk/programmes/"),
        Player("Video on Bilibili", "player.bilibili.com/player.html"),
        Player("Video on Brightcove", "players.brightcove.net/"),
        Player("Video on Dailymotion", "dailymotion.com/embed/video/", page: "https://www.dailymotion.com/video/"),
        Player(
            "Video on Dailymotion", "geo.dailymotion.com/player", page: "https://www.dailymotion.com/video/",
            parameter: "video"),
        Player("Video on Facebook", "facebook.com/plugins/video.php"),
        Player("Media on the Internet Archive", "archive.org/embed/", page: "https://archive.org/details/"),
        Player("Video on JW Player", "cdn.jwplayer.com/players/"),
        Player("Podcast on Libsyn", "html5-player.libsyn.com/embed/"),
        Player("Podcast on Megaphone", "playlist.megaphone.fm/"),
        Player("Podcast on Megaphone", "player.megaphone.fm/"),
        Player("Audio on Omny", "omny.fm/shows/"),
        Player("Podcast on Podbean", "podbean.com/player-v2/"),
        Player("Audio on SoundCloud", "w.soundcloud.com/player/"),
        Player(
            "Podcast on Spotify", "open.spotify.com/embed-podcast/episode/", page: "https://open.spotify.com/episode/"),
        Player("Podcast on Spotify", "open.spotify.com/embed-podcast/show/", page: "https://open.spotify.com/show/"),
        Player("Podcast on Spotify", "open.spotify.com/embed/episode/", page: "https://open.spotify.com/episode/"),
        Player("Podcast on Spotify", "open.spotify.com/embed/show/", page: "https://open.spotify.com/show/"),
        Player("Audio on Spotify", "open.spotify.com/embed/"),
        Player("Video on Streamable", "streamable.com/e/", page: "https://streamable.com/"),
        Player("Talk on TED", "embed.ted.com/talks/", page: "https://www.ted.com/talks/"),
        Player("Video on TikTok", "tiktok.com/embed/"), Player("Video on TikTok", "tiktok.com/player/"),
        Player("Video on Twitch", "player.twitch.tv/"), Player("Video on Twitch", "clips.twitch.tv/embed"),
        Player("Video on Vimeo", "player.vimeo.com/video/", page: "https://vimeo.com/"),
        Player("Media on Wikimedia", "upload.wikimedia.org/"), Player("Media on Wikimedia", "commons.wikimedia.org/"),
        Player(
            "Videos on YouTube", "youtube.com/embed/videoseries", page: "https://www.youtube.com/playlist?list=",
            parameter: "list"),
        Player(
            "Videos on YouTube", "youtube-nocookie.com/embed/videoseries",
            page: "https://www.youtube.com/playlist?list=", parameter: "list"),
        Player(
            "Video on YouTube", "youtube.com/embed/live_stream", page: "https://www.youtube.com/channel/",
            parameter: "channel"),
        Player("Video on YouTube", "youtube.com/embed/", page: watch),
        Player("Video on YouTube", "youtube.com/v/", page: watch),
        Player("Video on YouTube", "youtube-nocookie.com/embed/", page: watch),
    ]

    /// The players' hosts, without duplicates.
    static let hosts: [[UInt8]] = Set(known.map { $0.frame.prefix { $0 != "/" } }).sorted().map { Array($0.utf8) }

    /// Returns the address and text of the link for a frame; nil if it isn't a known player.
    static func link(toFrame address: [UInt8]) -> (address: [UInt8], label: String)? {
        guard let slashes = address.firstRange(of: Array("//".utf8)) else { return nil }
        var rest = address[slashes.upperBound...]
        if rest.starts(with: "www.".utf8) { rest = rest.dropFirst(4) }
        guard let player = known.first(where: { rest.starts(with: $0.frame.utf8) }) else { return nil }
        guard let page = player.page else { return (Tracking.removed(from: address), player.label) }
        return player.identifier(in: rest).map { (Array(page.utf8) + $0, player.label) }
    }

    /// - Parameter address: the address without its scheme.
    private func identifier(in address: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        var start = address.dropFirst(frame.utf8.count)
        if let parameter {
            let query = start.drop { $0 != UInt8(ascii: "?") }.dropFirst().prefix { $0 != UInt8(ascii: "#") }
            let pieces = query.split(separator: UInt8(ascii: "&"))
            guard let piece = pieces.first(where: { $0.starts(with: "\(parameter)=".utf8) }) else { return nil }
            start = piece.dropFirst(parameter.utf8.count + 1)
        }
        let identifier = start.prefix { byte in
            byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 26 || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
        }
        return identifier.isEmpty ? nil : identifier
    }
}
