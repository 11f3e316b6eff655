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

    /// Gives access to its facts. For many articles, `map { $0.title }` is much faster than `map(\.title)`, which looks
    /// up the key path for each.
    public subscript<Value>(dynamicMember path: WritableKeyPath<ArticleFacts, Value>) -> Value {
        @inlinable @inline(__always) get { box.value[keyPath: path] }
        set { box.value[keyPath: path] = newValue }
    }

    /// Gives access to the facts its publisher states.
    public subscript<Value>(dynamicMember path: WritableKeyPath<StatedFacts, Value>) -> Value {
        @inlinable @inline(__always) get { box.value.stated[keyPath: path] }
        set { box.value.stated[keyPath: path] = newValue }
    }

    public var id: String {
        @inlinable get { box.value.id }
        set { box.value.id = newValue }
    }

    /// The time used for sorting: the publication date, capped at when the article was first seen. Undated articles use
    /// the latter. Publishers' clocks run fast, and some date tomorrow's paper today.
    public var moment: Date { self.published.map { min($0, self.firstSeen) } ?? self.firstSeen }

    /// All feeds that have carried it, starting with the one it belongs to.
    public var sources: [FeedSource.ID] { [self.source] + self.alsoIn }

    /// The address of an episode's transcript.
    public var transcript: String? { self.enclosures.lazy.compactMap(\.transcript).first }

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
