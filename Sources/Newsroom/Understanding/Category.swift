/// A part of the briefing with a page of its own: News, Technology, Sports …
public struct Category: Sendable, Equatable, Identifiable {
    /// Lower-case letters, digits and hyphens; part of page addresses ("technology").
    public var id: String
    /// As readers see it ("Technology").
    public var name: String
    /// The name of an icon that the templates know ("cpu").
    public var icon: String
    /// A CSS colour as #rrggbb.
    public var colour: String
    /// The two colours of its ground, as #rrggbb, where its pages have one.
    public var gradient: [String]
    /// Words and phrases that speak for this category, beside the built-in rules.
    public var keywords: [String]
    public var subcategories: [Subcategory]

    public init(
        id: String, name: String, icon: String, colour: String, gradient: [String] = [], keywords: [String] = [],
        subcategories: [Subcategory] = []
    ) {
        self.id = id
        self.name = name
        self.icon = icon
        self.colour = colour
        self.gradient = gradient
        self.keywords = keywords
        self.subcategories = subcategories
    }
}
