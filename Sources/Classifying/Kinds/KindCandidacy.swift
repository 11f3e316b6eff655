public import Newsroom

/// What an article says of its kind by itself; the habits of its source may say the rest.
public struct KindCandidacy: Sendable, Equatable {
    /// Its kind where its source has no habits.
    public var usual: ArticleKind
    /// Its kind where its source sets columnists' names before a colon; nil where no name stands there.
    public var inColumn: ArticleKind?

    public init(usual: ArticleKind, inColumn: ArticleKind? = nil) {
        self.usual = usual
        self.inColumn = inColumn
    }

    public func kind(from source: FeedSource.ID, habits: SourceHabits) -> ArticleKind {
        guard let inColumn, habits.columns.contains(source) else { return usual }
        return inColumn
    }
}
