/// Whether an article is free to read, and who says so.
public struct AccessExplanation: Sendable, Equatable {
    public enum Origin: String, Sendable {
        /// The article's own page.
        case page
        /// Its feed, address or title.
        case feed
        /// The source's setting.
        case configuration
    }

    public let access: Access
    public let origin: Origin

    /// Finds the first of these that says whether an article is free; nil if none does.
    ///
    /// - Parameter page: the article's own page, if it was read.
    public init?(of article: Article, in source: FeedSource?, page: ArticlePage?) {
        guard let access = source?.availability(of: article) ?? article.access else { return nil }
        self.access = access
        if source?.access == .free || article.access == nil {
            origin = .configuration
        } else {
            origin = page?.access == nil ? .feed : .page
        }
    }
}
