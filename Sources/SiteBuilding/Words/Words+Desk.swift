internal import Newsroom

extension Words {
    /// The page of a category, or of one of its subcategories, by the name that it goes by.
    func link(to category: Newsroom.Category, _ subcategory: Subcategory? = nil) -> LinkView {
        let name = subcategory?.name ?? category.name
        let key = ["category", category.id] + (subcategory.map { [$0.id] } ?? [])
        return LinkView(
            name: name, address: Address.desk(category.id, subcategory?.id), category: category.id,
            wording: wording(of: name, key.joined(separator: ".")))
    }
}
