internal import Configuring
internal import Deduplicating
internal import Fetching
internal import Newsroom
internal import Publishing
internal import Sectioning
internal import SiteBuilding
internal import Speaking

extension Configuration {
    /// The defaults.
    static let standard = Configuration(
        site: Site(title: "Global Pulse", tagline: "What's moving the world right now"), retentionDays: 30,
        categories: [], sources: [], editions: [], output: "Output", dataFolder: "Data", database: nil,
        templates: nil,
        contextRules: nil, categoryRules: nil, kindRules: nil, consequenceRules: nil, significanceRules: nil,
        fetching: FetchSettings(),
        deduplicating: DeduplicationSettings(),
        sectioning: SectioningSettings(), summaries: ModelSettings(), building: SiteSettings(puzzles: true),
        publishesInPlace: false, isOffline: false)

    static let settings = SettingTable<Configuration>(
        "configuration",
        "What `pulse build` reads. Only `sources` or `include` must be there; `pulse check` says what is wrong.",
        [
            Setting(object: "site", \.self, siteSettings),
            Setting(
                "categories", \.categories, .list(of: .object(Newsroom.Category.settings, blank: .blank)),
                "The parts of the briefing, in order; without this key, the ten built-in ones."),
            Setting(
                "sources", \.entries, .list(of: .object(SourceEntry.settings, blank: .blank)),
                "The feeds, at least one here or in files of `include`. Among equals, the earlier ones are trusted more."
            ),
            Setting(
                "include", \.includes, .list(of: .object(IncludedList.settings, blank: IncludedList())),
                "Further files with sources, which come after those that stand here."),
            Setting(
                "editions", \.editionEntries, .list(of: .object(EditionEntry.settings, blank: .blank)),
                "Editions beside the main one, each with a folder of its own in the site."),
            Setting(
                "output", \.output, .path, override: SettingOverride("--output", "PULSE_OUTPUT"),
                "The folder that the site is written to; relative to this file."),
            Setting(
                "dataFolder", \.dataFolder, .path, override: SettingOverride("--data-dir", "PULSE_DATA_DIR"),
                "The folder that holds the archive; relative to this file."),
            Setting(object: "archive", \.self, archiveSettings),
            Setting(
                optional: "templates", \.templates, .path, override: SettingOverride("--templates", "PULSE_TEMPLATES"),
                "A folder of templates that stand in for the built-in ones of the same name."),
            Setting(
                optional: "contextRules", \.contextRules, .path,
                "A file of rules that stands in for the built-in Rules/contexts.json."),
            Setting(
                optional: "categoryRules", \.categoryRules, .path,
                "A file of rules that stands in for the built-in Rules/topics.txt."),
            Setting(
                optional: "kindRules", \.kindRules, .path,
                "A file of rules that stands in for the built-in Rules/kinds.txt."),
            Setting(
                optional: "consequenceRules", \.consequenceRules, .path,
                "A file of rules that stands in for the built-in Rules/consequences.txt."),
            Setting(
                optional: "significanceRules", \.significanceRules, .path,
                "A file of rules that stands in for the built-in Rules/significance.txt."),
            Setting(object: "fetching", \.fetching, FetchSettings.settings),
            Setting(object: "deduplicating", \.deduplicating, DeduplicationSettings.settings),
            Setting(object: "sectioning", \.sectioning, SectioningSettings.settings),
            Setting(object: "summaries", \.summaries, ModelSettings.settings),
            Setting(object: "publishing", \.self, publishingSettings),
            Setting(
                "publish", \.targets, .list(of: .object(PublishingTarget.settings, blank: .blank)),
                "Where else the site goes once it is built; `pulse publish` takes it there again."),
            Setting(
                optional: "private", \.privacy, .object(PrivateSettings.settings, blank: PrivateSettings()),
                "A site for those who know a passphrase; without it, for everybody."),
            Setting(object: "podcast", \.podcast, SpeechSettings.settings),
            Setting(object: "mail", \.mail, MailSettings.settings),
            Setting(object: "monitoring", \.monitoring, MonitoringSettings.settings),
        ])

    /// The message for a missing or empty list of sources.
    static let noSources = "names no feed; at least one is needed"

    private static let siteSettings = SettingTable<Configuration>(
        "site", "The site as a whole.",
        [
            Setting("title", \.site.title, .name(), "The masthead."),
            Setting("tagline", \.site.tagline, .text(), "Below the masthead."),
            Setting(
                optional: "colour", \.site.colour, .colour,
                "The colour of its mark, its links to other editions and what is marked as new; made readable where it is not."
            ),
            Setting(
                optional: "address", \.site.address, .address,
                "Where the site will be published; feeds and cards need it."),
            Setting(
                "timeZone", \.site.timeZone, .timeZone,
                "An IANA time zone: 'today' on the pages means today there."),
            Setting(
                "language", \.site.language, .languageTag, "The language of the interface, as a BCP 47 tag."),
            Setting(
                "retentionDays", \.retentionDays, .whole(1...3_650),
                "Days after which an article that its feed no longer holds is forgotten."),
            Setting(
                "editionTimes", \.building.editionTimes,
                .list(
                    of: .text(label: "time of day", matching: "([01][0-9]|2[0-3]):[0-5][0-9]") {
                        "'\($0)' is no time of day such as 06:00"
                    }),
                "When an edition is due each day, such as 06:00, on the clock of `timeZone`: the front page then says when "
                    + "the next one comes. It starts nothing by itself."),
            Setting(
                "images", \.building.images, .choice,
                "Pictures of the publishers: none (no page asks another host for anything), remote (loaded from the "
                    + "publishers, lazily, without referrer) or cached (small copies that the site keeps itself)."),
            Setting(
                "puzzles", \.building.puzzles, .flag,
                "Puzzles of the day's news: a quiz, a word, sudokus and a circle of letters ([how](puzzles.md))."),
            Setting(
                "emptyCategories", \.building.showsEmptyCategories, .flag,
                "Whether navigation names categories that have no article. Readers expect a link to lead to something, so it "
                    + "does not; their pages stay, and the links come back with the first article."),
            Setting(
                "placeFeeds", \.building.placeFeeds, .list(of: .placeName),
                "Places that have a feed of their own: a country by its code (`PT`), or a town or region and its country "
                    + "(`Lisbon, PT`) ([where](outputs.md#feeds))."),
        ])

    private static let archiveSettings = SettingTable<Configuration>(
        "archive", "Where all that is known is kept; without a word here, in a file of SQLite in `dataFolder`.",
        [
            Setting(
                optional: "postgres", \.database, .database, override: SettingOverride("--archive", "PULSE_ARCHIVE"),
                "A PostgreSQL database that several machines share ([how](scale.md)). Passwords belong into `~/.pgpass` or "
                    + "`PGPASSWORD`."),
            Setting(
                optional: "maxDays", \.archivedDays, .whole(8...36_500),
                "How many days have a page that tells them; without it all that ever were. The address of one that is older "
                    + "answers with its date and the ways on, and it tells the day again where this is raised."),
        ])

    private static let publishingSettings = SettingTable<Configuration>(
        "publishing", "How the site is put into its folder.",
        [
            Setting(
                "inPlace", \.publishesInPlace, .flag,
                "Write file by file instead of switching the folder in whole: for folders that something else holds "
                    + "open, such as a container's mount.")
        ])
}

extension ModelSettings {
    static let settings = SettingTable<ModelSettings>(
        "summaries", "A model server that writes summaries; without one they are the sources' own sentences.",
        [
            Setting(
                optional: "server", \.address,
                .address(examples: ["http://127.0.0.1:8080", "http://localhost:11434"]),
                "A server with OpenAI's protocol, such as llama.cpp's or Ollama, with or without /v1 at its end; it may be on "
                    + "a private network."),
            Setting(
                optional: "model", \.model, .name(), "The model as the server calls it; a server needs one."),
            Setting("timeout", \.timeout, .number(1...3_600), "Seconds that one answer may take."),
            Setting(
                "stories", \.stories, .whole(0...1_000),
                "How many stories the model is asked about in one run at most; those of the digest come first."),
        ])
}
