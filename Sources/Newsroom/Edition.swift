public import FoundationEssentials

/// Everything that one build of the site shows.
public struct Edition: Sendable, Equatable {
    public var site: Site
    /// The moment that the edition was made for.
    public var moment: Date
    /// In the order of the configuration.
    public var categories: [Category]
    /// The newest stories across all categories, sectioned.
    public var front: [Section]
    /// The stories that matter now, the most important first: a hero and up to ten more.
    public var headlines: [Brief]
    /// A category's own desk, then those of its subcategories, in the order of the configuration.
    public var desks: [Desk]
    /// Stories told by two or more publishers, newest first.
    public var stories: [StoryFile]
    /// Every article of the retention window once, newest first: what search answers from.
    public var archive: [Brief]
    /// Largest first.
    public var map: [MapCluster]
    /// In the order of the configuration, disabled ones included.
    public var health: [FeedHealth]

    public init(
        site: Site, moment: Date, categories: [Category], front: [Section], headlines: [Brief], desks: [Desk],
        stories: [StoryFile], archive: [Brief] = [], map: [MapCluster], health: [FeedHealth]
    ) {
        self.site = site
        self.moment = moment
        self.categories = categories
        self.front = front
        self.headlines = headlines
        self.desks = desks
        self.stories = stories
        self.archive = archive
        self.map = map
        self.health = health
    }
}
