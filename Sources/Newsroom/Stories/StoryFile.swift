public import FoundationEssentials

/// A story with its articles, as shown on its page.
public struct StoryFile: Sendable, Equatable, Encodable {
    public var story: Story
    public var lead: Brief
    /// All its articles including the lead, oldest first.
    public var briefs: [Brief]
    /// Articles added since the previous edition; nil if there are none, or no previous edition.
    public var news: StoryNews?
    /// Earlier stories about the same people and things, newest first.
    public var earlier: [StoryLink] = []
    /// Other related stories, closest first.
    public var related: [StoryLink] = []
    /// The running story it belongs to.
    public var thread: StoryThread?

    public init(story: Story, lead: Brief, briefs: [Brief], news: StoryNews? = nil) {
        self.story = story
        self.lead = lead
        self.briefs = briefs
        self.news = news
    }

    /// The reports that may lend the story their picture: the lead, then the newest of the others that have one.
    public var lenders: [Brief] {
        let others = briefs.reversed().filter { $0.id != lead.id && $0.article.image != nil }
        return [lead] + others.prefix(Self.lending)
    }

    private static let lending = 5

    /// The time of its latest article.
    public var latest: Date { briefs.map(\.article.moment).max() ?? lead.article.moment }
}

/// A link to another story.
public struct StoryLink: Sendable, Equatable, Encodable {
    public var story: Story.ID
    public var title: String
    /// A BCP 47 tag.
    public var language: String?
    /// The time of its latest article.
    public var latest: Date
    /// The number of distinct publishers; nil if no longer known.
    public var publishers: Int?
    /// The publisher's page for the lead article, if the story has no page of its own.
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

/// The articles added to a story since the previous edition.
public struct StoryNews: Sendable, Equatable, Encodable {
    /// The time of the previous edition.
    public var since: Date
    /// The articles missing from that edition, oldest first; never empty.
    public var articles: [Article.ID]
    /// Whether that edition had none of the story's articles.
    public var isWholeStory: Bool

    public init(since: Date, articles: [Article.ID], isWholeStory: Bool) {
        self.since = since
        self.articles = articles
        self.isWholeStory = isWholeStory
    }
}
