/// Everything the stages can report about why an article was placed where it is.
public struct ArticleExplanation: Sendable, Equatable {
    public var article: Article
    /// The source; nil if it is no longer configured.
    public var source: FeedSource?
    /// The article as shown on pages, or as found by search if `placement` lists no page. Nil if the edition excludes
    /// it.
    public var brief: Brief?
    /// Whether it is free to read; nil if nothing says whether it is.
    public var access: AccessExplanation?
    public var kind: KindExplanation
    /// The topic of the article alone; `brief` has that of its story.
    public var topic: TopicExplanation
    /// The number of the story's reports that favour each category, most first: the votes that decided. Empty if the
    /// article is its story's only report.
    public var deskVotes: [DeskVote]
    /// The other categories that show it, in the order of `brief.topic.others`.
    public var otherDesks: [OtherDesk]
    public var places: GeotagExplanation
    /// The sentiment; nil if the language is not supported.
    public var sentiment: SentimentExplanation?
    /// The context; nil if no page shows the article, because context is only computed for articles on a page.
    public var context: ContextExplanation?
    /// The story; nil if the article is in none that has or could have a page.
    public var story: StoryExplanation?
    /// The articles mentioned in `story`, by id.
    public var neighbours: [Article.ID: Article]
    /// The running story that its story belongs to, with the stories linked to it.
    public var thread: ThreadExplanation?
    /// The rank of its story; nil if no page shows it.
    public var rank: StoryRank?
    public var placement: ArticlePlacement

    public init(
        article: Article, source: FeedSource?, brief: Brief?, access: AccessExplanation? = nil, kind: KindExplanation,
        topic: TopicExplanation, deskVotes: [DeskVote] = [], otherDesks: [OtherDesk] = [],
        places: GeotagExplanation, sentiment: SentimentExplanation?, context: ContextExplanation?,
        story: StoryExplanation?,
        neighbours: [Article.ID: Article], thread: ThreadExplanation? = nil, rank: StoryRank? = nil,
        placement: ArticlePlacement
    ) {
        self.article = article
        self.source = source
        self.brief = brief
        self.access = access
        self.kind = kind
        self.topic = topic
        self.deskVotes = deskVotes
        self.otherDesks = otherDesks
        self.places = places
        self.sentiment = sentiment
        self.context = context
        self.story = story
        self.neighbours = neighbours
        self.thread = thread
        self.rank = rank
        self.placement = placement
    }
}
