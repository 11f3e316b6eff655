internal import Configuring
internal import Newsroom

extension Newsroom.Category {
    /// A category with default values.
    static let blank = Newsroom.Category(id: "", name: "", icon: "circle-dot", colour: "#5f6b7a")

    static let settings = SettingTable<Newsroom.Category>(
        "category", "A part of the briefing with a page of its own.",
        [
            Setting("id", \.id, .pageName, required: true, "Part of page addresses; unique."),
            Setting("name", \.name, .name(), required: true, "As readers see it."),
            Setting(
                "icon", \.icon, .text(label: "name of an icon"),
                "The name of a Lucide icon that the templates know; any other gives a dot."),
            Setting("colour", \.colour, .colour, "The colour of its pages and marks."),
            Setting(
                "gradient", \.gradient,
                .list(of: .colour, counts: 0...2).checked {
                    $0.isEmpty || $0.count == 2 ? nil : "two colours such as #1d6fb8 belong here"
                },
                "The two colours of its pages' head, where they have one; none or two."),
            Setting(
                "keywords", \.keywords, .list(of: .text()),
                "Words and phrases that speak for it, beside the built-in rules."),
            Setting(
                "subcategories", \.subcategories, .list(of: .object(Subcategory.settings, blank: .blank)),
                "Its parts, each with a page of its own."),
            Setting(
                "general", \.isGeneral, .flag,
                "Whether it takes what nothing else speaks for, as general news does: its sources say little of any one "
                    + "article, and no article belongs to it beside another category."),
            Setting(
                optional: "narrowerThan", \.widerCategory, .text(label: "id of a category"),
                "The category of which this one is a narrow part in the world, as games are of technology: what both "
                    + "speak for belongs there."),
        ])
}

extension Subcategory {
    /// A subcategory with default values.
    static let blank = Subcategory(id: "", name: "")

    static let settings = SettingTable<Subcategory>(
        "subcategory", "A part of a category with a page of its own.",
        [
            Setting("id", \.id, .identifier, required: true, "Part of page addresses; unique within its category."),
            Setting("name", \.name, .name(), required: true, "As readers see it."),
            Setting("description", \.description, .text(), "One sentence on what it covers."),
            Setting("keywords", \.keywords, .list(of: .text()), "Words and phrases that speak for it."),
        ])
}
