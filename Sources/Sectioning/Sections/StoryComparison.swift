internal import Newsroom

/// Compares stories with the edition before this one.
struct StoryComparison {
    private let last: EditionRecord?

    /// - Parameter last: nil when there was none; then nothing is called new.
    init(with last: EditionRecord?) {
        self.last = last
    }

    /// The story's articles that the edition before did not have; nil when it had all of them.
    ///
    /// - Parameter articles: the story's, oldest first.
    func news(in articles: [Article.ID]) -> StoryNews? {
        guard let last else { return nil }
        let new = articles.filter { !last.articles.contains($0) }
        guard !new.isEmpty else { return nil }
        return StoryNews(since: last.moment, articles: new, isWholeStory: new.count == articles.count)
    }
}
