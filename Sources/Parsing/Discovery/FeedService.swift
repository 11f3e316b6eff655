/// A service with feeds at known places.
struct FeedService: Sendable {
    /// The host, or a suffix that begins with a dot.
    let host: String
    /// A function that returns feed addresses from the root address (without a trailing slash), the path segments and
    /// the query parameters.
    let feeds: @Sendable (_ root: String, _ path: [String], _ query: [String]) -> [String]

    func serves(_ host: String) -> Bool {
        let host = host.hasPrefix("www.") ? String(host.dropFirst(4)) : host
        return self.host.hasPrefix(".") ? host.hasSuffix(self.host) : host == self.host
    }

    /// All services, sorted by host. YouTube's `@` pages declare their feeds, so no guess is needed.
    static let all: [FeedService] = [
        FeedService(host: ".blogspot.com") { root, _, _ in ["\(root)/feeds/posts/default"] },
        FeedService(host: ".livejournal.com") { root, _, _ in ["\(root)/data/atom", "\(root)/data/rss"] },
        FeedService(host: ".medium.com") { root, _, _ in ["\(root)/feed"] },
        FeedService(host: ".substack.com") { root, _, _ in ["\(root)/feed"] },
        FeedService(host: ".tumblr.com") { root, _, _ in ["\(root)/rss"] },
        FeedService(host: ".wordpress.com") { root, _, _ in ["\(root)/feed/"] },
        FeedService(host: "bsky.app") { _, path, _ in
            path.first == "profile" && path.count > 1 ? ["https://bsky.app/profile/\(path[1])/rss"] : []
        },
        FeedService(host: "github.com") { _, path, _ in
            guard path.count >= 2 else { return path.first.map { ["https://github.com/\($0).atom"] } ?? [] }
            return ["releases", "tags", "commits"].map { "https://github.com/\(path[0])/\(path[1])/\($0).atom" }
        },
        FeedService(host: "medium.com") { _, path, _ in
            path.first.map { ["https://medium.com/feed/\($0)"] } ?? []
        },
        FeedService(host: "old.reddit.com", feeds: reddit),
        FeedService(host: "reddit.com", feeds: reddit),
        FeedService(host: "vimeo.com") { _, path, _ in
            path.first.map { ["https://vimeo.com/\($0)/videos/rss"] } ?? []
        },
        FeedService(host: "youtube.com") { _, path, query in
            let feed = "https://www.youtube.com/feeds/videos.xml"
            let list = query.first { $0.hasPrefix("list=") }?.dropFirst("list=".count)
            switch (path.first, path.dropFirst().first) {
            case ("channel", let channel?): return ["\(feed)?channel_id=\(channel)"]
            case ("user", let user?): return ["\(feed)?user=\(user)"]
            case ("playlist", _): return list.map { ["\(feed)?playlist_id=\($0)"] } ?? []
            default: return []
            }
        },
    ]

    /// Feeds of subreddits, users and the front page.
    private static let reddit: @Sendable (String, [String], [String]) -> [String] = { _, path, _ in
        let parts = path.prefix(2).filter { !$0.hasPrefix(".") }
        return ["https://www.reddit.com/" + parts.map { $0 + "/" }.joined() + ".rss"]
    }
}
