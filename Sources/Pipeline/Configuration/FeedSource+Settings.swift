internal import Computing
internal import Configuring
internal import Newsroom

extension FeedSource {
    /// A source with default values.
    static let blank = FeedSource(name: "", feed: "", category: "")

    /// Derives the id from the feed's address if the file doesn't set one.
    mutating func completeID() {
        if id.isEmpty { id = sourceID(ofFeed: feed) }
    }
}

extension SourceEntry {
    static let settings = SettingTable<SourceEntry>(
        "source", "A feed, and what is known of its publisher.",
        [
            Setting("name", \.source.name, .name(), required: true, "The publisher's name as readers see it; unique."),
            Setting("feed", \.source.feed, .address, required: true, "The feed's address; unique."),
            Setting(
                "id", \.source.id, .sourceID,
                "What the archive and the pages know it by; unique. Give one before the feed's address changes (`pulse "
                    + "build --print-config` tells the present one), and all that is known stays with it."),
            Setting(
                "private", \.source.isPrivate, .flag,
                "Whether the feed's address stays out of everything that is published. An address with a query or a "
                    + "user name does so anyway."),
            Setting(optional: "site", \.source.site, .address, "The publisher's home page."),
            Setting(
                "category", \.source.category, .name(label: "id of a category"), required: true,
                "The category that its articles belong to unless their text says otherwise."),
            Setting(
                optional: "subcategory", \.source.subcategory, .text(label: "id of a subcategory"),
                "A subcategory of that category."),
            Setting(
                optional: "owner", \.source.owner, .name(),
                "Who owns the publisher: sources of one owner are one voice when stories are weighed. Without it, the owner "
                    + "of a publisher that is well known; sources of one site are one voice, too."),
            Setting(
                optional: "language", \.source.language, .languageTag,
                "The language that it writes in, as a BCP 47 tag."),
            Setting(
                optional: "country", \.source.country, .country,
                "Where it writes from, as ISO 3166-1 alpha-2. Without it, the country of a publisher that is well known."
            ),
            Setting(
                optional: "tier", \.source.statedTier,
                SettingKind.whole(1...3).converted({ CredibilityTier(rawValue: $0) }, from: { $0.rawValue }),
                "Credibility: 1 for wires, public broadcasters and papers of record, 2 for established newsrooms, 3 "
                    + "for everything else. Without it, that of a publisher that is well known, else 2."),
            Setting("enabled", \.source.isEnabled, .flag, "Whether it is read."),
            Setting(
                "extract", \.source.extractsArticles, .flag,
                "Whether its articles' own pages are read, too, for text, picture and author, once each and where "
                    + "robots.txt allows it."),
            Setting(
                "editions", \.source.editions, .list(of: .text(label: "id of an edition")),
                "The editions beside the main one that all of its articles belong to; where one is private, they belong to "
                    + "nothing else."),
            Setting(
                "keep", \.manners.keep, .list(of: .text()),
                "Words and phrases of which an article's title or summary must hold one; the others are not shown."),
            Setting(
                "drop", \.manners.drop, .list(of: .text()), "Words and phrases that keep an article from being shown."),
            Setting(
                optional: "limit", \.manners.limit, .whole(1...10_000),
                "Items that are taken of its feed, the newest first; without it, all."),
            Setting(
                "interval", \.manners.interval, .number(0...525_600),
                "Minutes that must have passed since it was last asked for; 0: it is asked in every run."),
            Setting(
                "headers", \.manners.headers, .list(of: .object(RequestHeader.settings, blank: RequestHeader())),
                "Lines of the request's head that its server wants. They go to the feed's own host alone."),
            Setting(
                object: "login", \.manners.login, Secret.settings,
                "The name and password that its server asks for (HTTP Basic), written as `name:password` in a variable of the "
                    + "environment or in a file. They go to the feed's own host alone."),
            Setting(
                optional: "proxy", \.manners.proxy, .proxy,
                "As `fetching.proxy`, for this source alone; `none` where all others go through one."),
            Setting(
                optional: "userAgent", \.manners.userAgent, .userAgent,
                "As `fetching.userAgent`, for this source alone."),
        ])
}

extension Secret {
    static var variableName: SettingKind<String> {
        .text(label: "name of a variable", matching: "[A-Za-z_][A-Za-z0-9_]*") {
            "'\($0)' is not the name of a variable of the environment, such as NEWS_LOGIN"
        }
    }

    static let settings = SettingTable<Secret>(
        "secret", "Where a text stands that no configuration file should hold.",
        [
            Setting(
                optional: "environment", \.variable, variableName,
                "The name of a variable of the environment that holds it."),
            Setting(optional: "file", \.file, .path, "A file that holds it and nothing else; relative to this file."),
        ])
}

extension RequestHeader {
    static let settings = SettingTable<RequestHeader>(
        "header", "A line of the request's head.",
        [
            Setting(
                "name", \.name,
                SettingKind.text(label: "name of a header", matching: "[A-Za-z0-9!#$%&'*+.^_`|~-]+") {
                    "'\($0)' is not the name of a header, such as X-Api-Key"
                }.checked { name in
                    guard ownNames.contains(name.lowercased()) else { return nil }
                    return "'\(name)' is said by the tool itself"
                        + (name.lowercased() == "user-agent" ? "; userAgent is the setting for it" : "")
                }, required: true, "Its name."),
            Setting(
                optional: "value", \.value,
                .text(label: "text in ASCII", matching: "[ -~]+") { _ in
                    "may only hold printable ASCII characters"
                }, "Its value, where that is no secret."),
            Setting(
                optional: "environment", \.secret.variable,
                .text(label: "name of a variable", matching: "[A-Za-z_][A-Za-z0-9_]*") {
                    "'\($0)' is not the name of a variable of the environment, such as NEWS_KEY"
                }, "The name of a variable of the environment that holds its value."),
            Setting(
                optional: "file", \.secret.file, .path,
                "A file that holds its value and nothing else; relative to this file."),
        ])
}
