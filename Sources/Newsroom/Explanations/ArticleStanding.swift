/// Where an article stands in an edition.
public struct ArticleStanding: Sendable, Equatable {
    /// A page that lists it, alone or for its story.
    public struct Spot: Sendable, Equatable {
        /// A category's id, with a subcategory's behind a slash; nil for the front page.
        public var desk: String?
        public var section: SectionKind
        /// Whether the page leaves out why it matters, because as many general reasons as readers bear stand there.
        public var isContextLeftOut: Bool

        public init(desk: String?, section: SectionKind, isContextLeftOut: Bool) {
            self.desk = desk
            self.section = section
            self.isContextLeftOut = isContextLeftOut
        }
    }

    /// The stretch of time that it belongs to; nil when no page shows it or its story.
    public var section: SectionKind?
    /// Its place among the headlines, from 1; nil where it is none of them.
    public var headline: Int?
    /// The front page first, then the desks in the order of the configuration.
    public var spots: [Spot]
    /// Whether the search finds it.
    public var isFound: Bool

    public init(section: SectionKind?, headline: Int?, spots: [Spot], isFound: Bool) {
        self.section = section
        self.headline = headline
        self.spots = spots
        self.isFound = isFound
    }
}
