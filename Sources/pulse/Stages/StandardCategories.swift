import Newsroom

/// The categories that a stage run alone knows, with the ids and names of the shipped configuration.
///
/// Icons and colours matter to no stage that runs alone.
enum StandardCategories {
    static var all: [Newsroom.Category] {
        [
            category("news", "News"), category("technology", "Technology"),
            category(
                "sports", "Sports",
                [
                    ("football", "Football"), ("basketball", "Basketball"), ("baseball", "Baseball"),
                    ("soccer", "Soccer"), ("hockey", "Hockey"), ("tennis", "Tennis"), ("golf", "Golf"),
                    ("racing", "Racing"), ("combat-sports", "Combat Sports"),
                ]),
            category("entertainment", "Entertainment"), category("health", "Health"), category("finance", "Finance"),
            category(
                "investing", "Investing",
                [
                    ("stocks", "Stocks"), ("etfs", "ETFs"), ("long-term-themes", "Long-Term Themes"),
                    ("earnings", "Earnings & Fundamentals"), ("dividends", "Dividends & Income"),
                    ("portfolio-strategy", "Portfolio Strategy"), ("risk-volatility", "Risk & Volatility"),
                    ("macro-rates", "Macro & Rates"),
                ]),
            category("food", "Food"), category("travel", "Travel"), category("gaming", "Gaming"),
        ]
    }

    /// The category that somebody calls by its id or by its name.
    static func category(called name: String) -> Newsroom.Category? {
        let wanted = name.lowercased()
        return all.first { $0.id == wanted || $0.name.lowercased() == wanted }
    }

    private static func category(
        _ id: String, _ name: String, _ subcategories: [(id: String, name: String)] = []
    ) -> Newsroom.Category {
        Newsroom.Category(
            id: id, name: name, icon: "", colour: "",
            subcategories: subcategories.map { Subcategory(id: $0.id, name: $0.name) })
    }
}

extension Newsroom.Category {
    /// The subcategory that somebody calls by its id or by its name.
    func subcategory(called name: String) -> Subcategory? {
        let wanted = name.lowercased()
        return subcategories.first { $0.id == wanted || $0.name.lowercased() == wanted }
    }
}
