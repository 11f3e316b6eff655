/// Everything that the stages can say about why an article stands where it stands.
public struct ArticleExplanation: Sendable, Equatable {
    public var article: Article
    /// nil when its source is no longer configured.
    public var source: FeedSource?
    public var topic: TopicExplanation
    public var places: GeotagExplanation
    public var sentiment: SentimentExplanation
    public var context: ContextExplanation
    /// What it may mean.
    public var implications: [String]
    /// nil when the article is not in the edition's window.
    public var story: StoryExplanation?
    /// The articles that `story` names, by id.
    public var neighbours: [Article.ID: Article]
    /// The stretch of time that it stands in; nil when it is not in the edition's window.
    public var section: SectionKind?

    public init(
        article: Article, source: FeedSource?, topic: TopicExplanation, places: GeotagExplanation,
        sentiment: SentimentExplanation, context: ContextExplanation, implications: [String],
        story: StoryExplanation?, neighbours: [Article.ID: Article], section: SectionKind?
    ) {
        self.article = article
        self.source = source
        self.topic = topic
        self.places = places
        self.sentiment = sentiment
        self.context = context
        self.implications = implications
        self.story = story
        self.neighbours = neighbours
        self.section = section
    }
}
