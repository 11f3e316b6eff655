public import FoundationEssentials

/// What is kept of an article when the day that it belongs to is over: enough to list it for as long as the day is kept.
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
        language = brief.article.language ?? brief.source.language
        category = brief.topic.category
        moment = brief.article.moment
        published = brief.article.published
        story = brief.story.id
        publishers = brief.story.publishers
    }
}
