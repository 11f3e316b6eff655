public import Newsroom

/// The result of matching a run's items with the known articles.
public struct MatchedArticles: Sendable, Equatable {
    /// New articles, in the order in which they were read.
    public var new: [Article]
    /// Known articles that were seen again, changed or not, in the order of their first sighting.
    public var seen: [Article]
    /// All articles, known and new; newest moment first, then by id.
    public var all: [Article]
    /// Articles past the retention period.
    public var expired: Set<Article.ID> = []
    /// Articles that the owner's filters exclude in every feed that carried them.
    public var unwanted: Set<Article.ID> = []

    public init(new: [Article], seen: [Article], all: [Article]) {
        self.new = new
        self.seen = seen
        self.all = all
    }
}
