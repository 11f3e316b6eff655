import Newsroom
import Pipeline

/// The categories for stages run on their own: those of the shipped configuration.
struct StandardCategories {
    let all = Shipped.categories

    /// Finds a category by id or name.
    func category(called name: String) -> Newsroom.Category? {
        let wanted = name.lowercased()
        return all.first { $0.id == wanted || $0.name.lowercased() == wanted }
    }
}

extension Newsroom.Category {
    /// Finds a subcategory by id or name.
    func subcategory(called name: String) -> Subcategory? {
        let wanted = name.lowercased()
        return subcategories.first { $0.id == wanted || $0.name.lowercased() == wanted }
    }
}
