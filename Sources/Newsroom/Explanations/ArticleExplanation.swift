/// Everything that the stages can say about why an article stands where it stands.
public struct ArticleExplanation: Sendable, Equatable {
    public var article: Article
    /// nil when its source is no longer configured.
    public var source: FeedSource?
    /// The article as the pages or, where `standing` names none, the search has it; nil when the edition leaves it out.
    public var brief: Brief?
    public var topic: TopicExplanation
    public var places: GeotagExplanation
    /// nil in a language that nothing is known of.
    public var sentiment: SentimentExplanation?
    /// nil when no page shows it: nobody then asks why it matters.
    public var context: ContextExplanation?
    /// nil when the article is in no story that has a page or could have one.
    public var story: StoryExplanation?
    /// The articles that `story` names, by id.
    public var neighbours: [Article.ID: Article]
    public var standing: ArticleStanding

    public init(
        article: Article, source: FeedSource?, brief: Brief?, topic: TopicExplanation, places: GeotagExplanation,
        sentiment: SentimentExplanation?, context: ContextExplanation?, story: StoryExplanation?,
        neighbours: [Article.ID: Article], standing: ArticleStanding
    ) {
        self.article = article
        self.source = source
        self.brief = brief
        self.topic = topic
        self.places = places
        self.sentiment = sentiment
        self.context = context
        self.story = story
        self.neighbours = neighbours
        self.standing = standing
    }
}
