public import FoundationEssentials

/// One event, covered by one or more articles.
public struct Story: Sendable, Equatable, Identifiable, Encodable {
    /// A stable id of sixteen hexadecimal digits, which begins the address of the story's page (`PageNames`).
    public var id: String
    /// Articles, oldest first; never empty.
    public var articles: [Article.ID]
    /// The representative article: the most credible and complete.
    public var lead: Article.ID
    /// The number of distinct publishers covering it.
    public var publishers: Int
    /// Reports whose titles say what happened, oldest first. Where the lead can't be shown, one of them gives the
    /// title.
    public var plain: [Article.ID]

    public init(id: String, articles: [Article.ID], lead: Article.ID, publishers: Int, plain: [Article.ID] = []) {
        self.id = id
        self.articles = articles
        self.lead = lead
        self.publishers = publishers
        self.plain = plain
    }
}

/// A story that has been merged into another; its page redirects there.
public struct StoryMove: Sendable, Equatable {
    /// The merged story.
    public var from: Story.ID
    /// The story it was merged into, which has a page.
    public var to: Story.ID

    public init(from: Story.ID, to: Story.ID) {
        self.from = from
        self.to = to
    }
}

/// A story that has or had a page, stored so that the page's address never changes and never breaks.
public struct StoryRecord: Sendable, Equatable, Identifiable {
    /// The story's id.
    public var id: Story.ID
    /// Its lead article when its page was last built.
    public var lead: Article.ID
    /// The time of the first edition with its page. When two stories merge, the older one's id is retained.
    public var firstShown: Date
    /// The time of the last edition that built its page.
    public var lastShown: Date
    /// The story it was merged into; nil if it is still separate.
    public var movedTo: Story.ID?
    /// The running story it belongs to.
    public var thread: StoryThread.ID?
    /// The number of distinct publishers when its page was last built; nil in older records.
    public var publishers: Int?
    /// Terms for recognising the story later, highest weight first; empty in older records.
    public var hallmarks: [Hallmark]
    /// The long-running subject it was about, and where; usually nil.
    public var theme: StoryTheme?

    public init(
        id: Story.ID, lead: Article.ID, firstShown: Date, lastShown: Date, movedTo: Story.ID? = nil,
        thread: StoryThread.ID? = nil, publishers: Int? = nil, hallmarks: [Hallmark] = [], theme: StoryTheme? = nil
    ) {
        self.id = id
        self.lead = lead
        self.firstShown = firstShown
        self.lastShown = lastShown
        self.movedTo = movedTo
        self.thread = thread
        self.publishers = publishers
        self.hallmarks = hallmarks
        self.theme = theme
    }
}
