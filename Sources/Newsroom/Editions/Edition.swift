public import FoundationEssentials

/// Everything that one build of the site shows.
public struct Edition: Sendable, Equatable {
    public var site: Site
    /// The folder that its pages lie in, with a slash at its end ("good-news/"); empty for the main edition.
    public var folder: String
    /// The other editions of the run, the main one first.
    public var others: [EditionLink]
    /// The moment that the edition was made for.
    public var moment: Date
    /// The languages that it is in, as codes without a region, sorted: the site's own, and others that much of it is in.
    /// What is in another language leads nowhere. Empty where nobody has looked; then nothing is foreign to it.
    public var languages: [String]
    /// In the order of the configuration.
    public var categories: [Category]
    /// The newest stories across all categories, sectioned.
    public var front: [Section]
    /// The stories that matter now, the most important first: a hero and up to ten more.
    public var headlines: [Brief]
    /// The weight of each story that has a report.
    public var ranks: [Story.ID: StoryRank]
    /// A category's own desk, then those of its subcategories, in the order of the configuration.
    public var desks: [Desk]
    /// Stories told by two or more publishers, newest first.
    public var stories: [StoryFile]
    /// Stories that nobody has added to for long: their pages stay, but nothing leads there. In the order of their ids.
    public var fadedStories: [StoryFile]
    /// Stories whose pages lead on to others, in the order of their ids.
    public var movedStories: [StoryMove]
    /// The running stories with a page, the newest first.
    public var threads: [StoryThread] = []
    /// Stories of running ones that have no page, since one publisher alone tells them in several reports; in the order of
    /// their ids.
    public var minorStories: [StoryFile] = []
    /// Running stories whose pages lead on to others, in the order of their ids.
    public var movedThreads: [ThreadMove] = []
    /// What the pages of all stories and running stories are called that the site has or had.
    public var pageNames = PageNames()
    /// Every article of the retention window once, newest first: what search answers from.
    public var archive: [Brief]
    /// Largest first.
    public var map: [MapCluster]
    /// In the order of the configuration, disabled ones included.
    public var health: [FeedHealth]
    /// Signals and trends of the day.
    public var patterns: Patterns
    /// The days of the archive, the oldest first; the last is today.
    public var days: [Day]

    public init(
        site: Site, folder: String = "", others: [EditionLink] = [], moment: Date,
        languages: [String] = [], categories: [Category],
        front: [Section], headlines: [Brief], ranks: [Story.ID: StoryRank] = [:], desks: [Desk], stories: [StoryFile],
        fadedStories: [StoryFile] = [],
        movedStories: [StoryMove] = [], archive: [Brief] = [], map: [MapCluster], health: [FeedHealth],
        patterns: Patterns = Patterns(),
        days: [Day] = []
    ) {
        self.site = site
        self.folder = folder
        self.others = others
        self.moment = moment
        self.languages = languages
        self.categories = categories
        self.front = front
        self.headlines = headlines
        self.ranks = ranks
        self.desks = desks
        self.stories = stories
        self.fadedStories = fadedStories
        self.movedStories = movedStories
        self.archive = archive
        self.map = map
        self.health = health
        self.patterns = patterns
        self.days = days
    }
}

/// Articles about places within 50 km of one another: one mark on the world map.
public struct MapCluster: Sendable, Equatable {
    /// The position of the mark in degrees: that of the place with the most articles.
    public var latitude: Double
    public var longitude: Double
    /// The place with the most articles, whose name the mark shows.
    public var place: Place
    /// Newest first; at least one.
    public var briefs: [Brief]

    public init(latitude: Double, longitude: Double, place: Place, briefs: [Brief]) {
        self.latitude = latitude
        self.longitude = longitude
        self.place = place
        self.briefs = briefs
    }
}
