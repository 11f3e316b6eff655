public import FoundationEssentials

/// The settings for a site's pages.
public struct SiteSettings: Sendable, Equatable {
    /// Whether pages show publishers' pictures.
    public enum Images: String, Sendable, CaseIterable {
        /// Typography alone; a page then asks nothing of any other host.
        case none
        /// The picture where the publisher keeps it, loaded when it scrolls into view.
        case remote
        /// A small copy that the site keeps itself; a page then asks nothing of any other host.
        case cached
    }

    public var images: Images
    /// Whether there is anything to draw the pictures with that are shown with links to pages. No setting: the system's matter.
    public var drawsShareCards: Bool
    /// Whether the site has puzzles.
    public var puzzles: Bool
    /// Whether the site is sealed before it is published: its pages can be locked, and keep nothing in clear by themselves.
    public var isPrivate: Bool
    /// Whether navigation names categories that have no article.
    public var showsEmptyCategories = false
    /// The places that have a feed of their own: "PT", "Lisbon, PT".
    public var placeFeeds: [String]
    /// The length of a section on a page.
    public struct Depth: Sendable, Equatable {
        /// The number of articles shown as cards.
        public var cards: Int
        /// The number of further articles shown as single lines; a sentence counts the rest.
        public var lines: Int

        public init(cards: Int, lines: Int) {
            self.cards = cards
            self.lines = lines
        }
    }

    /// Of the front page, which is there to be finished.
    public var front: Depth
    /// Of the pages of categories and subcategories, which are there to be searched.
    public var desks: Depth

    /// When an edition is due each day, on the clock of the site's time zone ("06:00"); empty where there is no rule, and
    /// nothing is said of the next.
    public var editionTimes: [String]

    public init(
        images: Images = .none, drawsShareCards: Bool = true, editionTimes: [String] = [], puzzles: Bool = false,
        isPrivate: Bool = false, placeFeeds: [String] = [],
        front: Depth = Depth(cards: 9, lines: 24), desks: Depth = Depth(cards: 18, lines: 120)
    ) {
        self.images = images
        self.drawsShareCards = drawsShareCards
        self.editionTimes = editionTimes
        self.puzzles = puzzles
        self.isPrivate = isPrivate
        self.placeFeeds = placeFeeds
        self.front = front
        self.desks = desks
    }

    /// When the next edition is due after a moment; nil where there is no rule.
    ///
    /// - Parameter timeZone: an IANA name.
    public func nextEdition(after moment: Date, timeZone: String) -> Date? {
        WallClock.next(ofTimes: editionTimes, after: moment, in: TimeZone(identifier: timeZone) ?? .gmt)
    }
}
