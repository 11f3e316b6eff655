/// An article's placement in an edition.
public struct ArticlePlacement: Sendable, Equatable {
    /// A page that lists the article, either by itself or as part of its story.
    public struct Spot: Sendable, Equatable {
        /// A category id, followed by a slash and a subcategory id if there is one; nil for the front page.
        public var desk: String?
        public var section: SectionKind
        /// Whether the page omits why the article matters, because it already shows the maximum number of general
        /// reasons.
        public var isContextLeftOut: Bool

        public init(desk: String?, section: SectionKind, isContextLeftOut: Bool) {
            self.desk = desk
            self.section = section
            self.isContextLeftOut = isContextLeftOut
        }
    }

    /// The time section it belongs to; nil if no page shows it or its story.
    public var section: SectionKind?
    /// Its position among the headlines, from 1; nil if it isn't one.
    public var headline: Int?
    /// The front page first, then the desks in configuration order.
    public var spots: [Spot]
    /// Whether search covers it.
    public var isFound: Bool

    public init(section: SectionKind?, headline: Int?, spots: [Spot], isFound: Bool) {
        self.section = section
        self.headline = headline
        self.spots = spots
        self.isFound = isFound
    }
}
