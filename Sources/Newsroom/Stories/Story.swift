public import FoundationEssentials

/// One event as told by one or more articles.
public struct Story: Sendable, Equatable, Identifiable {
    /// Sixteen hexadecimal digits: the story page's address begins with them (`PageNames`) and never changes.
    public var id: String
    /// Oldest first; at least one.
    public var articles: [Article.ID]
    /// The article that represents the story: the most credible and complete.
    public var lead: Article.ID
    /// How many distinct publishers tell it.
    public var publishers: Int

    public init(id: String, articles: [Article.ID], lead: Article.ID, publishers: Int) {
        self.id = id
        self.articles = articles
        self.lead = lead
        self.publishers = publishers
    }
}

/// A story that has become part of another: who comes to its page is led on.
public struct StoryMove: Sendable, Equatable {
    /// The story that is no more.
    public var from: Story.ID
    /// The story that tells its event now; it has a page.
    public var to: Story.ID

    public init(from: Story.ID, to: Story.ID) {
        self.from = from
        self.to = to
    }
}

/// A story that has or had a page, kept so that the page's address never changes and never stops answering.
public struct StoryRecord: Sendable, Equatable, Identifiable {
    /// The story.
    public var id: Story.ID
    /// The article that stood for it when its page was last made.
    public var lead: Article.ID
    /// The moment of the edition in which its page was first seen; of two stories that become one, the elder's id stays.
    public var firstShown: Date
    /// The moment of the last edition that made its page.
    public var lastShown: Date
    /// The story that it has become part of; nil while it stands for itself.
    public var movedTo: Story.ID?
    /// The running story that it belongs to.
    public var thread: StoryThread.ID?
    /// How many distinct publishers told it when its page was last made; nil where that was before this was kept.
    public var publishers: Int?
    /// What it is known again by, the weightiest first; none where its page was last made before they were kept.
    public var hallmarks: [Hallmark]
    /// The matter that it told of, and where; nil for most.
    public var matter: StoryMatter?

    public init(
        id: Story.ID, lead: Article.ID, firstShown: Date, lastShown: Date, movedTo: Story.ID? = nil,
        thread: StoryThread.ID? = nil, publishers: Int? = nil, hallmarks: [Hallmark] = [], matter: StoryMatter? = nil
    ) {
        self.id = id
        self.lead = lead
        self.firstShown = firstShown
        self.lastShown = lastShown
        self.movedTo = movedTo
        self.thread = thread
        self.publishers = publishers
        self.hallmarks = hallmarks
        self.matter = matter
    }
}
