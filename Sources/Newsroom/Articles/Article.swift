public import FoundationEssentials

/// One publication by one publisher, however often and in however many feeds it was seen.
public struct Article: Sendable, Equatable, Identifiable {
    /// Sixteen hexadecimal digits: a hash of what identified it when first seen. Never changes.
    public var id: String
    /// The feed in which it was first seen.
    public var source: FeedSource.ID
    /// The other feeds that have carried it since, in the order in which they first did.
    public var alsoIn: [FeedSource.ID]
    /// The publisher's own identifier in the first feed.
    public var identifier: String?
    /// Plain text, never empty: where the publisher gave no title, the first words of the text.
    public var title: String
    /// The publisher's headline before this one; nil where it has not been changed since it was first seen.
    public var earlierTitle: String?
    /// Absolute http(s) address, as the publisher gave it less tracking parameters, and past services that count clicks
    /// where the publisher names what is behind them.
    public var url: String?
    /// nil when the publisher gave no possible date.
    public var published: Date?
    public var updated: Date?
    /// When a run first saw it.
    public var firstSeen: Date
    /// When a run last saw it in a feed.
    public var lastSeen: Date
    public var authors: [String]
    /// Plain text, at most 600 characters; empty when there is none.
    public var summary: String
    /// The beginning of the content as plain text, at most 1,500 characters; empty when there is none.
    public var text: String
    /// Absolute http(s) address of a picture.
    public var image: String?
    /// A BCP 47 tag: the item's, else its feed's, else its source's.
    public var language: String?
    public var tags: [String]
    public var enclosures: [Enclosure]
    /// Where the publisher says that it happened.
    public var location: Coordinates?
    /// Comments and views where it was published.
    public var reception: Reception?
    /// Absolute http(s) address of the licence under which the publisher lets others use it.
    public var licence: String?

    /// The moment that orders it among others: when published, but never later than when first seen (publishers'
    /// clocks run ahead, and some date tomorrow's paper today); when undated, when first seen.
    public var moment: Date { published.map { min($0, firstSeen) } ?? firstSeen }

    /// All feeds that have carried it, the first one first.
    public var sources: [FeedSource.ID] { [source] + alsoIn }

    public init(
        id: String, source: FeedSource.ID, alsoIn: [FeedSource.ID] = [], identifier: String? = nil, title: String,
        url: String? = nil,
        published: Date? = nil, updated: Date? = nil, firstSeen: Date, lastSeen: Date, authors: [String] = [],
        summary: String = "", text: String = "", image: String? = nil, language: String? = nil, tags: [String] = [],
        enclosures: [Enclosure] = [], location: Coordinates? = nil, reception: Reception? = nil, licence: String? = nil,
        earlierTitle: String? = nil
    ) {
        self.id = id
        self.source = source
        self.alsoIn = alsoIn
        self.identifier = identifier
        self.title = title
        self.url = url
        self.published = published
        self.updated = updated
        self.firstSeen = firstSeen
        self.lastSeen = lastSeen
        self.authors = authors
        self.summary = summary
        self.text = text
        self.image = image
        self.language = language
        self.tags = tags
        self.enclosures = enclosures
        self.location = location
        self.reception = reception
        self.licence = licence
        self.earlierTitle = earlierTitle
    }
}
