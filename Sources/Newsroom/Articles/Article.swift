public import FoundationEssentials

/// An article from one publisher, however often it was seen and in however many feeds.
public struct Article: Sendable, Equatable, Identifiable {
    /// The stored fields, held behind a single reference. Tens of thousands of articles pass from stage to stage, and
    /// copying this many strings each time would mean retaining every one of them.
    @usableFromInline var facts: CopiedOnWrite<Facts>

    @usableFromInline struct Facts: Sendable, Equatable {
        @usableFromInline var id: String
        @usableFromInline var source: FeedSource.ID
        @usableFromInline var alsoIn: [FeedSource.ID]
        @usableFromInline var identifier: String?
        @usableFromInline var title: String
        @usableFromInline var earlierTitle: String?
        @usableFromInline var url: String?
        @usableFromInline var published: Date?
        @usableFromInline var updated: Date?
        @usableFromInline var firstSeen: Date
        @usableFromInline var lastSeen: Date
        @usableFromInline var authors: [String]
        @usableFromInline var summary: String
        @usableFromInline var text: String
        @usableFromInline var image: String?
        @usableFromInline var language: String?
        @usableFromInline var tags: [String]
        @usableFromInline var enclosures: [Enclosure]
        @usableFromInline var location: Coordinates?
        @usableFromInline var reception: Reception?
        @usableFromInline var licence: String?
    }

    /// A stable id of sixteen hexadecimal digits: a hash of whatever identified the article when it was first seen.
    public var id: String {
        @inlinable get { facts.value.id }
        set { facts.value.id = newValue }
    }
    /// The feed it was first seen in.
    public var source: FeedSource.ID {
        @inlinable get { facts.value.source }
        set { facts.value.source = newValue }
    }
    /// Other feeds that have carried it since, in the order they first did so.
    public var alsoIn: [FeedSource.ID] {
        @inlinable get { facts.value.alsoIn }
        set { facts.value.alsoIn = newValue }
    }
    /// The publisher's own identifier, from the first feed.
    public var identifier: String? {
        @inlinable get { facts.value.identifier }
        set { facts.value.identifier = newValue }
    }
    /// Plain text, never empty. If the publisher gave no title, the first words of the text.
    public var title: String {
        @inlinable get { facts.value.title }
        set { facts.value.title = newValue }
    }
    /// The publisher's previous headline; nil if it hasn't changed since the article was first seen.
    public var earlierTitle: String? {
        @inlinable get { facts.value.earlierTitle }
        set { facts.value.earlierTitle = newValue }
    }
    /// The publisher's absolute http(s) address, without tracking parameters. Click-counting redirects are skipped if
    /// the feed names the final address.
    public var url: String? {
        @inlinable get { facts.value.url }
        set { facts.value.url = newValue }
    }
    /// The publication date; nil if the publisher gave none or an impossible one.
    public var published: Date? {
        @inlinable get { facts.value.published }
        set { facts.value.published = newValue }
    }
    public var updated: Date? {
        @inlinable get { facts.value.updated }
        set { facts.value.updated = newValue }
    }
    /// The time of the run that first saw it.
    public var firstSeen: Date {
        @inlinable get { facts.value.firstSeen }
        set { facts.value.firstSeen = newValue }
    }
    /// The time of the last run that saw it in a feed.
    public var lastSeen: Date {
        @inlinable get { facts.value.lastSeen }
        set { facts.value.lastSeen = newValue }
    }
    public var authors: [String] {
        @inlinable get { facts.value.authors }
        set { facts.value.authors = newValue }
    }
    /// Plain text, at most 600 characters; empty if there is none.
    public var summary: String {
        @inlinable get { facts.value.summary }
        set { facts.value.summary = newValue }
    }
    /// The start of the content as plain text, at most 1,500 characters; empty if there is none.
    public var text: String {
        @inlinable get { facts.value.text }
        set { facts.value.text = newValue }
    }
    /// The absolute http(s) address of an image.
    public var image: String? {
        @inlinable get { facts.value.image }
        set { facts.value.image = newValue }
    }
    /// A BCP 47 tag, from the item, otherwise its feed, otherwise its source.
    public var language: String? {
        @inlinable get { facts.value.language }
        set { facts.value.language = newValue }
    }
    public var tags: [String] {
        @inlinable get { facts.value.tags }
        set { facts.value.tags = newValue }
    }
    public var enclosures: [Enclosure] {
        @inlinable get { facts.value.enclosures }
        set { facts.value.enclosures = newValue }
    }
    /// The location of the event, if the publisher states one.
    public var location: Coordinates? {
        @inlinable get { facts.value.location }
        set { facts.value.location = newValue }
    }
    /// Comment and view counts from the publisher's site.
    public var reception: Reception? {
        @inlinable get { facts.value.reception }
        set { facts.value.reception = newValue }
    }
    /// The absolute http(s) address of the licence that permits reuse.
    public var licence: String? {
        @inlinable get { facts.value.licence }
        set { facts.value.licence = newValue }
    }

    /// The time used for sorting: the publication date, capped at when the article was first seen. Undated articles use
    /// the latter. Publishers' clocks run fast, and some date tomorrow's paper today.
    public var moment: Date { published.map { min($0, firstSeen) } ?? firstSeen }

    /// All feeds that have carried it, starting with the first.
    public var sources: [FeedSource.ID] { [source] + alsoIn }

    public init(
        id: String, source: FeedSource.ID, alsoIn: [FeedSource.ID] = [], identifier: String? = nil, title: String,
        url: String? = nil,
        published: Date? = nil, updated: Date? = nil, firstSeen: Date, lastSeen: Date, authors: [String] = [],
        summary: String = "", text: String = "", image: String? = nil, language: String? = nil, tags: [String] = [],
        enclosures: [Enclosure] = [], location: Coordinates? = nil, reception: Reception? = nil, licence: String? = nil,
        earlierTitle: String? = nil
    ) {
        facts = CopiedOnWrite(
            Facts(
                id: id, source: source, alsoIn: alsoIn, identifier: identifier, title: title,
                earlierTitle: earlierTitle, url: url, published: published, updated: updated, firstSeen: firstSeen,
                lastSeen: lastSeen, authors: authors, summary: summary, text: text, image: image,
                language: language, tags: tags, enclosures: enclosures, location: location, reception: reception,
                licence: licence))
    }
}
