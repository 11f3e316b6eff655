public import FoundationEssentials

/// A story with its articles, as its page shows it.
public struct StoryFile: Sendable, Equatable {
    public var story: Story
    public var lead: Brief
    /// All its articles, the lead included, oldest first.
    public var briefs: [Brief]
    /// The story's news since the edition before; nil when there is none, or no edition before.
    public var news: StoryNews?

    public init(story: Story, lead: Brief, briefs: [Brief], news: StoryNews? = nil) {
        self.story = story
        self.lead = lead
        self.briefs = briefs
        self.news = news
    }
}

/// The articles added to a story since the edition before this one.
public struct StoryNews: Sendable, Equatable {
    /// The moment of the edition before.
    public var since: Date
    /// The story's articles that that edition did not have, oldest first; never empty.
    public var articles: [Article.ID]
    /// Whether that edition had none of the story's articles.
    public var isWholeStory: Bool

    public init(since: Date, articles: [Article.ID], isWholeStory: Bool) {
        self.since = since
        self.articles = articles
        self.isWholeStory = isWholeStory
    }
}
