/// An article with the results of all stages: everything that a card on a page shows.
public struct Brief: Sendable, Equatable, Identifiable {
    /// What it is, behind one reference: it is handed from stage to stage by the ten thousand, and each copy of so many texts
    /// would count references to every one of them.
    @usableFromInline var facts: CopiedOnWrite<Facts>

    @usableFromInline struct Facts: Sendable, Equatable {
        @usableFromInline var article: Article
        @usableFromInline var source: FeedSource
        @usableFromInline var kind: ArticleKind
        @usableFromInline var language: String?
        @usableFromInline var topic: Topic
        @usableFromInline var place: Place?
        @usableFromInline var sentiment: Double?
        @usableFromInline var context: Context?
        @usableFromInline var implications: [Statement]
        @usableFromInline var story: Story
    }

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
    /// The language of its title and summary as a BCP 47 tag: what its text shows, else what its item, its feed or its
    /// source declares; nil where nobody knows.
    public var language: String? {
        @inlinable get { facts.value.language }
        set { facts.value.language = newValue }
    }
    public var topic: Topic {
        @inlinable get { facts.value.topic }
        set { facts.value.topic = newValue }
    }
    /// The place that it is about.
    public var place: Place? {
        @inlinable get { facts.value.place }
        set { facts.value.place = newValue }
    }
    /// How its title and summary sound, -1…+1; nil in a language that nothing is known of.
    public var sentiment: Double? {
        @inlinable get { facts.value.sentiment }
        set { facts.value.sentiment = newValue }
    }
    /// Why it matters.
    public var context: Context? {
        @inlinable get { facts.value.context }
        set { facts.value.context = newValue }
    }
    /// Possible consequences ("What this means"): up to three sentences.
    public var implications: [Statement] {
        @inlinable get { facts.value.implications }
        set { facts.value.implications = newValue }
    }
    /// The story that it belongs to.
    public var story: Story {
        @inlinable get { facts.value.story }
        set { facts.value.story = newValue }
    }

    public var id: Article.ID { article.id }

    /// The language without its region ("en"); empty where it is not known.
    public var languageCode: String {
        primaryLanguage(of: language ?? "")
    }

    /// - Parameter language: nil for the declared one.
    public init(
        article: Article, source: FeedSource, kind: ArticleKind = .report, language: String? = nil, topic: Topic,
        place: Place? = nil,
        sentiment: Double? = nil,
        context: Context? = nil,
        implications: [Statement] = [], story: Story
    ) {
        facts = CopiedOnWrite(
            Facts(
                article: article, source: source, kind: kind,
                language: language ?? article.language ?? source.language, topic: topic, place: place,
                sentiment: sentiment, context: context, implications: implications, story: story))
    }
}

extension Sequence<Brief> {
    /// The weight of each publisher that reports among them, the greatest first. Several feeds of one
    /// owner count once.
    public var voices: [Double] {
        Dictionary(
            lazy.filter(\.kind.isVoice).map { ($0.source.family, $0.source.tier.voice) }, uniquingKeysWith: Swift.max
        ).values
            .sorted(by: >)
    }
}
