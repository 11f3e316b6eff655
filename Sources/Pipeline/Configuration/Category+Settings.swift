internal import Configuring
internal import Newsroom

extension Newsroom.Category {
    /// A category with default values.
    static let blank = Newsroom.Category(id: "", name: "", icon: "circle-dot", colour: "#5f6b7a")

    static let settings = SettingTable<Newsroom.Category>(
        "category", "A category of the briefing with its own page.",
        [
            Setting("id", \.id, .pageName, required: true, "Used in page addresses; unique."),
            Setting("name", \.name, .name(), required: true, "As readers see it."),
            Setting(
                "icon", \.icon, .text(label: "name of an icon"),
                "A Lucide icon known to the templates. Any other name shows a dot."),
            Setting("colour", \.colour, .colour, "The colour of its pages and labels."),
            Setting(
                "gradient", \.gradient,
                .list(of: .colour, counts: 0...2).checked {
                    $0.isEmpty || $0.count == 2 ? nil : "must be two colours such as #1d6fb8"
                },
                "The two colours of its pages' header gradient; none or two."),
            Setting(
                "keywords", \.keywords, .list(of: .text()),
                "Words and phrases that suggest this category, in addition to the built-in rules."),
            Setting(
                "subcategories", \.subcategories, .list(of: .object(Subcategory.settings, blank: .blank)),
                "Its subcategories, each with its own page."),
            Setting(
                "general", \.isGeneral, .flag,
                "Whether it takes articles that match no other category, as general news does. Its sources say little about "
                    + "an article's category, and articles in another category never belong to it as well."),
            Setting(
                optional: "narrowerThan", \.widerCategory, .text(label: "id of a category"),
                "The wider category that this one is part of, as games are part of technology. Articles that match both "
                    + "belong to the wider one."),
            Setting(
                "places", \.places, .list(of: .placeName),
                "Places whose news this category shows, whatever its topic: a country code (`PT`), or a town or region with "
                    + "its country (`Lisbon, PT`). A name means one place: the most populous, but a town rather than the region "
                    + "around it. The articles remain in their own categories too."),
            Setting(
                "radius", \.radius, .number(0...1_000),
                "The distance in kilometres from each town in `places` within which news counts as its own."),
        ])
}

extension Subcategory {
    /// A subcategory with default values.
    static let blank = Subcategory(id: "", name: "")

    static let settings = SettingTable<Subcategory>(
        "subcategory", "Part of a category, with its own page.",
        [
            Setting("id", \.id, .identifier, required: true, "Used in page addresses; unique within its category."),
            Setting("name", \.name, .name(), required: true, "As readers see it."),
            Setting("description", \.description, .text(), "One sentence on what it covers."),
            Setting("keywords", \.keywords, .list(of: .text()), "Words and phrases that suggest this subcategory."),
        ])
}
