/// The sections on the page of one category or subcategory.
public struct Desk: Sendable, Equatable {
    public var category: Category
    /// The subcategory; nil for the category's own page.
    public var subcategory: Subcategory?
    public var sections: [Section]

    public init(category: Category, subcategory: Subcategory? = nil, sections: [Section]) {
        self.category = category
        self.subcategory = subcategory
        self.sections = sections
    }
}

/// A period of time on a page; articles are newest first.
public struct Section: Sendable, Equatable {
    public var kind: SectionKind
    public var briefs: [Brief]
    /// The total number available, counting each story once. Larger than `briefs` if the page shows only some.
    public var total: Int

    /// - Parameter total: the total number available; defaults to the number of `briefs`.
    public init(kind: SectionKind, briefs: [Brief], total: Int? = nil) {
        self.kind = kind
        self.briefs = briefs
        self.total = total ?? briefs.count
    }
}

/// The periods that a page is divided into, in the site's time zone.
public enum SectionKind: String, Sendable, CaseIterable {
    /// The last six hours.
    case topStories = "top-stories"
    /// Since midnight, excluding the last six hours.
    case earlierToday = "earlier-today"
    /// The seven days before today.
    case thisWeek = "this-week"
    /// Older still. Used only if the page would otherwise be thin, and labelled as such.
    case furtherBack = "further-back"
}
