/// An edition beside the main one: which of a run's briefs it shows, under which name and in which categories.
public struct EditionPlan: Sendable, Equatable, Identifiable {
    /// Lower-case letters, digits and hyphens; the name of its folder.
    public var id: String
    /// Its masthead.
    public var title: String
    public var tagline: String
    /// Its own categories; empty where it keeps those of the main edition.
    public var categories: [Category]
    /// The id of one of its categories that shows the leading picks of all others.
    public var picks: Category.ID?
    /// The id of the one that takes what speaks for none.
    public var fallback: Category.ID?
    public var filter: EditionFilter

    /// As `Edition.folder`.
    public var folder: String { id + "/" }

    public init(
        id: String, title: String, tagline: String = "", categories: [Category] = [], picks: Category.ID? = nil,
        fallback: Category.ID? = nil, filter: EditionFilter = EditionFilter()
    ) {
        self.id = id
        self.title = title
        self.tagline = tagline
        self.categories = categories
        self.picks = picks
        self.fallback = fallback
        self.filter = filter
    }
}
