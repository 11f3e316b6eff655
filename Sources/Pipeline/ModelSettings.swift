public import Fetching

/// Whether a model writes summaries, and how many.
public struct ModelSettings: Sendable, Equatable {
    /// nil: summaries are the sources' own sentences.
    public var server: ModelServer?
    /// How many stories it is asked about in one run at most; those of the digest come first.
    public var stories: Int

    public init(server: ModelServer? = nil, stories: Int = 20) {
        self.server = server
        self.stories = stories
    }
}
