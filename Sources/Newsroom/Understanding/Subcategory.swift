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
