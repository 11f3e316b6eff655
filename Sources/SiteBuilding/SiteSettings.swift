/// What the owner of a site may choose about its pages.
public struct SiteSettings: Sendable, Equatable {
    /// Whether pages show publishers' pictures.
    public enum Images: String, Sendable, CaseIterable {
        /// Typography alone; a page then asks nothing of any other host.
        case none
        /// The picture where the publisher keeps it, loaded when it scrolls into view.
        case remote
    }

    public var images: Images
    /// How many articles of a section are shown as cards.
    public var cardsPerSection: Int
    /// How many more follow as single lines; a sentence counts the rest.
    public var linesPerSection: Int

    public init(images: Images = .none, cardsPerSection: Int = 24, linesPerSection: Int = 76) {
        self.images = images
        self.cardsPerSection = cardsPerSection
        self.linesPerSection = linesPerSection
    }
}
