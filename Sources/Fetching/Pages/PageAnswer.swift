public import Newsroom

/// What asking for pages brings, one at a time.
public enum PageAnswer: Sendable {
    /// A host's robots.txt was fetched: to be remembered.
    case robots(RobotsRecord)
    /// The page was sent.
    case page(Article.ID, FeedBody)
    /// The page's host does not want it read by machines: not to be asked for again.
    case forbidden(Article.ID, Failure)
    /// It could not be had this time.
    case failed(Article.ID, Failure)
}
