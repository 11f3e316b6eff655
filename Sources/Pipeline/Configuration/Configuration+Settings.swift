internal import Configuring
internal import Deduplicating
internal import Fetching
internal import Newsroom
internal import Publishing
internal import Sectioning
internal import SiteBuilding
internal import Speaking

extension Configuration {
    /// The defaults. Those of stages are beside the properties of their settings. Puzzles are on only here: a
    /// `SiteBuilder` is given puzzles, or has none.
    static let standard = Configuration(
        site: Site(title: "Global Pulse", tagline: "What's moving the world right now"), retentionDays: 30,
        categories: [], sources: [], editions: [], output: "Output", dataFolder: "Data", database: nil,
        templates: nil,
        contextRules: nil, categoryRules: nil, kindRules: nil, consequenceRules: nil, significanceRules: nil,
        storyDecisions: "stories.txt",
        fetching: FetchSettings(),
        deduplicating: DeduplicationSettings(),
        sectioning: SectioningSettings(), summaries: ModelSettings(), building: SiteSettings { $0.puzzles = true },
        publishesInPlace: false, isOffline: false)

    static let settings = SettingTable<Configuration>(
        "configuration",
        "The settings of `pulse build`. Only `sources` or `include` is required; `pulse check` reports mistakes.",
        [
            Setting(object: "site", \.self, siteSettings),
            Setting(
                "categories", \.categories, .list(of: .object(Newsroom.Category.settings, blank: .blank)),
                "The categories of the briefing, in order. Without this key, the ten built-in ones."),
            Setting(
                "sources", \.entries, .list(of: .object(SourceEntry.settings, blank: .blank)),
                "The feeds; at least one is required here or in the files of `include`. Among equals, earlier ones are trusted more."
            ),
            Setting(
                "include", \.includes, .list(of: .object(IncludedList.settings, blank: IncludedList())),
                "More files with sources, added after those in this file."),
            Setting(
                "editions", \.editionEntries, .list(of: .object(EditionEntry.settings, blank: .blank)),
                "Further editions, each in its own folder of the site."),
            Setting(
                "output", \.output, .path, override: SettingOverride("--output", "PULSE_OUTPUT"),
                "The folder to write the site to; relative to this file."),
            Setting(
                "dataFolder", \.dataFolder, .path, override: SettingOverride("--data-dir", "PULSE_DATA_DIR"),
                "The folder that holds the archive; relative to this file."),
            Setting(object: "archive", \.self, archiveSettings),
            Setting(
                optional: "templates", \.templates, .path, override: SettingOverride("--templates", "PULSE_TEMPLATES"),
                "A folder of templates that replace the built-in ones of the same name."),
            Setting(
                optional: "contextRules", \.contextRules, .path,
                "A rules file that replaces the built-in Rules/contexts.json."),
            Setting(
                optional: "categoryRules", \.categoryRules, .path,
                "A rules file that replaces the built-in Rules/topics.txt."),
            Setting(
                optional: "kindRules", \.kindRules, .path,
                "A rules file that replaces the built-in Rules/kinds.txt."),
            Setting(
                optional: "consequenceRules", \.consequenceRules, .path,
                "A rules file that replaces the built-in Rules/consequences.txt."),
            Setting(
                optional: "significanceRules", \.significanceRules, .path,
                "A rules file that replaces the built-in Rules/significance.txt."),
            Setting(
                "storyDecisions", \.storyDecisions, .path,
                "The file in which `pulse story` keeps your decisions about stories; relative to this file "
                    + "([how](stories.md#when-the-program-is-wrong-about-a-story))."),
            Setting(object: "fetching", \.fetching, FetchSettings.settings),
            Setting(object: "deduplicating", \.deduplicating, DeduplicationSettings.settings),
            Setting(object: "sectioning", \.sectioning, SectioningSettings.settings),
            Setting(object: "summaries", \.summaries, ModelSettings.settings),
            Setting(object: "publishing", \.self, publishingSettings),
            Setting(
                "publish", \.targets, .list(of: .object(PublishingTarget.settings, blank: .blank)),
                "Targets that each build deploys the site to. `pulse publish` deploys it again."),
            Setting(
                optional: "private", \.privacy, .object(PrivateSettings.settings, blank: PrivateSettings()),
                "Encrypts the whole site with a passphrase. Without it, the site is public."),
            Setting(object: "podcast", \.podcast, SpeechSettings.settings),
            Setting(object: "mail", \.mail, MailSettings.settings),
            Setting(
                "alerts", \.alerts, .list(of: .object(AlertSettings.settings, blank: AlertSettings())),
                "Stories that builds tell you about, each once ([how](alerts.md))."),
            Setting(object: "monitoring", \.monitoring, MonitoringSettings.settings),
        ])

    /// The message for a missing or empty list of sources.
    static let noSources = "has no feeds; at least one is required"

    private static let siteSettings = SettingTable<Configuration>(
        "site", "The site as a whole.",
        [
            Setting("title", \.site.title, .name(), "The masthead."),
            Setting("tagline", \.site.tagline, .text(), "The line below the masthead."),
            Setting(
                optional: "colour", \.site.colour, .colour,
                "The colour of the logo, links to other editions and \"new\" markers, adjusted to stay readable."
            ),
            Setting(
                optional: "address", \.site.address, .siteAddress,
                "The address where the site will be published; feeds and share cards need it."),
            Setting(
                "timeZone", \.site.timeZone, .timeZone,
                "The IANA time zone that decides what 'today' means."),
            Setting(
                "language", \.site.language, .languageTag, "The language of the interface, as a BCP 47 tag."),
            Setting(
                "retentionDays", \.retentionDays, .whole(1...3_650),
                "Days to keep an article after it has left its feed."),
            Setting(
                "editionTimes", \.building.editionTimes,
                .list(
                    of: .text(label: "time of day", matching: "([01][0-9]|2[0-3]):[0-5][0-9]") {
                        "'\($0)' is not a time of day such as 06:00"
                    }),
                "Times of day in `timeZone` when editions are due, such as 06:00. The front page then announces the next "
                    + "one. This does not start any builds."),
            Setting(
                "images", \.building.images, .choice,
                "Publishers' pictures: none (pages load nothing from other hosts), remote (loaded lazily from the "
                    + "publishers, without a referrer) or cached (small copies on the site itself)."),
            Setting(
                "puzzles", \.building.puzzles, .flag,
                "Daily puzzles from the news: a quiz, a word game, sudokus and a spelling circle ([how](puzzles.md))."),
            Setting(
                "epub", \.building.epub, .flag,
                "Publish each edition as an EPUB for e-readers, and an OPDS catalogue of them "
                    + "([how](outputs.md#the-edition-as-a-book))."),
            Setting(
                "books", \.building.books, .whole(1...100),
                "Days whose books the catalogue lists with `epub`, including today."),
            Setting(
                "names", \.building.names, .flag,
                "Whether people and places in several publishers' news on more than one day have a page and a feed "
                    + "([which](stories.md#people-and-places))."),
            Setting(
                "rhythm", \.building.rhythm, .choice,
                "The periods with a page of their own in the archive: daily, weekly (days and weeks) or monthly (days, "
                    + "weeks and months) ([how](pages.md#weeks-and-months))."),
            Setting(
                "corrections", \.building.correctionDays, .whole(0...60),
                "Days to look back for corrections: changed figures and headlines, withdrawn reports, stories that "
                    + "became one or two ([which](corrections.md)). 0 turns this off."),
            Setting(
                "emptyCategories", \.building.showsEmptyCategories, .flag,
                "Whether to list categories without articles in the navigation. If not, their pages still exist, and the "
                    + "links return with the first article."),
            Setting(
                "cardPublishers", \.building.cardPublishers, .whole(1...1_000),
                "How many publishers must report a story for its page to have its own share card ([which "
                    + "others](outputs.md#for-crawlers-and-language-models))."),
            Setting(
                "markdownDays", \.building.markdownDays, .whole(0...36_500),
                "Days after a story's latest report for which its page is also published as Markdown. The page itself "
                    + "stays for ever ([how](reliability.md#addresses-answer-for-ever))."),
            Setting(
                "placeFeeds", \.building.placeFeeds, .list(of: .placeName),
                "Places with their own feed: a country code (`PT`), or a town or region with its country (`Lisbon, PT`) "
                    + "([where](outputs.md#feeds))."),
        ])

    private static let archiveSettings = SettingTable<Configuration>(
        "archive", "Where the archive is stored. By default it is a SQLite file in `dataFolder`.",
        [
            Setting(
                optional: "postgres", \.database, .database, override: SettingOverride("--archive", "PULSE_ARCHIVE"),
                "A PostgreSQL database that several machines can share ([how](scale.md)). Keep passwords in `~/.pgpass` or "
                    + "`PGPASSWORD`."),
            Setting(
                optional: "maxDays", \.archivedDays, .whole(8...36_500),
                "How many past days have a full page. Without it, all of them. The page of an older day only shows its date "
                    + "and links. It is restored if you raise this number."),
        ])

    private static let publishingSettings = SettingTable<Configuration>(
        "publishing", "How the site is written to its folder.",
        [
            Setting(
                "inPlace", \.publishesInPlace, .flag,
                "Write file by file instead of replacing the folder atomically. Use this for folders that cannot be "
                    + "replaced, such as a container's mount."),
            Setting(
                "host", \.host, .choice,
                "The site's web host, whose limits the summary and `pulse doctor` compare the site with. `auto` recognises "
                    + "it in `publish` and `site.address`, unless a domain of your own hides it."),
        ])
}

extension ModelSettings {
    static let settings = SettingTable<ModelSettings>(
        "summaries", "A model server that writes summaries. Without one, summaries quote the sources.",
        [
            Setting(
                optional: "server", \.address,
                .address(examples: ["http://127.0.0.1:8080", "http://localhost:11434"]),
                "The address of a server with the OpenAI API, such as llama.cpp or Ollama, with or without /v1 at the end. It "
                    + "may be on a private network."),
            Setting(
                optional: "model", \.model, .name(), "The server's name for the model; required with a server."),
            Setting("timeout", \.timeout, .number(1...3_600), "Time limit for one answer, in seconds."),
            Setting(
                "stories", \.stories, .whole(0...1_000),
                "Maximum number of stories to summarise in a run. Those in the digest come first."),
        ])
}
