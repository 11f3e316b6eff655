internal import Configuring
internal import Deduplicating
internal import Fetching
internal import Sectioning

extension FetchSettings {
    static let settings = SettingTable<FetchSettings>(
        "fetching", "How feeds are fetched.",
        [
            Setting(
                "concurrency", \.concurrency, .whole(1...4_096),
                override: SettingOverride("--concurrency", "PULSE_CONCURRENCY"), "Feeds fetched at once."),
            Setting("perHost", \.perHost, .whole(1...4_096), "Feeds fetched at once from one host."),
            Setting("hostInterval", \.hostInterval, .number(0...60), "Seconds between two requests to one host."),
            Setting(
                "connectTimeout", \.connectTimeout, .number(0.1...600), "Seconds to wait for a connection."),
            Setting(
                "timeout", \.timeout, .number(0.1...3_600), override: SettingOverride("--timeout", "PULSE_TIMEOUT"),
                "Seconds that a feed may take in all."),
            Setting(
                "hostBudget", \.hostBudget, .number(0...86_400),
                "Time limit in seconds for one host in a run, applied separately to its feeds, its pages and its "
                    + "pictures. The rest waits for the next run. 0: no limit."),
            Setting(
                "roundBudget", \.roundBudget, .number(0...86_400),
                "Time limit in seconds for all hosts in a run, applied separately to feeds, pages and pictures. The rest "
                    + "waits for the next run. 0: no limit."),
            Setting(
                "deadline", \.deadline, .number(0...86_400),
                override: SettingOverride("--deadline", "PULSE_DEADLINE"),
                "Seconds after which a run stops fetching and parsing, whatever is under way. It publishes what has "
                    + "arrived; the rest waits for the next run. 0: no limit."),
            Setting(
                "bodyLimit", \.bodyLimit, .whole(1_024...1_073_741_824),
                "Maximum size of a feed in bytes, after decompression."),
            Setting(
                "articlesPerSource", \.articlesPerSource, .whole(0...1_000),
                "Article pages and transcripts fetched in a run for each source with `extract`."),
            Setting(
                "topArticles", \.topArticles, .whole(0...1_000),
                "Article pages fetched in a run for all sources with `extract` `top` together. 0: none."),
            Setting(
                "picturesPerRun", \.picturesPerRun, .whole(0...10_000),
                "Publishers' pictures fetched in a run with \"images\": \"cached\". The rest waits for the next run."),
            Setting("redirectLimit", \.redirectLimit, .whole(0...20), "Maximum number of redirects to follow."),
            Setting(
                "allowedHosts", \.allowedHosts, .list(of: .host),
                "Hosts that may be on a loopback or private network, with a port (`nas.local:8080`) or without one. All "
                    + "other hosts on such networks are refused. Only listed feeds can reach these hosts: at the given port or, "
                    + "without one, at the port in the feed's address and, after redirects, at 80 and 443. Links in their articles "
                    + "are fetched only from the feed's own scheme, host and port, and from the public Internet."),
            Setting(
                optional: "proxy", \.namedProxy, .proxy,
                "The proxy for feeds, pages, pictures, health checks, alerts and posts: its address (`http://`, `https://`, "
                    + "`socks5://`, `socks5h://`), or `environment` to use HTTPS_PROXY except for the hosts in NO_PROXY. Without "
                    + "it, or with `none`, no proxy is used, whatever the environment says."),
            Setting(
                optional: "authorities", \.authorities, .path,
                "A file of certificate authorities (PEM) to trust instead of the system's, for networks that inspect TLS "
                    + "traffic; relative to this file. Model servers do not use it, and `mail` has its own."),
            Setting(
                "userAgent", \.userAgent, .userAgent,
                "The User-Agent sent to servers. Without this key, the site's address is added to the default."),
        ])
}

extension Configuration {
    /// Whether the run has a deadline for fetching.
    public var hasDeadline: Bool { fetching.deadline > 0 }
}

extension DeduplicationSettings {
    static let settings = SettingTable<DeduplicationSettings>(
        "deduplicating", "How articles become stories.",
        [
            Setting(
                "similarity", \.similarity, .number(0...1),
                "How similar two articles must be to count as one event. Lower values make fewer, larger stories."),
            Setting(
                "storyGap", \.storyGap, .number(0...2_592_000),
                "Seconds without a new article after which a story is closed."),
            Setting(
                "titleGap", \.titleGap, .number(0...2_592_000),
                "Seconds within which identical titles from one publisher count as one article."),
            Setting(
                "titleWords", \.titleWords, .whole(1...100), "Minimum words for a title to identify an article."),
        ])
}

extension SectioningSettings {
    static let settings = SettingTable<SectioningSettings>(
        "sectioning", "How much pages show.",
        [
            Setting(
                object: "front", \.front, SectionLimits.settings,
                "Maximum number of cards in a section of the front page."),
            Setting(
                object: "desk", \.desk, SectionLimits.settings,
                "Maximum number of cards in a section of a category's page."),
            Setting(
                "thin", \.thin, .whole(0...1_000), "Weekly articles below which a category shows older ones."),
            Setting("filled", \.filled, .whole(0...1_000), "How many articles such a category shows."),
            Setting("headlines", \.headlines, .whole(1...100), "Number of headlines, including the lead."),
            Setting(
                "headlinesPerPublisher", \.headlinesPerPublisher, .whole(1...100),
                "Maximum number of headlines from one publisher."),
            Setting(
                "contexts", \.contexts, .whole(0...100),
                "Maximum number of general \"why it matters\" reasons in one section of a page, used if there are no better ones."
            ),
            Setting(
                "clusterRadius", \.clusterRadius, .number(1...2_000),
                "Places within this many kilometres share a marker on the map."),
            Setting("clusters", \.clusters, .whole(0...5_000), "Maximum number of markers on the map."),
        ])
}

extension SectionLimits {
    static let settings = SettingTable<SectionLimits>(
        "sectionLimits", "Maximum number of cards in each section.",
        [
            Setting("topStories", \.topStories, .whole(0...5_000), "In the last six hours."),
            Setting("earlierToday", \.earlierToday, .whole(0...5_000), "Earlier today."),
            Setting("thisWeek", \.thisWeek, .whole(0...5_000), "This week."),
        ])
}
