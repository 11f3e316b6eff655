/// The sections of one category's or subcategory's page.
public struct Desk: Sendable, Equatable {
    public var category: Category
    /// nil for the category's own page.
    public var subcategory: Subcategory?
    public var sections: [Section]

    public init(category: Category, subcategory: Subcategory? = nil, sections: [Section]) {
        self.category = category
        self.subcategory = subcategory
        self.sections = sections
    }
}

/// A stretch of time on a page, newest first.
public struct Section: Sendable, Equatable {
    public var kind: SectionKind
    public var briefs: [Brief]
    /// How many there are in all, each story once; more than `briefs` where the page shows only some.
    public var total: Int

    /// - Parameter total: as many as `briefs` when not given.
    public init(kind: SectionKind, briefs: [Brief], total: Int? = nil) {
        self.kind = kind
        self.briefs = briefs
        self.total = total ?? briefs.count
    }
}

/// The stretches of time that a page is divided into, in the site's time zone.
public enum SectionKind: String, Sendable, CaseIterable {
    /// The last six hours.
    case topStories = "top-stories"
    /// Since midnight, before those.
    case earlierToday = "earlier-today"
    /// The seven days before today.
    case thisWeek = "this-week"
    /// Before that: only where a page would otherwise be thin, and it says so.
    case furtherBack = "further-back"
}
