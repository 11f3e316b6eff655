public import FoundationEssentials

/// The definition of an edition other than the main one: its name, its categories and which of the run's articles it
/// shows.
public struct EditionPlan: Sendable, Equatable, Identifiable {
    /// Lower-case letters, digits and hyphens; also the name of its folder.
    public var id: String
    /// The masthead.
    public var title: String
    public var tagline: String
    /// The accent colour, as in `Site.colour`; nil to use the main edition's.
    public var colour: String?
    /// The edition's own categories; empty to use the main edition's.
    public var categories: [Category]
    /// The id of the category that shows the top picks from all the others.
    public var picks: Category.ID?
    /// The id of the fallback category, for articles that match no other.
    public var fallback: Category.ID?
    public var filter: EditionFilter

    /// The folder, as in `Edition.folder`.
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

/// The conditions an article must meet to appear in an edition. Empty or nil conditions always match.
public struct EditionFilter: Sendable, Equatable {
    /// The minimum sentiment, -1…+1, including any boost from `boosted`. Articles without a sentiment are excluded.
    public var sentiment: Double?
    /// Words and phrases that exclude an article if they occur in its title or summary.
    public var blocked: [String]
    /// Words and phrases that each raise an article's sentiment.
    public var boosted: [String]
    /// Words and phrases; at least one must occur.
    public var keywords: [String]
    /// Words and phrases on the edition's subject: the title must contain one, or the summary two.
    public var matter: [String]
    /// Whether articles are chosen by built-in words of good news. In English, `matter` and `boosted` replace them.
    public var goodNews: Bool
    /// Language tags; "pt" also matches "pt-BR".
    public var languages: [String]
    /// ISO 3166-1 alpha-2 codes of the country an article is about, or of its source's country if it is about none.
    public var countries: [String]
    /// Category ids from the main edition.
    public var categories: [Category.ID]
    /// Source ids or names.
    public var sources: [String]

    /// The minimum sentiment that applies: good news has no negative tone unless the owner sets another minimum.
    public var leastSentiment: Double? { sentiment ?? (goodNews ? 0 : nil) }

    public init(
        sentiment: Double? = nil, blocked: [String] = [], boosted: [String] = [], keywords: [String] = [],
        matter: [String] = [], goodNews: Bool = false, languages: [String] = [], countries: [String] = [],
        categories: [Category.ID] = [], sources: [String] = []
    ) {
        self.sentiment = sentiment
        self.blocked = blocked
        self.boosted = boosted
        self.keywords = keywords
        self.matter = matter
        self.goodNews = goodNews
        self.languages = languages
        self.countries = countries
        self.categories = categories
        self.sources = sources
    }
}

/// A link to another edition in the same run.
public struct EditionLink: Sendable, Equatable {
    /// The name shown to readers.
    public var name: String
    /// The folder, as in `Edition.folder`.
    public var folder: String
    /// The time of its newest article; nil if it has none.
    public var newest: Date?

    public init(name: String, folder: String, newest: Date? = nil) {
        self.name = name
        self.folder = folder
        self.newest = newest
    }
}

/// The articles of an edition, stored so that the next edition can tell what is new.
public struct EditionRecord: Sendable, Equatable {
    /// The time the edition was built for.
    public var moment: Date
    /// Every article available to the edition.
    public var articles: Set<Article.ID>

    public init(moment: Date, articles: Set<Article.ID>) {
        self.moment = moment
        self.articles = articles
    }
}
