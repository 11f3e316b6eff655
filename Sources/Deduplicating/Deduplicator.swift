/// Matches feed items that are one article, and clusters articles into stories.
public struct Deduplicator: Sendable {
    let settings: DeduplicationSettings
    let decisions: StoryDecisions

    /// - Parameter decisions: those of the owner, which override clustering.
    public init(
        settings: DeduplicationSettings = DeduplicationSettings(), decisions: StoryDecisions = StoryDecisions()
    ) {
        self.settings = settings
        self.decisions = decisions
    }
}
