public import FoundationEssentials

/// A day of the archive with its headlines and stories. Once it is over it never changes.
public struct Day: Sendable, Equatable, Codable, Identifiable {
    /// The date in the site's time zone, in ISO 8601: "2026-03-14".
    public var id: String
    /// Whether it lies behind us.
    public var isOver: Bool
    /// The most important first.
    public var headlines: [Clipping]
    /// Other stories told by two or more publishers, newest first.
    public var stories: [Clipping]
    /// How many articles the day brought.
    public var articles: Int

    public init(id: String, isOver: Bool, headlines: [Clipping], stories: [Clipping], articles: Int) {
        self.id = id
        self.isOver = isOver
        self.headlines = headlines
        self.stories = stories
        self.articles = articles
    }
}

/// The part of an article that is kept with its day in the archive: enough to list it after the article is forgotten.
public struct Clipping: Sendable, Equatable, Codable {
    public var article: Article.ID
    public var title: String
    /// Absolute http(s) address of the publisher's page.
    public var url: String?
    /// The publisher's name.
    public var source: String
    /// A BCP 47 tag.
    public var language: String?
    public var category: Category.ID
    public var moment: Date
    /// nil when the publisher gave no date.
    public var published: Date?
    public var story: Story.ID
    /// How many publishers told the story.
    public var publishers: Int

    public init(_ brief: Brief) {
        article = brief.id
        title = brief.article.title
        url = brief.article.url
        source = brief.source.name
        language = brief.language
        category = brief.topic.category
        moment = brief.article.moment
        published = brief.article.published
        story = brief.story.id
        publishers = brief.story.publishers
    }
}
