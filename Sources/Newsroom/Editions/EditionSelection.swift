/// The content of an edition beside the main one, chosen but not yet laid out.
public struct EditionSelection: Sendable {
    /// The edition's folder, as in `Edition.folder`.
    public var folder: String
    /// The site as the edition presents it.
    public var site: Site
    public var categories: [Category]
    public var briefs: [Brief]
    /// How well a brief fits an edition that is chosen by tone, about -1 to +2; nil when the edition asks for no tone.
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
