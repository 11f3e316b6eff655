internal import Newsroom

/// What articles' own pages gave, in this run and before.
struct PageReading: Sendable {
    /// Only of sources that want it.
    let pages: [Article.ID: ArticlePage]
    /// How many were read in this run.
    let read: Int
    /// Why others could not be, in this run, in the order in which they were asked for.
    let failures: [Failure]
}
