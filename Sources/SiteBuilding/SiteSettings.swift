public import FoundationEssentials
public import Newsroom

/// Settings for a site's pages.
public struct SiteSettings: Sendable, Equatable {
    /// The way pages show publishers' pictures.
    public enum Images: String, Sendable, CaseIterable {
        /// No pictures. Pages load nothing from other hosts.
        case none
        /// Pictures loaded from the publisher as they scroll into view.
        case remote
        /// Small copies hosted by the site itself. Pages load no pictures from other hosts.
        case cached
    }

    public var images = Images.none
    /// Whether share cards, the pictures in link previews, can be drawn. This is not a setting: it depends on the
    /// installed libraries.
    public var drawsShareCards = true
    /// Whether the site has puzzles.
    public var puzzles = false
    /// Whether each edition is also published as an EPUB, with a catalogue for reading apps.
    public var epub = false
    /// The number of days for which an edition's books are kept, including today.
    public var books = 30
    /// Whether people and places in the news have a page.
    public var names = false
    /// The periods that have a page in the archive.
    public var rhythm = Rhythm.daily
    /// The number of days whose editions are checked for corrections; 0 for none.
    public var correctionDays = 0
    /// Whether the site is encrypted before publishing. Its pages can then be locked, and store nothing unencrypted.
    public var isPrivate = false
    /// Whether navigation lists categories without articles.
    public var showsEmptyCategories = false
    /// The places with a feed of their own: "PT", "Lisbon, PT".
    public var placeFeeds: [String] = []
    /// The number of publishers from which a story's page has a share card of its own instead of the front page's.
    public var cardPublishers = 4
    /// The number of days after a story's latest report for which its page is also published as Markdown.
    public var markdownDays = 7
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

    /// The length of sections on the front page, which readers should be able to finish.
    public var front = Depth(cards: 9, lines: 24)
    /// The length of sections on category and subcategory pages, which serve as reference.
    public var desks = Depth(cards: 18, lines: 120)

    /// The daily times when an edition is due ("06:00"), in the site's time zone. If empty, pages do not announce the
    /// next edition.
    public var editionTimes: [String] = []

    /// Creates the default settings.
    ///
    /// - Parameter change: changes some of them.
    public init(_ change: (inout SiteSettings) -> Void = { _ in }) { change(&self) }

    /// Returns whether a page about a story or a running story is also published as Markdown.
    ///
    /// - Parameter latest: the time of its latest report.
    func hasMarkdown(since latest: Date, at moment: Date) -> Bool {
        moment.timeIntervalSince(latest) <= Double(markdownDays) * 86_400
    }

    /// Returns when the next edition is due, or nil if no times are set.
    ///
    /// - Parameter timeZone: an IANA time zone name.
    public func nextEdition(after moment: Date, timeZone: String) -> Date? {
        WallClock.next(ofTimes: editionTimes, after: moment, in: TimeZone(identifier: timeZone) ?? .gmt)
    }
}
