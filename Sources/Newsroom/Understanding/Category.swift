/// A top-level section of the site with its own page: News, Technology, Sports …
public struct Category: Sendable, Equatable, Identifiable {
    /// Lower-case letters, digits and hyphens; used in page addresses ("technology").
    public var id: String
    /// The name shown to readers ("Technology").
    public var name: String
    /// The name of an icon known to the templates ("cpu").
    public var icon: String
    /// A CSS colour as #rrggbb.
    public var colour: String
    /// The two background colours as #rrggbb, if its pages have a gradient.
    public var gradient: [String]
    /// Words and phrases that suggest this category, in addition to the built-in rules.
    public var keywords: [String]
    public var subcategories: [Subcategory]
    /// Whether it is the catch-all category. Its sources say little about any one article, and no article belongs to it
    /// as well as to another category.
    public var isGeneral: Bool
    /// The id of a broader category that includes this one in real life, though not on the site ("technology" for
    /// "gaming"). If both match, the broader one wins.
    public var widerCategory: String?
    /// Places whose news this category shows besides its own, in the form of ``PlaceName``.
    public var places: [String]
    /// The distance in kilometres from each town among `places` within which news counts as its own.
    public var radius: Double

    public init(
        id: String, name: String, icon: String, colour: String, gradient: [String] = [], keywords: [String] = [],
        subcategories: [Subcategory] = [], isGeneral: Bool = false, widerCategory: String? = nil,
        places: [String] = [], radius: Double = 25
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
        self.places = places
        self.radius = radius
    }
}

/// A subdivision of a category with its own page: Tennis under Sports, ETFs under Investing.
public struct Subcategory: Sendable, Equatable, Identifiable {
    /// Lower-case letters, digits and hyphens, unique within its category.
    public var id: String
    /// The name shown to readers.
    public var name: String
    /// A one-sentence description of its scope.
    public var description: String
    /// Words and phrases that suggest it.
    public var keywords: [String]

    public init(id: String, name: String, description: String = "", keywords: [String] = []) {
        self.id = id
        self.name = name
        self.description = description
        self.keywords = keywords
    }
}

/// The category assigned to an article.
public struct Topic: Sendable, Equatable, Encodable {
    public var category: Category.ID
    public var subcategory: Subcategory.ID?
    /// Other categories the text supports almost as strongly, strongest first. The article appears on their pages too.
    public var others: [Category.ID]
    /// Confidence, 0…1.
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
