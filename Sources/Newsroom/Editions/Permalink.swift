public import FoundationEssentials

/// A page that the site has had, with the last that it said: its address answers for ever, and its feed's too.
public struct Permalink: Sendable, Equatable {
    /// From the site's root, without its ending: "stories/0123456789abcdef-volcano-erupts", "good-news/sports/tennis".
    public var path: String
    /// In its own language.
    public var title: String
    /// The title's language as a BCP 47 tag; nil where it is not known, or the site's.
    public var language: String?
    /// Absolute http(s) address of the article that stood for a story.
    public var link: String?
    /// The article that stood for a story; nil for a page of another kind.
    public var article: Article.ID?
    /// The path of the page's feed, from the site's root: without an ending where it is there as Atom and as JSON Feed, with its own
    /// where it is Atom alone; nil for a page that has none.
    public var feed: String?
    /// The moment of the newest that it told.
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
