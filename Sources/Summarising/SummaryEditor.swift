public import Newsroom

/// Says an edition in short.
public struct SummaryEditor: Sendable {
    /// Words of a story's summary on its own page.
    private static let words = 70

    public init() {}

    /// The digest, and a summary of every story that has a page.
    public func summaries(of edition: Edition) -> Summaries {
        let summariser = StorySummariser()
        let stories = edition.stories.map { file in
            (file.story.id, summariser.summary(of: file.briefs, lead: file.lead, words: Self.words))
        }
        return Summaries(
            digest: DigestEditor().digest(of: edition),
            stories: Dictionary(stories, uniquingKeysWith: { first, _ in first }))
    }
}
