/// One event as told by one or more articles.
public struct Story: Sendable, Equatable, Identifiable {
    /// Sixteen hexadecimal digits; part of the story page's address, which never changes while the story lives.
    public var id: String
    /// Oldest first; at least one.
    public var articles: [Article.ID]
    /// The article that stands for the story: the most credible and complete.
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
