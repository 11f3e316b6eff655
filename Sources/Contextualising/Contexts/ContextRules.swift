/// The rules for statements on why an article matters. `Rules/contexts.json` is the built-in set.
public struct ContextRules: Sendable, Equatable {
    public var rules: [ContextRule]
    /// Phrases in a title that suppress any comment: promotions, horoscopes, obituaries of private persons.
    public var silentTitles: [String]
    /// Phrases anywhere in a text that suppress any comment.
    public var silentTexts: [String]
    /// Figures of speech; words inside them trigger nothing.
    public var figures: [String]
    /// Words such as "amid"; the words after them in a title are background, not the subject.
    public var backdrops: [String]
    /// Words that mark a title as personal or retrospective; no rule applies to it.
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
