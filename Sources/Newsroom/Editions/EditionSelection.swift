/// What an edition beside the main one shows, chosen but not yet laid out.
public struct EditionSelection: Sendable {
    /// As `Edition.folder`.
    public var folder: String
    /// The site as the edition presents it.
    public var site: Site
    public var categories: [Category]
    public var briefs: [Brief]
    /// How well a brief belongs to an edition that is chosen by tone, about -1…+2; nil where no tone is asked for.
    public var warmth: @Sendable (Brief) -> Double?

    public init(
        folder: String, site: Site, categories: [Category], briefs: [Brief],
        warmth: @escaping @Sendable (Brief) -> Double?
    ) {
        self.folder = folder
        self.site = site
        self.categories = categories
        self.briefs = briefs
        self.warmth = warmth
    }
}
