internal import Newsroom

extension Edition {
    /// The categories whose pages have no article; none where no page has any, for then nothing would be left to choose.
    var emptyCategories: [Newsroom.Category.ID] {
        let empty = desks.filter { $0.subcategory == nil && $0.sections.allSatisfy(\.briefs.isEmpty) }
        return empty.count == categories.count ? [] : empty.map(\.category.id)
    }
}
