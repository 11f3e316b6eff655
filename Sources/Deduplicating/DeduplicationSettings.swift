/// Thresholds for matching items and for clustering articles into stories.
public struct DeduplicationSettings: Sendable, Equatable {
    /// The mean similarity (0…1) over all pairs at which two groups become one story. Lower values make fewer, larger
    /// stories. Fitted on both labelled sets of stories (docs/readings/stories-and-places.md).
    public var similarity: Double
    /// The longest gap, in seconds, between two articles that are compared. Articles further apart share a story only
    /// through others in between.
    public var storyGap: Double
    /// The longest gap, in seconds, between two publications of one publisher under one title that are one article.
    public var titleGap: Double
    /// The fewest words in a title that identifies an article; "Morning briefing" does not.
    public var titleWords: Int

    public init(
        similarity: Double = 0.104, storyGap: Double = 3 * 86_400, titleGap: Double = 2 * 86_400, titleWords: Int = 5
    ) {
        self.similarity = similarity
        self.storyGap = storyGap
        self.titleGap = titleGap
        self.titleWords = titleWords
    }
}
