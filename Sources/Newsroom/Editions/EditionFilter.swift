/// What an edition lets in; what is empty or nil asks nothing.
public struct EditionFilter: Sendable, Equatable {
    /// The least sentiment, -1…+1, counted with `boosted`; a brief without one is not let in.
    public var sentiment: Double?
    /// Words and phrases that keep a brief out wherever they stand in its title or summary.
    public var blocked: [String]
    /// Words and phrases that each make its sentiment better.
    public var boosted: [String]
    /// Words and phrases of which one must occur.
    public var keywords: [String]
    /// Languages ("pt" is also "pt-BR").
    public var languages: [String]
    /// Countries that it is about or, where it is about none, that its source writes from, as ISO 3166-1 alpha-2.
    public var countries: [String]
    /// Categories of the main edition.
    public var categories: [Category.ID]

    public init(
        sentiment: Double? = nil, blocked: [String] = [], boosted: [String] = [], keywords: [String] = [],
        languages: [String] = [], countries: [String] = [], categories: [Category.ID] = []
    ) {
        self.sentiment = sentiment
        self.blocked = blocked
        self.boosted = boosted
        self.keywords = keywords
        self.languages = languages
        self.countries = countries
        self.categories = categories
    }
}
