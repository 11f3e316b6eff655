public import Newsroom

/// An article's kind on its own evidence, with and without its source's conventions.
public struct KindCandidacy: Sendable, Equatable {
    /// The kind if the source has no conventions.
    public var usual: ArticleKind
    /// The kind if the source puts columnists' names before a colon; nil if the title has no such name.
    public var inColumn: ArticleKind?

    public init(usual: ArticleKind, inColumn: ArticleKind? = nil) {
        self.usual = usual
        self.inColumn = inColumn
    }

    public func kind(from source: FeedSource.ID, conventions: TitleConventions) -> ArticleKind {
        guard let inColumn, conventions.columns.contains(source) else { return usual }
        return inColumn
    }
}
