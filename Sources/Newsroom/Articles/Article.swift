public import FoundationEssentials

/// One publication by one publisher, however often and in however many feeds it was seen.
public struct Article: Sendable, Equatable, Identifiable {
    /// What it is, behind one reference: it is handed from stage to stage by the ten thousand, and each copy of so many texts
    /// would count references to every one of them.
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

    /// Sixteen hexadecimal digits: a hash of what identified it when first seen. Never changes.
    public var id: String {
        @inlinable get { facts.value.id }
        set { facts.value.id = newValue }
    }
    /// The feed in which it was first seen.
    public var source: FeedSource.ID {
        @inlinable get { facts.value.source }
        set { facts.value.source = newValue }
    }
    /// The other feeds that have carried it since, in the order in which they first did.
    public var alsoIn: [FeedSource.ID] {
        @inlinable get { facts.value.alsoIn }
        set { facts.value.alsoIn = newValue }
    }
    /// The publisher's own identifier in the first feed.
    public var identifier: String? {
        @inlinable get { facts.value.identifier }
        set { facts.value.identifier = newValue }
    }
    /// Plain text, never empty: where the publisher gave no title, the first words of the text.
    public var title: String {
        @inlinable get { facts.value.title }
        set { facts.value.title = newValue }
    }
    /// The publisher's headline before this one; nil where it has not been changed since it was first seen.
    public var earlierTitle: String? {
        @inlinable get { facts.value.earlierTitle }
        set { facts.value.earlierTitle = newValue }
    }
    /// Absolute http(s) address, as the publisher gave it less tracking parameters, and past services that count clicks
    /// where the publisher names what is behind them.
    public var url: String? {
        @inlinable get { facts.value.url }
        set { facts.value.url = newValue }
    }
    /// nil when the publisher gave no possible date.
    public var published: Date? {
        @inlinable get { facts.value.published }
        set { facts.value.published = newValue }
    }
    public var updated: Date? {
        @inlinable get { facts.value.updated }
        set { facts.value.updated = newValue }
    }
    /// When a run first saw it.
    public var firstSeen: Date {
        @inlinable get { facts.value.firstSeen }
        set { facts.value.firstSeen = newValue }
    }
    /// When a run last saw it in a feed.
    public var lastSeen: Date {
        @inlinable get { facts.value.lastSeen }
        set { facts.value.lastSeen = newValue }
    }
    public var authors: [String] {
        @inlinable get { facts.value.authors }
        set { facts.value.authors = newValue }
    }
    /// Plain text, at most 600 characters; empty when there is none.
    public var summary: String {
        @inlinable get { facts.value.summary }
        set { facts.value.summary = newValue }
    }
    /// The beginning of the content as plain text, at most 1,500 characters; empty when there is none.
    public var text: String {
        @inlinable get { facts.value.text }
        set { facts.value.text = newValue }
    }
    /// Absolute http(s) address of a picture.
    public var image: String? {
        @inlinable get { facts.value.image }
        set { facts.value.image = newValue }
    }
    /// A BCP 47 tag: the item's, else its feed's, else its source's.
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
    /// Where the publisher says that it happened.
    public var location: Coordinates? {
        @inlinable get { facts.value.location }
        set { facts.value.location = newValue }
    }
    /// Comments and views where it was published.
    public var reception: Reception? {
        @inlinable get { facts.value.reception }
        set { facts.value.reception = newValue }
    }
    /// Absolute http(s) address of the licence under which the publisher lets others use it.
    public var licence: String? {
        @inlinable get { facts.value.licence }
        set { facts.value.licence = newValue }
    }

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
        facts = CopiedOnWrite(
            Facts(
                id: id, source: source, alsoIn: alsoIn, identifier: identifier, title: title,
                earlierTitle: earlierTitle, url: url, published: published, updated: updated, firstSeen: firstSeen,
                lastSeen: lastSeen, authors: authors, summary: summary, text: text, image: image,
                language: language, tags: tags, enclosures: enclosures, location: location, reception: reception,
                licence: licence))
    }
}
