/// The purpose of a request, and the rules that follow from it.
enum Purpose {
    case feed, page, picture, robots

    /// The `Accept` header.
    var accepts: String {
        switch self {
        case .feed:
            "application/rss+xml, application/atom+xml, application/feed+json, application/xml;q=0.9, "
                + "text/xml;q=0.9, application/json;q=0.9, */*;q=0.5"
        case .page: "text/html, application/xhtml+xml;q=0.9, */*;q=0.1"
        case .picture: "image/avif, image/webp, image/png, image/jpeg, image/gif;q=0.9, */*;q=0.1"
        case .robots: "text/plain, */*;q=0.1"
        }
    }

    /// Bytes of a body after decompression.
    func bodyLimit(_ settings: FetchSettings) -> Int {
        switch self {
        case .feed: settings.bodyLimit
        // Seen in the wild: articles of 3 MB, nearly all of it scripts.
        case .page: min(settings.bodyLimit, 5 << 20)
        // Photographs straight from the camera are larger, and no page should carry them.
        case .picture: min(settings.bodyLimit, 8 << 20)
        case .robots: RobotsRules.limit
        }
    }

    /// Whether the host's robots.txt is asked first, at every hop.
    var heedsRobots: Bool { self == .page || self == .picture }

    /// Whether a body that is too long is cut off rather than refused.
    var takesBeginnings: Bool { self == .robots }
}
