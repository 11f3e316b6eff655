/// What one category or subcategory has to show.
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
