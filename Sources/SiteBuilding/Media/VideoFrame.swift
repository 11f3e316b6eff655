internal import Addressing

/// A video publisher's player, embedded in a frame.
struct VideoFrame: Sendable, Equatable {
    /// The service that learns of the visit when the player loads: "YouTube", or a host name.
    let service: String
    /// The origin that the page's policy must allow: "https://www.youtube-nocookie.com".
    let origin: String
    let address: String

    /// Recognises the player for a video page; nil for unknown sites, whose videos open there.
    ///
    /// - Parameter page: the address of the publisher's page with the video.
    init?(page: String) {
        let parts = AddressParts(page)
        guard let host = Origin(parts), host.isSecure || host.host.hasSuffix("youtube.com") else { return nil }
        let segments = parts.segments.map { String(decoding: $0, as: UTF8.self) }
        switch host.host {
        case "www.youtube.com", "youtube.com", "m.youtube.com", "youtu.be", "www.youtube-nocookie.com":
            guard let id = Self.youTube(host.host, segments, parts.query) else { return nil }
            self.init("YouTube", "https://www.youtube-nocookie.com", "/embed/\(id)?rel=0")
        case "vimeo.com", "www.vimeo.com":
            guard segments.count == 1, (6...12).contains(segments[0].utf8.count), segments[0].allSatisfy(\.isASCIIDigit)
            else { return nil }
            self.init("Vimeo", "https://player.vimeo.com", "/video/\(segments[0])?dnt=1")
        default:
            guard host.isSecure, let id = Self.peerTube(segments) else { return nil }
            let port = host.port.map { ":" + $0 } ?? ""
            self.init(host.host, "https://\(host.host)\(port)", "/videos/embed/\(id)?p2p=0")
        }
    }

    private init(_ service: String, _ origin: String, _ path: String) {
        self.service = service
        self.origin = origin
        address = origin + path
    }

    /// Returns the id in `watch?v=ID`, `shorts/ID`, `live/ID`, `embed/ID` or `youtu.be/ID`. Ids have eleven characters.
    private static func youTube(_ host: String, _ segments: [String], _ query: ArraySlice<UInt8>?) -> String? {
        let id: String? =
            if host == "youtu.be" {
                segments.first
            } else if segments == ["watch"] {
                query?.split(separator: UInt8(ascii: "&")).first { $0.starts(with: "v=".utf8) }
                    .map { String(decoding: $0.dropFirst(2), as: UTF8.self) }
            } else if segments.count == 2, ["shorts", "live", "embed"].contains(segments[0]) {
                segments[1]
            } else {
                nil
            }
        return id.flatMap { $0.wholeMatch(of: /[A-Za-z0-9_-]{11}/) == nil ? nil : $0 }
    }

    /// Returns a PeerTube id. Any PeerTube server has pages at `/w/ID` (22 characters) and `/videos/watch/UUID`, which
    /// no other software is known to use (docs.joinpeertube.org, "Embed").
    private static func peerTube(_ segments: [String]) -> String? {
        if segments.count == 2, segments[0] == "w", segments[1].wholeMatch(of: /[1-9A-HJ-NP-Za-km-z]{21,22}/) != nil {
            return segments[1]
        }
        guard segments.count == 3, segments[0] == "videos", segments[1] == "watch" else { return nil }
        return segments[2].wholeMatch(of: /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/) == nil ? nil : segments[2]
    }
}

extension Character {
    fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
