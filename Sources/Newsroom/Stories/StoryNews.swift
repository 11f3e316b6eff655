public import FoundationEssentials

/// What has been added to a story since the edition before this one.
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
