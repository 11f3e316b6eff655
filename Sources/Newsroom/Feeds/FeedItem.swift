public import FoundationEssentials

/// One item of one feed, cleaned but not yet compared with any other.
public struct FeedItem: Sendable, Equatable {
    /// The publisher's own identifier (`guid`, `atom:id`), verbatim; unique in its feed at best.
    public var identifier: String?
    /// Plain text; empty when the publisher gave none.
    public var title: String
    /// Absolute http(s) address of the article, as the feed links to it.
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
    /// Absolute http(s) address of the picture that stands for it.
    public var image: String?
    /// A BCP 47 tag, when the item or its feed says.
    public var language: String?
    public var tags: [String]
    public var enclosures: [Enclosure]
    /// Where the publisher says that it happened.
    public var location: Coordinates?
    /// What readers made of it where it was published.
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
