public import FoundationEssentials

/// Everything shown by one build of the site.
public struct Edition: Sendable, Equatable {
    public var site: Site
    /// The folder for its pages, with a trailing slash ("good-news/"); empty for the main edition.
    public var folder: String
    /// The other editions in this run, main one first.
    public var others: [EditionLink]
    /// The time the edition was built for.
    public var moment: Date
    /// The edition's languages as sorted codes without a region: the site's own, plus any other that makes up a large
    /// share of the articles. Articles in other languages lead only if there is nothing else. If empty, languages were
    /// not detected and none counts as foreign.
    public var languages: [String]
    /// All categories, in configuration order.
    public var categories: [Category]
    /// The newest stories across all categories, by section.
    public var front: [Section]
    /// The most important stories right now, in order: a hero and up to ten more.
    public var headlines: [Brief]
    /// The rank of each story that has a report.
    public var ranks: [Story.ID: StoryRank]
    /// Each category's desk, followed by those of its subcategories, in configuration order.
    public var desks: [Desk]
    /// Stories covered by two or more publishers, newest first.
    public var stories: [StoryFile]
    /// Stories with no new articles for a long time, sorted by id. Their pages stay online but are no longer linked.
    public var pastStories: [StoryFile]
    /// Stories whose pages redirect to another, sorted by id.
    public var movedStories: [StoryMove]
    /// Running stories with a page, newest first.
    public var threads: [StoryThread] = []
    /// Stories within running stories that have no page of their own, because only one publisher covers them in several
    /// reports. Sorted by id.
    public var minorStories: [StoryFile] = []
    /// Running stories whose pages redirect to another, sorted by id.
    public var movedThreads: [ThreadMove] = []
    /// Running stories that have no story left, with the story into which their last one was merged.
    public var endedThreads: [StoryThread.ID: Story.ID] = [:]
    /// People and places with a page, those with most stories first.
    public var subjects: [NamedSubject] = []
    /// The page names of every current and former story, running story, person and place.
    public var pageNames = PageNames()
    /// Every article in the retention window, once each, newest first. This is what search covers.
    public var archive: [Brief]
    /// Map markers, largest first.
    public var map: [MapCluster]
    /// The health of every feed, in configuration order, including disabled ones.
    public var health: [FeedHealth]
    /// The day's signals and trends.
    public var patterns: Patterns
    /// The archived days, oldest first; the last is today.
    public var days: [Day]
    /// The weeks and months that have a page, oldest first.
    public var reviews: [Review] = []
    /// The same date in earlier years, most recent first.
    public var anniversaries: [Anniversary] = []
    /// Corrections of earlier editions, latest change first; only in the main edition.
    public var corrections: [Correction] = []

    /// The edition as the others link to it.
    public var link: EditionLink { EditionLink(name: site.title, folder: folder, newest: newest) }

    public init(
        site: Site, folder: String = "", others: [EditionLink] = [], moment: Date,
        languages: [String] = [], categories: [Category],
        front: [Section], headlines: [Brief], ranks: [Story.ID: StoryRank] = [:], desks: [Desk], stories: [StoryFile],
        pastStories: [StoryFile] = [],
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
        self.pastStories = pastStories
        self.movedStories = movedStories
        self.archive = archive
        self.map = map
        self.health = health
        self.patterns = patterns
        self.days = days
    }
}

/// Articles about places within 50 km of one another, shown as one marker on the world map.
public struct MapCluster: Sendable, Equatable {
    /// The marker's position in degrees: that of the place with the most articles.
    public var latitude: Double
    public var longitude: Double
    /// The place with the most articles; the marker shows its name.
    public var place: Place
    /// Articles, newest first; never empty.
    public var briefs: [Brief]

    public init(latitude: Double, longitude: Double, place: Place, briefs: [Brief]) {
        self.latitude = latitude
        self.longitude = longitude
        self.place = place
        self.briefs = briefs
    }
}
