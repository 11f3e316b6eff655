/// Limits on the cards, headlines and map markers of an edition's pages.
public struct SectioningSettings: Sendable, Equatable {
    /// The most cards in each section of the front page.
    public var front: SectionLimits
    /// The most cards in each section of a category's page.
    public var desk: SectionLimits
    /// The number of cards a week below which a desk also shows older articles, up to `filled` cards.
    public var thin: Int
    /// The number of cards that a thin desk shows, with older articles.
    public var filled: Int
    /// The number of headlines, including the hero.
    public var headlines: Int
    /// The most headlines from one publisher.
    public var headlinesPerPublisher: Int
    /// The maximum number of general contexts in a page's first section; they appear only if it has no better ones.
    public var contexts: Int
    /// The distance in kilometres within which places share a marker on the map.
    public var clusterRadius: Double
    /// The most markers on the map.
    public var clusters: Int
    /// The most articles on the map, newest first.
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
