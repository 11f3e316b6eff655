/// Limits on the cards, headlines and map marks of an edition's pages.
public struct SectioningSettings: Sendable, Equatable {
    /// How many cards each section of the front page shows at most.
    public var front: SectionLimits
    /// How many cards each section of a category's page shows at most.
    public var desk: SectionLimits
    /// A desk with fewer cards than this in a week reaches further back …
    public var thin: Int
    /// … until it has so many.
    public var filled: Int
    /// How many headlines there are: a hero and its followers.
    public var headlines: Int
    /// How many headlines one publisher may have.
    public var headlinesPerPublisher: Int
    /// How many general reasons why something matters a page shows that has no better ones, in its first section.
    public var contexts: Int
    /// Places within so many kilometres share a mark on the map.
    public var clusterRadius: Double
    /// How many marks the map shows at most.
    public var clusters: Int
    /// How many articles the map shows at most: the newest.
    public var mapArticles: Int

    public init(
        front: SectionLimits = SectionLimits(topStories: 30, earlierToday: 30, thisWeek: 40),
        desk: SectionLimits = SectionLimits(topStories: 60, earlierToday: 60, thisWeek: 80), thin: Int = 5,
        filled: Int = 10, headlines: Int = 10, headlinesPerPublisher: Int = 3, contexts: Int = 0,
        clusterRadius: Double = 50, clusters: Int = 400, mapArticles: Int = 2000
    ) {
        self.front = front
        self.desk = desk
        self.thin = thin
        self.filled = filled
        self.headlines = headlines
        self.headlinesPerPublisher = headlinesPerPublisher
        self.contexts = contexts
        self.clusterRadius = clusterRadius
        self.clusters = clusters
        self.mapArticles = mapArticles
    }
}
