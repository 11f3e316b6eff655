import Newsroom
import Pipeline

/// The categories that a stage run alone knows: those of the shipped configuration.
struct StandardCategories {
    let all = Shipped.categories

    /// The category that somebody calls by its id or by its name.
    func category(called name: String) -> Newsroom.Category? {
        let wanted = name.lowercased()
        return all.first { $0.id == wanted || $0.name.lowercased() == wanted }
    }
}

extension Newsroom.Category {
    /// The subcategory that somebody calls by its id or by its name.
    func subcategory(called name: String) -> Subcategory? {
        let wanted = name.lowercased()
        return subcategories.first { $0.id == wanted || $0.name.lowercased() == wanted }
    }
}
