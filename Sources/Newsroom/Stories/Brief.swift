/// An article with the results of all stages: everything that a card on a page shows.
public struct Brief: Sendable, Equatable, Identifiable {
    public var article: Article
    public var source: FeedSource
    public var kind: ArticleKind
    /// The language of its title and summary as a BCP 47 tag: what its text shows, else what its item, its feed or its
    /// source declares; nil where nobody knows.
    public var language: String?
    public var topic: Topic
    /// The place that it is about.
    public var place: Place?
    /// How its title and summary sound, -1…+1; nil in a language that nothing is known of.
    public var sentiment: Double?
    /// Why it matters.
    public var context: Context?
    /// Possible consequences ("What this means"): up to three sentences.
    public var implications: [Statement]
    /// The story that it belongs to.
    public var story: Story

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
        self.article = article
        self.source = source
        self.kind = kind
        self.language = language ?? article.language ?? source.language
        self.topic = topic
        self.place = place
        self.sentiment = sentiment
        self.context = context
        self.implications = implications
        self.story = story
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
