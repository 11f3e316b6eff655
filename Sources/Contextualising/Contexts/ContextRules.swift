/// All statements about why an article matters, with their triggers; `Rules/contexts.json` is the shipped set.
public struct ContextRules: Sendable, Equatable {
    public var rules: [ContextRule]
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
        rules: [ContextRule], silentTitles: [String] = [], silentTexts: [String] = [], figures: [String] = [],
        backdrops: [String] = [], asides: [String] = []
    ) {
        self.rules = rules
        self.silentTitles = silentTitles
        self.silentTexts = silentTexts
        self.figures = figures
        self.backdrops = backdrops
        self.asides = asides
    }
}
