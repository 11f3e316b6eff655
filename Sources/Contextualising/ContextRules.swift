public import Newsroom

/// All statements about why an article matters, with their triggers; `Rules/contexts.json` is the shipped set.
public struct ContextRules: Sendable, Equatable {
    public var rules: [ContextRule]
    public var fallbacks: [ContextFallback]
    /// The statement about stories that several publishers report.
    public var trending: TrendingRule
    /// A title with one of these gets no comment: promotions, horoscopes, obituaries of private persons.
    public var silentTitles: [String]
    /// A text with one of these anywhere gets no comment.
    public var silentTexts: [String]
    /// Figures of speech: the words within them trigger nothing.
    public var figures: [String]
    /// Words such as "amid": the words after them in a title are background, not the matter itself.
    public var backdrops: [String]
    /// Words that mark a title in which somebody speaks about himself or looks back: no rule applies to it.
    public var asides: [String]

    public init(
        rules: [ContextRule], fallbacks: [ContextFallback], trending: TrendingRule, silentTitles: [String] = [],
        silentTexts: [String] = [], figures: [String] = [], backdrops: [String] = [],
        asides: [String] = []
    ) {
        self.rules = rules
        self.fallbacks = fallbacks
        self.trending = trending
        self.silentTitles = silentTitles
        self.silentTexts = silentTexts
        self.figures = figures
        self.backdrops = backdrops
        self.asides = asides
    }
}

/// The statement about stories that several publishers report now.
public struct TrendingRule: Sendable, Equatable {
    /// The least number of publishers.
    public var publishers: Int
    /// From 0.70 to 0.90.
    public var confidence: Double
    /// Phrasings; `{publishers}` becomes the number of publishers. The article's id decides which one it gets.
    public var reasons: [String]

    public init(publishers: Int, confidence: Double, reasons: [String]) {
        self.publishers = publishers
        self.confidence = confidence
        self.reasons = reasons
    }
}

/// The reasons given when no rule matches and only the category is known: tier 2.
public struct ContextFallback: Sendable, Equatable {
    public var category: Category.ID
    /// From 0.42 to 0.48.
    public var confidence: Double
    /// Three or four phrasings; the article's id decides which one it gets.
    public var reasons: [String]

    public init(category: Category.ID, confidence: Double, reasons: [String]) {
        self.category = category
        self.confidence = confidence
        self.reasons = reasons
    }
}
