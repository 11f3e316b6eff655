internal import Configuring
internal import Deduplicating
internal import Fetching
internal import Sectioning

extension FetchSettings {
    static let settings = SettingTable<FetchSettings>(
        "fetching", "How feeds are asked for.",
        [
            Setting(
                "concurrency", \.concurrency, .whole(1...4_096),
                override: SettingOverride("--concurrency", "PULSE_CONCURRENCY"), "Feeds asked for at once."),
            Setting("perHost", \.perHost, .whole(1...4_096), "Feeds asked for at once of one host."),
            Setting("hostInterval", \.hostInterval, .number(0...60), "Seconds between two requests to one host."),
            Setting(
                "connectTimeout", \.connectTimeout, .number(0.1...600), "Seconds until a connection must stand."),
            Setting(
                "timeout", \.timeout, .number(0.1...3_600), override: SettingOverride("--timeout", "PULSE_TIMEOUT"),
                "Seconds that a feed may take as a whole."),
            Setting(
                "hostBudget", \.hostBudget, .number(0...86_400),
                "Seconds that one host may take in a run for its feeds, then for its pages, then for its pictures; the "
                    + "rest is left for the next run. 0: as long as it takes."),
            Setting(
                "roundBudget", \.roundBudget, .number(0...86_400),
                "Seconds that all feeds may take in a run, then all pages, then all pictures; the rest is left for the "
                    + "next run. 0: as long as it takes."),
            Setting(
                "deadline", \.deadline, .number(0...86_400),
                override: SettingOverride("--deadline", "PULSE_DEADLINE"),
                "Seconds after which a run asks for nothing more, whatever is under way, parsing included; what has come by then is published, "
                    + "the rest is left for the next run. 0: none."),
            Setting(
                "bodyLimit", \.bodyLimit, .whole(1_024...1_073_741_824),
                "Bytes that a feed may have, counted after decompression."),
            Setting(
                "articlesPerSource", \.articlesPerSource, .whole(0...1_000),
                "Articles' own pages that are read in a run, for each source with \"extract\": true."),
            Setting(
                "picturesPerRun", \.picturesPerRun, .whole(0...10_000),
                "Publishers' pictures that are asked for in a run, with \"images\": \"cached\"; what is left comes "
                    + "with the next run."),
            Setting("redirectLimit", \.redirectLimit, .whole(0...20), "Redirects that are followed."),
            Setting(
                "allowedHosts", \.allowedHosts, .list(of: .host),
                "Hosts that may be on a loopback or private network, each with a port (`nas.local:8080`) or without one; all "
                    + "others are refused there. Only feeds of this list get there: at that port, or, without one, at the port "
                    + "that the feed's address has, and where the feed redirects to, at 80 and 443. What their articles name is "
                    + "asked for at the feed's own scheme, host and port, and on the public Internet."),
            Setting(
                optional: "proxy", \.namedProxy, .proxy,
                "The proxy that all requests go through: its address (`http://`, `https://`, `socks5://`, `socks5h://`), or "
                    + "`environment` for that of HTTPS_PROXY, less the hosts of NO_PROXY. Without it, or with `none`, no proxy is "
                    + "used, whatever the environment says."),
            Setting(
                optional: "authorities", \.authorities, .path,
                "A file of certificate authorities (PEM) that may vouch for publishers, in place of the system's, as a network "
                    + "that reads along needs it; relative to this file."),
            Setting(
                "userAgent", \.userAgent, .userAgent,
                "How the tool names itself to servers; without this key the site's address is added to the default."),
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
                "How alike two articles must be to tell one event: lower makes fewer and larger stories."),
            Setting(
                "storyGap", \.storyGap, .number(0...2_592_000),
                "Seconds of silence after which a story takes no more articles."),
            Setting(
                "titleGap", \.titleGap, .number(0...2_592_000),
                "Seconds within which one publisher's equal titles are one article."),
            Setting(
                "titleWords", \.titleWords, .whole(1...100), "Words that a title needs to identify an article."),
        ])
}

extension SectioningSettings {
    static let settings = SettingTable<SectioningSettings>(
        "sectioning", "How much the pages show.",
        [
            Setting(
                object: "front", \.front, SectionLimits.settings,
                "Cards that a section of the front page shows at most."),
            Setting(
                object: "desk", \.desk, SectionLimits.settings,
                "Cards that a section of a category's page shows at most."),
            Setting(
                "thin", \.thin, .whole(0...1_000), "A category with fewer articles in a week reaches further back."),
            Setting("filled", \.filled, .whole(0...1_000), "How many it then shows."),
            Setting("headlines", \.headlines, .whole(1...100), "Headlines, the hero included."),
            Setting(
                "headlinesPerPublisher", \.headlinesPerPublisher, .whole(1...100),
                "Headlines that one publisher may have."),
            Setting(
                "contexts", \.contexts, .whole(0...100),
                "General reasons why it matters that a page shows at most, in one section, where it has no better ones."
            ),
            Setting(
                "clusterRadius", \.clusterRadius, .number(1...2_000),
                "Kilometres within which places share a mark on the map."),
            Setting("clusters", \.clusters, .whole(0...5_000), "Marks on the map at most."),
        ])
}

extension SectionLimits {
    static let settings = SettingTable<SectionLimits>(
        "sectionLimits", "Cards that a section shows at most.",
        [
            Setting("topStories", \.topStories, .whole(0...5_000), "In the last six hours."),
            Setting("earlierToday", \.earlierToday, .whole(0...5_000), "Earlier today."),
            Setting("thisWeek", \.thisWeek, .whole(0...5_000), "This week."),
        ])
}
