internal import Newsroom

/// Compares stories with the previous edition.
struct StoryComparison {
    private let last: EditionRecord?

    /// - Parameter last: the previous edition; nil if there was none, in which case nothing counts as new.
    init(with last: EditionRecord?) {
        self.last = last
    }

    /// Returns a story's articles that the previous edition did not have; nil if it had them all.
    ///
    /// - Parameter articles: the story's articles, oldest first.
    func news(in articles: [Article.ID]) -> StoryNews? {
        guard let last else { return nil }
        let new = articles.filter { !last.articles.contains($0) }
        guard !new.isEmpty else { return nil }
        return StoryNews(since: last.moment, articles: new, isWholeStory: new.count == articles.count)
    }
}
