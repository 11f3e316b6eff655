public import FoundationEssentials

/// An edition beside the main one: which of a run's briefs it shows, under which name and in which categories.
public struct EditionPlan: Sendable, Equatable, Identifiable {
    /// Lower-case letters, digits and hyphens; the name of its folder.
    public var id: String
    /// Its masthead.
    public var title: String
    public var tagline: String
    /// As `Site.colour`; nil for the main edition's.
    public var colour: String?
    /// Its own categories; empty where it keeps those of the main edition.
    public var categories: [Category]
    /// The id of one of its categories that shows the leading picks of all others.
    public var picks: Category.ID?
    /// The id of the one that takes what speaks for none.
    public var fallback: Category.ID?
    public var filter: EditionFilter

    /// As `Edition.folder`.
    public var folder: String { id + "/" }

    public init(
        id: String, title: String, tagline: String = "", colour: String? = nil, categories: [Category] = [],
        picks: Category.ID? = nil,
        fallback: Category.ID? = nil, filter: EditionFilter = EditionFilter()
    ) {
        self.id = id
        self.title = title
        self.tagline = tagline
        self.colour = colour
        self.categories = categories
        self.picks = picks
        self.fallback = fallback
        self.filter = filter
    }
}

/// The conditions that an article must meet to belong to an edition. An empty or nil condition always holds.
public struct EditionFilter: Sendable, Equatable {
    /// The least sentiment, -1…+1, counted with `boosted`; a brief without one is not let in.
    public var sentiment: Double?
    /// Words and phrases that keep a brief out wherever they stand in its title or summary.
    public var blocked: [String]
    /// Words and phrases that each make its sentiment better.
    public var boosted: [String]
    /// Words and phrases of which one must occur.
    public var keywords: [String]
    /// Words and phrases of which the title must hold one, or the summary two.
    public var matter: [String]
    /// Languages ("pt" is also "pt-BR").
    public var languages: [String]
    /// Countries that it is about or, where it is about none, that its source writes from, as ISO 3166-1 alpha-2.
    public var countries: [String]
    /// Categories of the main edition.
    public var categories: [Category.ID]
    /// Sources, by id or by name.
    public var sources: [String]

    public init(
        sentiment: Double? = nil, blocked: [String] = [], boosted: [String] = [], keywords: [String] = [],
        matter: [String] = [], languages: [String] = [], countries: [String] = [], categories: [Category.ID] = [],
        sources: [String] = []
    ) {
        self.sentiment = sentiment
        self.blocked = blocked
        self.boosted = boosted
        self.keywords = keywords
        self.matter = matter
        self.languages = languages
        self.countries = countries
        self.categories = categories
        self.sources = sources
    }
}

/// Another edition of the same run, as a page names it.
public struct EditionLink: Sendable, Equatable {
    /// As readers see it.
    public var name: String
    /// As `Edition.folder`.
    public var folder: String

    public init(name: String, folder: String) {
        self.name = name
        self.folder = folder
    }
}

/// The articles of an edition, kept so that the next one can say what is new.
public struct EditionRecord: Sendable, Equatable {
    /// The moment that it was made for.
    public var moment: Date
    /// All articles that it had to choose from.
    public var articles: Set<Article.ID>

    public init(moment: Date, articles: Set<Article.ID>) {
        self.moment = moment
        self.articles = articles
    }
}
