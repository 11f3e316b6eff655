public import Newsroom
public import TextReading

extension Deduplicator {
    /// The figures by which an edition's stories were found, for telling why an article is in its story.
    ///
    /// - Parameters:
    ///   - stories: what `roster` made of the articles.
    ///   - articles: those of the edition, as `roster` was given them.
    ///   - readings: their texts, read; those that are missing are read now.
    public func evidence(
        of stories: StoryRoster, among articles: [Article], readings: [Article.ID: ArticleReading] = [:]
    ) -> StoryEvidence {
        StoryEvidence(of: stories, among: articles, readings: readings, settings: settings)
    }
}
