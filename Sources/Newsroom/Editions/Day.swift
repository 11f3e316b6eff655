/// A day of the archive: what mattered on it. Once it is over it never changes.
public struct Day: Sendable, Equatable, Codable, Identifiable {
    /// The date on the site's wall, as ISO 8601 has it: "2026-03-14".
    public var id: String
    /// Whether it lies behind us.
    public var isOver: Bool
    /// The most important first.
    public var headlines: [Clipping]
    /// What else two or more publishers told, newest first.
    public var stories: [Clipping]
    /// How many articles the day brought.
    public var articles: Int

    public init(id: String, isOver: Bool, headlines: [Clipping], stories: [Clipping], articles: Int) {
        self.id = id
        self.isOver = isOver
        self.headlines = headlines
        self.stories = stories
        self.articles = articles
    }
}
