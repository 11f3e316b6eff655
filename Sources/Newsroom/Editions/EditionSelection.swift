/// The selected content of an edition other than the main one, before layout.
public struct EditionSelection: Sendable {
    /// The edition's folder, as in `Edition.folder`.
    public var folder: String
    /// The site with the edition's own title, tagline, colour and address.
    public var site: Site
    public var categories: [Category]
    public var briefs: [Brief]
    /// A function that rates how well an article fits an edition selected by tone, from about -1 to +2. It returns nil
    /// if the edition has no tone filter.
    public var toneScore: @Sendable (Brief) -> Double?

    public init(
        folder: String, site: Site, categories: [Category], briefs: [Brief],
        toneScore: @escaping @Sendable (Brief) -> Double?
    ) {
        self.folder = folder
        self.site = site
        self.categories = categories
        self.briefs = briefs
        self.toneScore = toneScore
    }
}
