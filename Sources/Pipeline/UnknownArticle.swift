/// A name that no article goes by, or several do.
public struct UnknownArticle: Error, Equatable, CustomStringConvertible {
    public let name: String
    public let isAmbiguous: Bool
    /// Ids and titles of articles that may be meant, the likeliest first.
    public let near: [String]

    /// One line, no full stop.
    public var description: String {
        isAmbiguous ? "several articles' ids begin with '\(name)'" : "no article is known as '\(name)'"
    }
}
