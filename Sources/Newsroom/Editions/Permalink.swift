public import FoundationEssentials

/// A page the site has published, and its last content. Its address and its feed keep working for ever.
public struct Permalink: Sendable, Equatable, Codable {
    /// The path from the site's root, without the extension: "stories/0123456789abcdef-volcano-erupts",
    /// "good-news/sports/tennis".
    public var path: String
    /// The title, in its original language.
    public var title: String
    /// The BCP 47 tag of the title's language; nil if unknown or the same as the site's.
    public var language: String?
    /// The absolute http(s) address of the article that represented the story.
    public var link: String?
    /// The article that represented the story; nil for other kinds of page.
    public var article: Article.ID?
    /// The path of the page's feed from the site's root; nil if it has none. Without an extension, the feed exists as
    /// both Atom and JSON Feed; with one, only as Atom.
    public var feed: String?
    /// The date of the newest item on the page.
    public var moment: Date

    public init(
        path: String, title: String, language: String? = nil, link: String? = nil, article: Article.ID? = nil,
        feed: String? = nil, moment: Date
    ) {
        self.path = path
        self.title = title
        self.language = language
        self.link = link
        self.article = article
        self.feed = feed
        self.moment = moment
    }
}
