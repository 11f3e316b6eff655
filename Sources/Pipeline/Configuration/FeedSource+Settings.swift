internal import Configuring
internal import Fingerprinting
internal import Newsroom

extension FeedSource {
    /// Holds the defaults of a source.
    static let blank = FeedSource(name: "", feed: "", category: "")

    /// Gives it an id of its own where the file gives none.
    mutating func completeID() {
        if id.isEmpty { id = sourceID(ofFeed: feed) }
    }

    static let settings = SettingTable<FeedSource>(
        "source", "A feed, and what is known of its publisher.",
        [
            Setting("name", \.name, .name(), required: true, "The publisher's name as readers see it; unique."),
            Setting("feed", \.feed, .address, required: true, "The feed's address; unique."),
            Setting(
                "id", \.id, .sourceID,
                "What the archive and the pages know it by; unique. Give one before the feed's address changes (`pulse "
                    + "build --print-config` tells the present one), and all that is known stays with it."),
            Setting(
                "private", \.isPrivate, .flag,
                "Whether the feed's address stays out of everything that is published. An address with a query or a "
                    + "user name does so anyway."),
            Setting(optional: "site", \.site, .address, "The publisher's home page."),
            Setting(
                "category", \.category, .name(label: "id of a category"), required: true,
                "The category that its articles belong to unless their text says otherwise."),
            Setting(
                optional: "subcategory", \.subcategory, .text(label: "id of a subcategory"),
                "A subcategory of that category."),
            Setting(
                optional: "owner", \.owner, .name(),
                "Who owns the publisher: sources of one owner are one voice when stories are weighed. Without it, the owner "
                    + "of a publisher that is well known; sources of one site are one voice, too."),
            Setting(optional: "language", \.language, .languageTag, "The language that it writes in, as a BCP 47 tag."),
            Setting(
                optional: "country", \.country, .country,
                "Where it writes from, as ISO 3166-1 alpha-2. Without it, the country of a publisher that is well known."
            ),
            Setting(
                optional: "tier", \.statedTier,
                SettingKind.whole(1...3).converted({ CredibilityTier(rawValue: $0) }, from: { $0.rawValue }),
                "Credibility: 1 for wires, public broadcasters and papers of record, 2 for established newsrooms, 3 "
                    + "for everything else. Without it, that of a publisher that is well known, else 2."),
            Setting("enabled", \.isEnabled, .flag, "Whether it is read."),
            Setting(
                "extract", \.extractsArticles, .flag,
                "Whether its articles' own pages are read, too, for text, picture and author, once each and where "
                    + "robots.txt allows it."),
            Setting(
                "editions", \.editions, .list(of: .text(label: "id of an edition")),
                "The editions beside the main one that all of its articles belong to."),
        ])
}
