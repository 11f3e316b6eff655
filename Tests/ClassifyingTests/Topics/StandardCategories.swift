import Newsroom

/// The ten categories of the shipped configuration, as far as this stage looks at them.
let standardCategories: [Newsroom.Category] = [
    category("news", isGeneral: true), category("technology"),
    category(
        "sports",
        ["football", "basketball", "baseball", "soccer", "hockey", "tennis", "golf", "racing", "combat-sports"]),
    category("entertainment"), category("health"), category("finance"),
    category(
        "investing",
        [
            "stocks", "etfs", "long-term-themes", "earnings-fundamentals", "dividends-income", "portfolio-strategy",
            "risk-volatility",
            "macro-rates",
        ]),
    category("food"), category("travel"),
    category("gaming", widerCategory: "technology"),
]

func category(
    _ id: String, _ subcategories: [String] = [], keywords: [String] = [], isGeneral: Bool = false,
    widerCategory: String? = nil
) -> Newsroom.Category {
    Newsroom.Category(
        id: id, name: id, icon: "", colour: "", keywords: keywords,
        subcategories: subcategories.map { Subcategory(id: $0, name: $0) }, isGeneral: isGeneral,
        widerCategory: widerCategory)
}
