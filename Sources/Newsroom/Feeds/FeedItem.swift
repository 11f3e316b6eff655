public import FoundationEssentials

/// One item of one feed, cleaned but not yet compared with any other.
public struct FeedItem: Sendable, Equatable {
    /// The publisher's own identifier (`guid`, `atom:id`), verbatim; unique in its feed at best.
    public var identifier: String?
    /// Plain text; empty when the publisher gave none.
    public var title: String
    /// Absolute http(s) address of the article, as the feed links to it; a path alone where the feed was read without an
    /// address of its own.
    public var url: String?
    /// Absolute http(s) address of the article itself where `url` is that of a service that counts clicks before it
    /// sends readers on (`feedburner:origLink`); nil where the feed names none. Better for readers, who outlive such
    /// services, and for telling what is the same.
    public var original: String?
    /// nil when the publisher gave none or an impossible one; never "now".
    public var published: Date?
    public var updated: Date?
    /// Names as plain text.
    public var authors: [String]
    public var summary: Prose?
    public var content: Prose?
    /// Absolute http(s) address of its main picture.
    public var image: String?
    /// A BCP 47 tag, when the item or its feed says.
    public var language: String?
    public var tags: [String]
    public var enclosures: [Enclosure]
    /// Where the publisher says that it happened.
    public var location: Coordinates?
    /// Comments and views where it was published.
    public var reception: Reception?
    /// Absolute http(s) address of the licence under which the publisher lets others use it.
    public var licence: String?

    public init(
        identifier: String? = nil, title: String = "", url: String? = nil, original: String? = nil,
        published: Date? = nil, updated: Date? = nil, authors: [String] = [], summary: Prose? = nil,
        content: Prose? = nil,
        image: String? = nil, language: String? = nil, tags: [String] = [], enclosures: [Enclosure] = [],
        location: Coordinates? = nil, reception: Reception? = nil, licence: String? = nil
    ) {
        self.identifier = identifier
        self.title = title
        self.url = url
        self.original = original
        self.published = published
        self.updated = updated
        self.authors = authors
        self.summary = summary
        self.content = content
        self.image = image
        self.language = language
        self.tags = tags
        self.enclosures = enclosures
        self.location = location
        self.reception = reception
        self.licence = licence
    }
}

/// Readers' comments and views of an article on the publisher's site, as its feed counts them.
public struct Reception: Sendable, Equatable {
    /// Absolute http(s) address of the page where they discuss it.
    public var discussion: String?
    /// How many comments they have written; nil when the feed does not say, which is not 0.
    public var comments: Int?
    /// How often they have watched it, of a film.
    public var views: Int?

    public init(discussion: String? = nil, comments: Int? = nil, views: Int? = nil) {
        self.discussion = discussion
        self.comments = comments
        self.views = views
    }
}

/// Foreign text in both forms that we use: harmless HTML, and the same as plain text.
public struct Prose: Sendable, Equatable {
    /// Sanitised: nothing in it can act, nothing in it can break out of the element around it.
    public var html: String
    /// Plain text: white space collapsed, paragraphs separated by one newline.
    public var text: String

    public init(html: String, text: String) {
        self.html = html
        self.text = text
    }
}
