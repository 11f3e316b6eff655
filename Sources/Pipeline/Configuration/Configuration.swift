public import Deduplicating
public import Fetching
public import Newsroom
public import Publishing
public import Sectioning
public import SiteBuilding
public import Speaking

/// The settings of a run: read from `feeds.json`, then overridden by the environment and the flags.
public struct Configuration: Sendable, Equatable {
    public var site: Site
    /// Days after which an article that is no longer in its feed is deleted.
    public var retentionDays: Int
    public var categories: [Newsroom.Category]
    /// The sources in file order, which also breaks ties in trust.
    public var sources: [FeedSource]
    /// Fetching and filtering options by source; sources with only defaults are missing.
    public var options: [FeedSource.ID: SourceOptions] = [:]
    /// Further source files named in the configuration; empty once they have been read.
    public var includes: [IncludedList] = []
    /// The file and position of each source, in the same order as `sources`.
    public var sourceDefinitions: [SourceDefinition] = []
    /// Additional editions, each with its own folder in the site.
    public var editions: [EditionPlan]
    /// The encryption settings of private editions (see `parts`).
    public var editionPrivacies: [EditionPlan.ID: PrivateSettings] = [:]

    /// The folder the site is written to.
    public var output: String
    /// The folder for the archive, unless that is a database, and for the journals of crashed runs.
    public var dataFolder: String
    /// The address of the PostgreSQL database used as the archive; nil for SQLite in the data folder.
    public var database: String?
    /// The number of recent days of the archive that have a page; nil for all.
    public var archivedDays: Int?
    /// A folder of templates that replace the built-in ones of the same name.
    public var templates: String?
    /// Files of rules that replace the built-in ones.
    public var contextRules: String?
    public var categoryRules: String?
    public var kindRules: String?
    public var consequenceRules: String?
    public var significanceRules: String?
    /// The file of the owner's decisions about stories. It need not exist.
    public var storyDecisions: String

    public var fetching: FetchSettings
    public var deduplicating: DeduplicationSettings
    public var sectioning: SectioningSettings
    /// The model server that writes summaries, if any.
    public var summaries: ModelSettings
    public var building: SiteSettings
    /// Whether the site is written in place, file by file, instead of replaced atomically. Needed for folders that
    /// something else holds open, such as a container mount.
    public var publishesInPlace: Bool
    /// The places the finished site is deployed to.
    public var targets: [PublishingTarget] = []
    /// The site's web host, or how to find it.
    public var host = HostChoice.auto
    /// The encryption settings of the site; nil for a public site.
    public var privacy: PrivateSettings?
    /// The settings for mailing the digest.
    public var mail = MailSettings()
    /// The settings for turning the digest into speech.
    public var podcast = SpeechSettings()
    /// The stories to tell the owner about.
    public var alerts: [AlertSettings] = []
    /// The settings for notifications about runs.
    public var monitoring = MonitoringSettings()
    /// The passphrases, passwords, logins and headers that could be read. No page may show them.
    public internal(set) var secretTexts: [String] = []
    /// The file the edition is exported to as data; nil for none.
    public var exportFile: String?
    /// The file the run's metrics are written to; nil for none.
    public var metricsFile: String?
    /// Whether to rebuild from the archive without contacting any server.
    public var isOffline: Bool
    /// Whether workers (`pulse work`) have fetched the feeds, so that the build fetches none itself.
    public var takesFromWorkers = false
    /// Whether to override safeguards: feeds in back-off are fetched, and an implausible clock is accepted.
    public var isForced: Bool { fetching.ignoresValidators }

    /// The error for a list in which every source is disabled.
    public static let noSourceIsOn = "no source is enabled; run pulse enable SOURCE or pulse add ADDRESS"

    /// The sources to fetch; nil for all.
    public private(set) var onlySources: Set<FeedSource.ID>?

    /// The sources whose feeds this run fetches. Workers leave mailboxes to the run, which has their files and
    /// passwords.
    public var sourcesToFetch: [FeedSource] {
        guard !isOffline else { return [] }
        return sources.filter {
            $0.isEnabled && (!takesFromWorkers || $0.isMailbox) && onlySources?.contains($0.id) ?? true
        }
    }

    /// The number of enabled sources skipped because only others were named.
    public var skippedSourceCount: Int {
        onlySources == nil ? 0 : sources.count(where: \.isEnabled) - sourcesToFetch.count
    }

    /// Limits the run to some sources, and fetches them even if they are backing off after a failure.
    public mutating func fetchOnly(_ sources: Set<FeedSource.ID>) {
        onlySources = sources
        fetching.ignoresWaiting = true
    }
}
