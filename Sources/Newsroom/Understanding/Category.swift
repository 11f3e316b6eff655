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
    /// Whether it takes what nothing else speaks for: its sources say little of any one article, and no article belongs
    /// to it beside another category.
    public var isGeneral: Bool
    /// The id of a category of which this is a narrow part in the world, though not on the site ("technology" for
    /// "gaming"): what both speak for is the wider one's.
    public var widerCategory: String?

    public init(
        id: String, name: String, icon: String, colour: String, gradient: [String] = [], keywords: [String] = [],
        subcategories: [Subcategory] = [], isGeneral: Bool = false, widerCategory: String? = nil
    ) {
        self.id = id
        self.name = name
        self.icon = icon
        self.colour = colour
        self.gradient = gradient
        self.keywords = keywords
        self.subcategories = subcategories
        self.isGeneral = isGeneral
        self.widerCategory = widerCategory
    }
}

/// A part of a category with a page of its own: Tennis under Sports, ETFs under Investing.
public struct Subcategory: Sendable, Equatable, Identifiable {
    /// Lower-case letters, digits and hyphens, unique within its category.
    public var id: String
    /// As readers see it.
    public var name: String
    /// One sentence on what it covers.
    public var description: String
    /// Words and phrases that speak for it.
    public var keywords: [String]

    public init(id: String, name: String, description: String = "", keywords: [String] = []) {
        self.id = id
        self.name = name
        self.description = description
        self.keywords = keywords
    }
}

/// Where an article belongs.
public struct Topic: Sendable, Equatable {
    public var category: Category.ID
    public var subcategory: Subcategory.ID?
    /// Other categories that the text speaks for nearly as clearly, the clearest first; its pages are theirs, too.
    public var others: [Category.ID]
    /// 0…1.
    public var confidence: Double

    public init(
        category: Category.ID, subcategory: Subcategory.ID? = nil, others: [Category.ID] = [], confidence: Double
    ) {
        self.category = category
        self.subcategory = subcategory
        self.others = others
        self.confidence = confidence
    }
}
