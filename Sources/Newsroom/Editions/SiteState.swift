public import FoundationEssentials

/// The published site and a fingerprint of its inputs. If those are unchanged, the site need not be rebuilt.
public struct SiteState: Sendable, Equatable {
    /// The time the site was built for.
    public var moment: Date
    /// A hash of every input except the archive, and of the site's files on disk.
    public var fingerprint: String
    public var figures: EditionFigures

    public init(moment: Date, fingerprint: String, figures: EditionFigures) {
        self.moment = moment
        self.fingerprint = fingerprint
        self.figures = figures
    }
}

/// The key figures of an edition.
public struct EditionFigures: Sendable, Equatable, Codable {
    /// The number of articles in the edition's time window.
    public var articles: Int
    /// The number of articles excluded as promotions.
    public var promotions: Int
    /// The number of stories covered by two or more publishers.
    public var stories: Int
    /// The number of articles with a location.
    public var placed: Int
    /// The number of articles in each edition other than the main one, in configuration order.
    public var editions: [EditionCount]
    /// The date of the newest article; nil if there are none.
    public var newest: Date?
    /// Calendar days from the newest article to the edition, in the site's time zone.
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

/// The number of articles shown in an edition.
public struct EditionCount: Sendable, Equatable, Codable {
    /// The edition's title as shown on its pages.
    public var title: String
    /// The number of articles, counting each one once however many pages show it.
    public var articles: Int

    public init(title: String, articles: Int) {
        self.title = title
        self.articles = articles
    }
}
