public import Deduplicating
public import Fetching
public import Newsroom
public import Publishing
public import Sectioning
public import SiteBuilding
public import Speaking

/// Everything that a run is told: read from `feeds.json`, then overlaid with the environment and the flags.
public struct Configuration: Sendable, Equatable {
    public var site: Site
    /// Days after which an article that its feed no longer holds is forgotten.
    public var retentionDays: Int
    public var categories: [Newsroom.Category]
    /// In the order of the file, which is also the order of trust among equals.
    public var sources: [FeedSource]
    /// What is wanted of single sources; those of which nothing is are missing.
    public var manners: [FeedSource.ID: SourceManners] = [:]
    /// Further files with sources, as the file names them; empty once they have been read.
    public var includes: [IncludedList] = []
    /// Where each source stands, in their order.
    public var places: [SourcePlace] = []
    /// Editions beside the main one, each with a folder of its own in the site.
    public var editions: [EditionPlan]
    /// What those of them are sealed with that not everybody may read (`parts`).
    public var editionPrivacies: [EditionPlan.ID: PrivateSettings] = [:]

    /// The folder that the site is written to.
    public var output: String
    /// The folder that holds the archive, unless that is a database; and what runs that die leave to the next.
    public var dataFolder: String
    /// The address of the PostgreSQL database that is the archive; nil for SQLite's file in the data folder.
    public var database: String?
    /// So many days of the archive have a page of their own; nil where all that ever were have one.
    public var archivedDays: Int?
    /// A folder of templates that stand in for the built-in ones of the same name.
    public var templates: String?
    /// Files of rules that stand in for the built-in ones.
    public var contextRules: String?
    public var categoryRules: String?
    public var kindRules: String?
    public var consequenceRules: String?
    public var significanceRules: String?

    public var fetching: FetchSettings
    public var deduplicating: DeduplicationSettings
    public var sectioning: SectioningSettings
    /// Whether a model writes summaries.
    public var summaries: ModelSettings
    public var building: SiteSettings
    /// The site is written into its folder file by file rather than switched in whole: for folders that something else
    /// holds open, such as a container's mount.
    public var publishesInPlace: Bool
    /// Where else the site goes once it is built.
    public var targets: [PublishingTarget] = []
    /// What the site is sealed with; nil for a site for everybody.
    public var privacy: PrivateSettings?
    /// How the digest is mailed.
    public var mail = MailSettings()
    /// What speaks the digest.
    public var podcast = SpeechSettings()
    /// Who hears how runs go.
    public var monitoring = MonitoringSettings()
    /// Texts of passphrases, passwords, logins and headers, as far as they could be read: no page may show them.
    public internal(set) var secretTexts: [String] = []
    /// The file that the edition is written to as data; nil for none.
    public var exportFile: String?
    /// The file that the run's figures are written to; nil for none.
    public var metricsFile: String?
    /// Rebuild from what is known and ask no server.
    public var isOffline: Bool
    /// Ask for no feeds: workers have (`pulse work`), and what they handed in is taken.
    public var takesFromWorkers = false
    /// Whether unlikely things are meant: feeds that are in back-off are asked, and the moment is not questioned.
    public var isForced: Bool { fetching.ignoresValidators }

    /// Said where every source is switched off.
    public static let noSourceIsOn = "no source is switched on; pulse enable SOURCE, or pulse add ADDRESS"

    /// The sources that are asked; nil for all of them.
    public private(set) var onlySources: Set<FeedSource.ID>?

    /// The feeds that a run asks for.
    public var sourcesToAsk: [FeedSource] {
        isOffline || takesFromWorkers ? [] : sources.filter { $0.isEnabled && onlySources?.contains($0.id) ?? true }
    }

    /// How many feeds are switched on and not among those that somebody has named.
    public var sourcesPassedOver: Int {
        onlySources == nil ? 0 : sources.count(where: \.isEnabled) - sourcesToAsk.count
    }

    /// Asks for some sources alone, even where they are to wait after failing.
    public mutating func askOnly(_ sources: Set<FeedSource.ID>) {
        onlySources = sources
        fetching.ignoresWaiting = true
    }
}
