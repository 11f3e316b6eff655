/// An article with the results of every stage: everything a card on a page shows.
@dynamicMemberLookup
public struct Brief: Sendable, Equatable, Identifiable, Encodable {
    /// The stored fields, held behind a single reference. Tens of thousands of briefs pass from stage to stage, and
    /// copying this many strings each time would mean retaining every one of them.
    @usableFromInline var facts: CopiedOnWrite<Facts>

    /// The results that a brief gives access to.
    public struct Facts: Sendable, Equatable, Encodable {
        @usableFromInline var article: Article
        @usableFromInline var source: FeedSource
        @usableFromInline var kind: ArticleKind
        /// The BCP 47 tag of the language of its title and summary: as detected, otherwise as declared by the item,
        /// feed or source; nil if unknown.
        public var language: String?
        public var topic: Topic
        /// The place it is about.
        public var place: Place?
        /// The answers of stages that look at one article alone; empty for articles of earlier editions.
        public var findings: ArticleFindings
        /// The reason why it matters.
        public var context: Context?
        /// Possible consequences ("What this means"), at most three sentences.
        public var implications: [Statement]
        @usableFromInline var story: Story
    }

    /// Gives access to its results.
    public subscript<Value>(dynamicMember path: WritableKeyPath<Facts, Value>) -> Value {
        @inlinable @inline(__always) get { facts.value[keyPath: path] }
        set { facts.value[keyPath: path] = newValue }
    }

    // These four by themselves, because `map(\.story.id)` and the like, for all briefs, would look up key paths.
    public var article: Article {
        @inlinable get { facts.value.article }
        set { facts.value.article = newValue }
    }
    public var source: FeedSource {
        @inlinable get { facts.value.source }
        set { facts.value.source = newValue }
    }
    public var kind: ArticleKind {
        @inlinable get { facts.value.kind }
        set { facts.value.kind = newValue }
    }
    /// The story it belongs to.
    public var story: Story {
        @inlinable get { facts.value.story }
        set { facts.value.story = newValue }
    }

    public var id: Article.ID { article.id }

    /// The language without its region ("en"); empty if unknown.
    public var languageCode: String {
        primaryLanguage(of: self.language ?? "")
    }

    /// - Parameter language: the detected language; nil to use the declared one.
    public init(
        article: Article, source: FeedSource, kind: ArticleKind = .report, language: String? = nil, topic: Topic,
        place: Place? = nil,
        findings: ArticleFindings = ArticleFindings(),
        context: Context? = nil,
        implications: [Statement] = [], story: Story
    ) {
        facts = CopiedOnWrite(
            Facts(
                article: article, source: source, kind: kind,
                language: language ?? article.language ?? source.language, topic: topic, place: place,
                findings: findings, context: context, implications: implications, story: story))
    }
}

extension Sequence<Brief> {
    /// The weight of each publisher with a report here, highest first. Several feeds of one owner count once.
    public var publisherWeights: [Double] {
        Dictionary(
            lazy.filter(\.kind.isVoice).map { ($0.source.ownerKey, $0.source.tier.rankingWeight) },
            uniquingKeysWith: Swift.max
        ).values
            .sorted(by: >)
    }
}
