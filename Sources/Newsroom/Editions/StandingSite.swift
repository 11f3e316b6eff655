public import FoundationEssentials

/// A site as it stands, and what it was made from: where all of that is the same, it need not be made again.
public struct StandingSite: Sendable, Equatable {
    /// The moment that it was made for.
    public var moment: Date
    /// A hash of all that it was made from beside the archive, and of its files as they lie there.
    public var fingerprint: String
    public var figures: EditionFigures

    public init(moment: Date, fingerprint: String, figures: EditionFigures) {
        self.moment = moment
        self.fingerprint = fingerprint
        self.figures = figures
    }
}

/// What an edition holds, in figures.
public struct EditionFigures: Sendable, Equatable, Codable {
    /// The number of articles in the edition's window.
    public var articles: Int
    /// The number of articles that are left out because they are promotions.
    public var promotions: Int
    /// The number of stories that two or more publishers report.
    public var stories: Int
    /// The number of articles with a place.
    public var placed: Int
    /// How many articles each edition beside the main one shows, in the order of the configuration.
    public var editions: [EditionCount]
    /// The date of the newest article; nil where there is none.
    public var newest: Date?
    /// The calendar days from the newest article to the edition, in the site's time zone.
    public var quietDays: Int?

    public init(
        articles: Int, promotions: Int, stories: Int, placed: Int, editions: [EditionCount], newest: Date? = nil,
        quietDays: Int? = nil
    ) {
        self.newest = newest
        self.quietDays = quietDays
        self.articles = articles
        self.promotions = promotions
        self.stories = stories
        self.placed = placed
        self.editions = editions
    }
}

/// The number of articles that an edition shows.
public struct EditionCount: Sendable, Equatable, Codable {
    /// The edition's title, as its pages show it.
    public var title: String
    /// Each article counts once, however many pages show it.
    public var articles: Int

    public init(title: String, articles: Int) {
        self.title = title
        self.articles = articles
    }
}
