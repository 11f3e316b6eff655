public import FoundationEssentials

/// An item of a feed, cleaned but not yet matched with others.
@dynamicMemberLookup
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
    public var summary: Prose?
    public var content: Prose?
    /// The facts that travel unchanged to the article.
    public var stated = StatedFacts()

    /// Gives access to the facts its publisher states.
    public subscript<Value>(dynamicMember path: WritableKeyPath<StatedFacts, Value>) -> Value {
        @inlinable get { stated[keyPath: path] }
        set { stated[keyPath: path] = newValue }
    }

    public init(
        identifier: String? = nil, title: String = "", url: String? = nil, original: String? = nil,
        published: Date? = nil, updated: Date? = nil, authors: [String] = [], summary: Prose? = nil,
        content: Prose? = nil,
        image: String? = nil, language: String? = nil, tags: [String] = [], enclosures: [Enclosure] = [],
        location: Coordinates? = nil
    ) {
        self.identifier = identifier
        self.title = title
        self.url = url
        self.original = original
        self.published = published
        self.updated = updated
        self.summary = summary
        self.content = content
        stated.authors = authors
        stated.image = image
        stated.language = language
        stated.tags = tags
        stated.enclosures = enclosures
        stated.location = location
    }

    /// The facts of an item that aren't in `StatedFacts`.
    public static let table: [Fact<FeedItem>] = [
        Fact("identifier", \.identifier, .code), Fact("title", \.title, .words), Fact("url", \.url, .address),
        Fact("original", \.original, .address), Fact("published", \.published, .date),
        Fact("updated", \.updated, .date), Fact("summary", \.summary, .words), Fact("content", \.content, .words),
    ]
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
