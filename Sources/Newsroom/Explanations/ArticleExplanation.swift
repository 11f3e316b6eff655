/// Everything that the stages can say about why an article stands where it stands.
public struct ArticleExplanation: Sendable, Equatable {
    public var article: Article
    /// nil when its source is no longer configured.
    public var source: FeedSource?
    /// The article as the pages or, where `standing` names none, the search has it; nil when the edition leaves it out.
    public var brief: Brief?
    public var kind: KindExplanation
    /// Of the article by itself; `brief` has the topic of its story.
    public var topic: TopicExplanation
    /// How many of the story's reports stand for each category, the most first; empty where it alone tells its story.
    public var deskVotes: [DeskVote]
    public var places: GeotagExplanation
    /// nil in a language that nothing is known of.
    public var sentiment: SentimentExplanation?
    /// nil when no page shows it: nobody then asks why it matters.
    public var context: ContextExplanation?
    /// nil when the article is in no story that has a page or could have one.
    public var story: StoryExplanation?
    /// The articles that `story` names, by id.
    public var neighbours: [Article.ID: Article]
    /// The running story that its story belongs to, and those that it was found to be linked with.
    public var thread: ThreadExplanation?
    /// The weight of its story; nil where no page shows it.
    public var rank: StoryRank?
    public var standing: ArticleStanding

    public init(
        article: Article, source: FeedSource?, brief: Brief?, kind: KindExplanation, topic: TopicExplanation,
        deskVotes: [DeskVote] = [], places: GeotagExplanation,
        sentiment: SentimentExplanation?, context: ContextExplanation?, story: StoryExplanation?,
        neighbours: [Article.ID: Article], thread: ThreadExplanation? = nil, rank: StoryRank? = nil,
        standing: ArticleStanding
    ) {
        self.article = article
        self.source = source
        self.brief = brief
        self.kind = kind
        self.topic = topic
        self.deskVotes = deskVotes
        self.places = places
        self.sentiment = sentiment
        self.context = context
        self.story = story
        self.neighbours = neighbours
        self.thread = thread
        self.rank = rank
        self.standing = standing
    }
}

/// How many of a story's reports stand for a category.
public struct DeskVote: Sendable, Equatable {
    public var category: Category.ID
    public var reports: Int

    public init(category: Category.ID, reports: Int) {
        self.category = category
        self.reports = reports
    }
}
