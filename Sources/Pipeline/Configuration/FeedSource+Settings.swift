internal import Computing
internal import Configuring
internal import Newsroom

extension FeedSource {
    /// A source with default values.
    static let blank = FeedSource(name: "", feed: "", category: "")

    /// Derives the id from the feed's address if the file doesn't set one.
    mutating func completeID() {
        if id.isEmpty { id = sourceID(ofFeed: self.feed) }
    }
}

extension SourceEntry {
    static let settings = SettingTable<SourceEntry>(
        "source", "A feed and its publisher.",
        [
            Setting("name", \.source.name, .name(), required: true, "The publisher's name as readers see it; unique."),
            Setting(
                "feed", \.source.feed, .feedAddress, required: true,
                "The feed's address; unique. `maildir:/path` or `mbox:/path` for a mailbox of newsletters on this "
                    + "machine, or `imaps://host/folder` on a mail server; neither is published."),
            Setting(
                "id", \.source.id, .sourceID,
                "Identifies the source in the archive and on pages; unique. Set it before the feed's address changes, so that "
                    + "the source keeps its articles (`pulse build --print-config` shows the current id)."),
            Setting(
                "private", \.source.isPrivate, .flag,
                "Whether to keep the feed's address out of everything published. Addresses with a query or a user name "
                    + "are never published."),
            Setting(optional: "site", \.source.site, .address, "The publisher's home page."),
            Setting(
                "category", \.source.category, .name(label: "id of a category"), required: true,
                "The category of its articles, unless their text suggests another."),
            Setting(
                optional: "subcategory", \.source.subcategory, .text(label: "id of a subcategory"),
                "A subcategory of that category."),
            Setting(
                optional: "owner", \.source.owner, .name(),
                "The publisher's owner. Sources with one owner, or on one site, count as one voice when stories are ranked. "
                    + "Built in for well-known publishers."),
            Setting(
                optional: "kind", \.source.publisherKind, .choice,
                "The kind of publisher, for the line that says who reports a story. `public` is a broadcaster with a public "
                    + "remit, `official` a public body that speaks for itself. Built in for well-known publishers."),
            Setting(
                optional: "language", \.source.language, .languageTag,
                "The language of its articles, as a BCP 47 tag."),
            Setting(
                optional: "country", \.source.country, .country,
                "The publisher's country, as ISO 3166-1 alpha-2. Built in for well-known publishers."),
            Setting(
                optional: "tier", \.source.statedTier,
                SettingKind.whole(1...3).converted({ CredibilityTier(rawValue: $0) }, from: { $0.rawValue }),
                "Credibility: 1 for wires, public broadcasters and papers of record, 2 for established newsrooms, 3 "
                    + "for everything else. Built in for well-known publishers, otherwise 2."),
            Setting(
                optional: "access", \.source.access, .choice,
                "`paid` marks its articles as only for subscribers, unless they say that they are free. `free` marks none "
                    + "of them, for instance because you subscribe."),
            Setting("enabled", \.source.isEnabled, .flag, "Whether to read the feed."),
            Setting(
                optional: "extract", \.source.extraction, .flag(true: .all, false: .never, or: "top", .top),
                "Whether to fetch each article's page once, for its text, picture and author and whether it is free to "
                    + "read, or an episode's transcript or chapters, if robots.txt allows it. `top`: only the pages of "
                    + "reports in the first 15 stories, without those for subscribers and episodes. Without it, `top`; but "
                    + "`false` for mailboxes, private feeds and addresses, feeds with a login or headers, and "
                    + "`allowedHosts`."),
            Setting(
                "editions", \.source.editions, .list(of: .text(label: "id of an edition")),
                "Further editions that show all its articles. If one of them is private, the articles appear nowhere "
                    + "else."),
            Setting(
                "keep", \.options.keep, .list(of: .text()),
                "Only show articles with one of these words or phrases in the title or summary."),
            Setting(
                "drop", \.options.drop, .list(of: .text()), "Never show articles with any of these words or phrases."),
            Setting(
                optional: "limit", \.options.limit, .whole(1...10_000),
                "Maximum number of items to use from the feed, newest first. Without it, all."),
            Setting(
                "interval", \.options.interval, .number(0...525_600),
                "Minimum number of minutes between two fetches. 0: fetch in every run."),
            Setting(
                "headers", \.options.headers, .list(of: .object(RequestHeader.settings, blank: RequestHeader())),
                "Request headers that the server needs. They are only sent to the feed's own host."),
            Setting(
                object: "login", \.options.login, Secret.settings,
                "The name and password for the server (HTTP Basic, or a mail server's), stored as `name:password` in an "
                    + "environment variable or a file. They are only sent to the feed's own host."),
            Setting(
                "oauth", \.options.usesToken, .flag,
                "Whether `login` holds `name:token`, with an access token (OAuth) in place of the password. Only for folders on "
                    + "mail servers."),
            Setting(
                optional: "proxy", \.options.proxy, .proxy,
                "Overrides `fetching.proxy` for this source; `none` bypasses the proxy."),
            Setting(
                optional: "userAgent", \.options.userAgent, .userAgent,
                "Overrides `fetching.userAgent` for this source."),
            Setting(
                optional: "page", \.options.page, .object(PageSelectors.settings, blank: PageSelectors(items: "")),
                "Reads `feed` as a web page without a feed, if robots.txt allows it. `pulse add ADDRESS --watch` proposes "
                    + "the expressions."),
        ])
}

extension PageSelectors {
    static let settings = SettingTable<PageSelectors>(
        "page", "XPath 1.0 expressions that read a web page as a feed.",
        [
            Setting(
                "items", \.items, .xpath, required: true,
                "Selects the elements of the items. The other expressions are evaluated at each: `.//h2`, `.//a/@href`."
            ),
            Setting(
                optional: "title", \.title, .xpath,
                "Selects the title. Without it, the item's heading, otherwise the text of its link."),
            Setting(
                optional: "link", \.link, .xpath,
                "Selects the link or its address. Without it, the link in the heading, otherwise the one with the longest "
                    + "text."),
            Setting(optional: "date", \.date, .xpath, "Selects the date. Without it, the first `<time>`."),
            Setting(optional: "summary", \.summary, .xpath, "Selects the summary. Without it, none."),
        ])
}

extension Secret {
    static var variableName: SettingKind<String> {
        .text(label: "name of a variable", matching: "[A-Za-z_][A-Za-z0-9_]*") {
            "'\($0)' is not the name of an environment variable, such as NEWS_LOGIN"
        }
    }

    static let settings = SettingTable<Secret>(
        "secret", "Where to read a secret that does not belong in a configuration file.",
        [
            Setting(
                optional: "environment", \.variable, variableName,
                "The name of an environment variable that holds it."),
            Setting(optional: "file", \.file, .path, "A file that holds only the secret; relative to this file."),
        ])
}

extension RequestHeader {
    static let settings = SettingTable<RequestHeader>(
        "header", "A request header.",
        [
            Setting(
                "name", \.name,
                SettingKind.text(label: "name of a header", matching: "[A-Za-z0-9!#$%&'*+.^_`|~-]+") {
                    "'\($0)' is not the name of a header, such as X-Api-Key"
                }.checked { name in
                    guard ownNames.contains(name.lowercased()) else { return nil }
                    return "'\(name)' is set by pulse itself"
                        + (name.lowercased() == "user-agent" ? "; use userAgent to change it" : "")
                }, required: true, "Its name."),
            Setting(
                optional: "value", \.value,
                .text(label: "text in ASCII", matching: "[ -~]+") { _ in
                    "may only contain printable ASCII characters"
                }, "Its value, if that is not a secret."),
            Setting(
                optional: "environment", \.secret.variable,
                .text(label: "name of a variable", matching: "[A-Za-z_][A-Za-z0-9_]*") {
                    "'\($0)' is not the name of an environment variable, such as NEWS_KEY"
                }, "The name of an environment variable that holds its value."),
            Setting(
                optional: "file", \.secret.file, .path,
                "A file that holds only its value; relative to this file."),
        ])
}
