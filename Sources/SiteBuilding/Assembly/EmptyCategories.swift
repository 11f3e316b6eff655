internal import Newsroom

extension Edition {
    /// The categories whose pages have no articles. Empty if that is true of all of them, because navigation would then
    /// have nothing to show.
    var emptyCategories: [Newsroom.Category.ID] {
        let empty = desks.filter { $0.subcategory == nil && $0.sections.allSatisfy(\.briefs.isEmpty) }
        return empty.count == categories.count ? [] : empty.map(\.category.id)
    }

    /// The rules that hide the links to empty categories in the masthead; scripts still find them. They are in a style
    /// sheet because in the pages' HTML, each first or last article of a category would rewrite every page of the site.
    var emptyCategoryStyles: String {
        emptyCategories.filter(CategoryColours.isIdentifier).map { id in
            ".desks li:has([data-category=\"\(id)\"]) {\n  display: none;\n}\n"
        }.joined()
    }
}
