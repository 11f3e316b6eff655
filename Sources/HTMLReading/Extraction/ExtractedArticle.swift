/// What a page says about its article, and the article itself.
public struct ExtractedArticle: Sendable, Equatable {
    /// Plain text, without the site's name; nil when the page gives none.
    public var title: String?
    /// Plain text: who wrote it, as the page puts it.
    public var byline: String?
    /// Absolute http(s) address of the lead picture.
    public var image: String?
    /// When it was published, as the page writes it (mostly ISO 8601); not read as a date here.
    public var published: String?
    /// Plain text, one paragraph a line; empty when no article was found.
    public var text: String
    /// Sanitised.
    public var html: String

    public init(
        title: String? = nil, byline: String? = nil, image: String? = nil, published: String? = nil, text: String = "",
        html: String = ""
    ) {
        self.title = title
        self.byline = byline
        self.image = image
        self.published = published
        self.text = text
        self.html = html
    }
}
