public import FoundationEssentials

/// A day in the archive with its headlines and stories. It never changes once the day is over.
public struct Day: Sendable, Equatable, Codable, Identifiable {
    /// The ISO 8601 date in the site's time zone: "2026-03-14".
    public var id: String
    /// Whether the day has ended.
    public var isOver: Bool
    /// The headlines, most important first.
    public var headlines: [Clipping]
    /// Other stories covered by two or more publishers, newest first.
    public var stories: [Clipping]
    /// The number of articles that day.
    public var articles: Int

    public init(id: String, isOver: Bool, headlines: [Clipping], stories: [Clipping], articles: Int) {
        self.id = id
        self.isOver = isOver
        self.headlines = headlines
        self.stories = stories
        self.articles = articles
    }
}

/// The part of an article that is archived with its day: enough to list it after the article itself has been deleted.
public struct Clipping: Sendable, Equatable, Codable {
    public var article: Article.ID
    public var title: String
    /// The absolute http(s) address of the publisher's page.
    public var url: String?
    /// The publisher's name.
    public var source: String
    /// A BCP 47 tag.
    public var language: String?
    public var category: Category.ID
    public var moment: Date
    /// The publication date; nil if the publisher gave none.
    public var published: Date?
    public var story: Story.ID
    /// The number of publishers covering the story.
    public var publishers: Int
    /// The texts that weeks and months quote; only in headlines of days that ended while `site.rhythm` asked for them.
    public var extract: Extract?

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
