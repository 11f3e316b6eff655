public import FoundationEssentials

/// An article from one publisher, however often it was seen and in however many feeds.
@dynamicMemberLookup
public struct Article: Sendable, Equatable, Identifiable {
    /// The facts, held behind a single reference. Tens of thousands of articles pass from stage to stage, and copying
    /// this many strings each time would mean retaining every one of them.
    @usableFromInline var box: CopiedOnWrite<ArticleFacts>

    /// All of an article's facts, to be read or changed together.
    public var facts: ArticleFacts {
        @inlinable get { box.value }
        set { box.value = newValue }
    }

    /// Gives access to the facts its publisher states.
    public subscript<Value>(dynamicMember path: WritableKeyPath<StatedFacts, Value>) -> Value {
        @inlinable get { box.value.stated[keyPath: path] }
        set { box.value.stated[keyPath: path] = newValue }
    }

    /// A stable id of sixteen hexadecimal digits: a hash of whatever identified the article when it was first seen.
    public var id: String {
        @inlinable get { box.value.id }
        set { box.value.id = newValue }
    }
    /// The feed it was first seen in.
    public var source: FeedSource.ID {
        @inlinable get { box.value.source }
        set { box.value.source = newValue }
    }
    /// Other feeds that have carried it since, in the order they first did so.
    public var alsoIn: [FeedSource.ID] {
        @inlinable get { box.value.alsoIn }
        set { box.value.alsoIn = newValue }
    }
    /// The publisher's own identifier, from the first feed.
    public var identifier: String? {
        @inlinable get { box.value.identifier }
        set { box.value.identifier = newValue }
    }
    /// Plain text, never empty. If the publisher gave no title, the first words of the text.
    public var title: String {
        @inlinable get { box.value.title }
        set { box.value.title = newValue }
    }
    /// The publisher's previous headline; nil if it hasn't changed since the article was first seen.
    public var earlierTitle: String? {
        @inlinable get { box.value.earlierTitle }
        set { box.value.earlierTitle = newValue }
    }
    /// The publisher's absolute http(s) address, without tracking parameters. Click-counting redirects are skipped if
    /// the feed names the final address.
    public var url: String? {
        @inlinable get { box.value.url }
        set { box.value.url = newValue }
    }
    /// The publication date; nil if the publisher gave none or an impossible one.
    public var published: Date? {
        @inlinable get { box.value.published }
        set { box.value.published = newValue }
    }
    public var updated: Date? {
        @inlinable get { box.value.updated }
        set { box.value.updated = newValue }
    }
    /// The time of the run that first saw it.
    public var firstSeen: Date {
        @inlinable get { box.value.firstSeen }
        set { box.value.firstSeen = newValue }
    }
    /// The time of the last run that saw it in a feed.
    public var lastSeen: Date {
        @inlinable get { box.value.lastSeen }
        set { box.value.lastSeen = newValue }
    }
    /// Plain text, at most 600 characters; empty if there is none.
    public var summary: String {
        @inlinable get { box.value.summary }
        set { box.value.summary = newValue }
    }
    /// The start of the content as plain text, at most 1,500 characters, or 10,000 of a transcript; empty if there is
    /// none.
    public var text: String {
        @inlinable get { box.value.text }
        set { box.value.text = newValue }
    }
    /// Whether the text is what is said in an episode, read from its transcript.
    public var isSpoken: Bool {
        @inlinable get { box.value.isSpoken }
        set { box.value.isSpoken = newValue }
    }

    /// The time used for sorting: the publication date, capped at when the article was first seen. Undated articles use
    /// the latter. Publishers' clocks run fast, and some date tomorrow's paper today.
    public var moment: Date { published.map { min($0, firstSeen) } ?? firstSeen }

    /// All feeds that have carried it, starting with the first.
    public var sources: [FeedSource.ID] { [source] + alsoIn }

    /// The address of an episode's transcript.
    public var transcript: String? { facts.stated.enclosures.lazy.compactMap(\.transcript).first }

    public init(_ facts: ArticleFacts) { box = CopiedOnWrite(facts) }

    public init(
        id: String, source: FeedSource.ID, alsoIn: [FeedSource.ID] = [], identifier: String? = nil, title: String,
        url: String? = nil,
        published: Date? = nil, updated: Date? = nil, firstSeen: Date, lastSeen: Date, authors: [String] = [],
        summary: String = "", text: String = "", image: String? = nil, language: String? = nil, tags: [String] = [],
        enclosures: [Enclosure] = [], location: Coordinates? = nil, earlierTitle: String? = nil
    ) {
        var facts = ArticleFacts()
        facts.id = id
        facts.source = source
        facts.alsoIn = alsoIn
        facts.identifier = identifier
        facts.title = title
        facts.earlierTitle = earlierTitle
        facts.url = url
        facts.published = published
        facts.updated = updated
        facts.firstSeen = firstSeen
        facts.lastSeen = lastSeen
        facts.summary = summary
        facts.text = text
        facts.stated.authors = authors
        facts.stated.image = image
        facts.stated.language = language
        facts.stated.tags = tags
        facts.stated.enclosures = enclosures
        facts.stated.location = location
        self.init(facts)
    }
}
