internal import Newsroom

extension Edition {
    /// The categories whose pages have no articles. Empty if that is true of all of them, because navigation would then
    /// have nothing to show.
    var emptyCategories: [Newsroom.Category.ID] {
        let empty = desks.filter { $0.subcategory == nil && $0.sections.allSatisfy(\.briefs.isEmpty) }
        return empty.count == categories.count ? [] : empty.map(\.category.id)
    }
}
