/// How bold the stage is in calling two things one.
public struct DeduplicationSettings: Sendable, Equatable {
    /// 0…1: how alike two groups of articles must be, on the average over all pairs, to tell one event. Lower makes
    /// fewer and larger stories.
    public var similarity: Double
    /// Articles further apart than this, in seconds, tell no common event unless others stand between them.
    public var storyGap: Double
    /// Two publications of one publisher under equal titles are one when no further apart than this, in seconds.
    public var titleGap: Double
    /// A title of fewer words says too little to identify anything ("Morning briefing").
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
