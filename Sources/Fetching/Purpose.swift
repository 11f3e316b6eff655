/// The purpose of a request, and the rules that follow from it.
enum Purpose {
    /// A listing is a page read in place of a feed; a page is an article's own.
    case feed, listing, page, picture, robots

    /// The `Accept` header.
    var accepts: String {
        switch self {
        case .feed:
            "application/rss+xml, application/atom+xml, application/feed+json, application/xml;q=0.9, "
                + "text/xml;q=0.9, application/json;q=0.9, */*;q=0.5"
        case .listing, .page: "text/html, application/xhtml+xml;q=0.9, */*;q=0.1"
        case .picture: "image/avif, image/webp, image/png, image/jpeg, image/gif;q=0.9, */*;q=0.1"
        case .robots: "text/plain, */*;q=0.1"
        }
    }

    /// Returns the maximum number of bytes in a decompressed body.
    func bodyLimit(_ settings: FetchSettings) -> Int {
        switch self {
        case .feed: settings.bodyLimit
        // Seen in the wild: article pages of 3 MB, nearly all of it scripts.
        case .listing, .page: min(settings.bodyLimit, 5 << 20)
        // Unedited photographs are larger, but shouldn't be on a page.
        case .picture: min(settings.bodyLimit, 8 << 20)
        case .robots: RobotsRules.limit
        }
    }

    /// Whether robots.txt is checked first, at every redirect.
    var heedsRobots: Bool { self == .listing || self == .page || self == .picture }

    /// Whether it is for the source itself: a feed, or a page read as one.
    var isForSource: Bool { self == .feed || self == .listing }

    /// Whether an oversized body is truncated rather than rejected.
    var takesBeginnings: Bool { self == .robots }
}
