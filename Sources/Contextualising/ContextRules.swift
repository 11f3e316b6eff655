/// Everything that may be said about why an article matters, and when; `Rules/contexts.json` is the shipped set.
public struct ContextRules: Sendable, Equatable {
    public var rules: [ContextRule]
    public var fallbacks: [ContextFallback]
    /// What is said of stories that several publishers tell.
    public var trending: TrendingRule
    /// In a title these forbid any comment: promotions, horoscopes, obituaries of private persons.
    public var silentTitles: [String]
    /// Anywhere in the text these forbid any comment.
    public var silentTexts: [String]
    /// Figures of speech: the words within them trigger nothing.
    public var figures: [String]
    /// Words such as "amid": what follows them in a title is the setting, not the matter.
    public var backdrops: [String]
    /// Words of a title in which somebody speaks of himself or looks back: no rule speaks on it.
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
