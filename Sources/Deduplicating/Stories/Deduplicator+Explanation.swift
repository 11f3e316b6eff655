public import Newsroom

extension Deduplicator {
    /// The figures by which an edition's stories were found, for telling why an article is in its story.
    ///
    /// - Parameters:
    ///   - stories: what `roster` made of the articles.
    ///   - articles: those of the edition, as `roster` was given them.
    public func evidence(of stories: StoryRoster, among articles: [Article]) -> StoryEvidence {
        StoryEvidence(of: stories, among: articles, settings: settings)
    }
}
