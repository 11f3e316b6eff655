public import FoundationEssentials

/// A story with its articles, as its page shows it.
public struct StoryFile: Sendable, Equatable {
    public var story: Story
    public var lead: Brief
    /// All its articles, the lead included, oldest first.
    public var briefs: [Brief]
    /// The story's news since the edition before; nil when there is none, or no edition before.
    public var news: StoryNews?
    /// Stories of the same people and things whose latest news is older, the newest first.
    public var earlier: [StoryLink] = []
    /// Other stories that it has to do with, the nearest first.
    public var related: [StoryLink] = []
    /// The running story that it belongs to.
    public var thread: StoryThread?

    public init(story: Story, lead: Brief, briefs: [Brief], news: StoryNews? = nil) {
        self.story = story
        self.lead = lead
        self.briefs = briefs
        self.news = news
    }

    /// The moment of its latest article.
    public var latest: Date { briefs.map(\.article.moment).max() ?? lead.article.moment }
}

/// Another story, as pages lead to it.
public struct StoryLink: Sendable, Equatable {
    public var story: Story.ID
    public var title: String
    /// A BCP 47 tag.
    public var language: String?
    /// The moment of its latest article.
    public var latest: Date
    /// How many distinct publishers tell it; nil where that is not known any more.
    public var publishers: Int?
    /// The publisher's page of the article that stands for it; only for a story that has no page.
    public var address: String?
    /// Whether it has or had a page.
    public var hasPage: Bool

    public init(
        story: Story.ID, title: String, language: String? = nil, latest: Date, publishers: Int? = nil,
        address: String? = nil, hasPage: Bool = true
    ) {
        self.story = story
        self.title = title
        self.language = language
        self.latest = latest
        self.publishers = publishers
        self.address = address
        self.hasPage = hasPage
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
