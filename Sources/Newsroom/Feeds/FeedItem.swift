public import FoundationEssentials

/// An item of a feed, cleaned but not yet matched with others.
public struct FeedItem: Sendable, Equatable {
    /// The publisher's own identifier (`guid`, `atom:id`), verbatim. Unique within the feed at best.
    public var identifier: String?
    /// Plain text; empty if the publisher gave none.
    public var title: String
    /// The absolute http(s) address of the article, as linked from the feed. If the feed's own address is unknown, it
    /// may be only a path.
    public var url: String?
    /// The absolute http(s) address of the article itself if `url` points to a click-counting redirect
    /// (`feedburner:origLink`); nil if the feed names none. It outlives such services and is a better key for finding
    /// duplicates.
    public var original: String?
    /// The publication date; nil if missing or impossible. Never replaced by the current time.
    public var published: Date?
    public var updated: Date?
    /// Author names as plain text.
    public var authors: [String]
    public var summary: Prose?
    public var content: Prose?
    /// The absolute http(s) address of the main image.
    public var image: String?
    /// A BCP 47 tag, if the item or its feed has one.
    public var language: String?
    public var tags: [String]
    public var enclosures: [Enclosure]
    /// The location of the event, if the publisher states one.
    public var location: Coordinates?
    /// Comment and view counts from the publisher's site.
    public var reception: Reception?
    /// The absolute http(s) address of the licence that permits reuse.
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

/// Comment and view counts on the publisher's site, according to the feed.
public struct Reception: Sendable, Equatable {
    /// The absolute http(s) address of the discussion page.
    public var discussion: String?
    /// The number of comments; nil, rather than 0, if the feed doesn't say.
    public var comments: Int?
    /// The number of views of a video.
    public var views: Int?

    public init(discussion: String? = nil, comments: Int? = nil, views: Int? = nil) {
        self.discussion = discussion
        self.comments = comments
        self.views = views
    }
}

/// Third-party text in the two forms we use: sanitised HTML and plain text.
public struct Prose: Sendable, Equatable {
    /// Sanitised HTML: it contains nothing active and cannot break out of the element around it.
    public var html: String
    /// Plain text with collapsed white space and paragraphs separated by one newline.
    public var text: String

    public init(html: String, text: String) {
        self.html = html
        self.text = text
    }
}
