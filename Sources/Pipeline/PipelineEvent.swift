public import Newsroom

/// What a run tells whoever watches it.
public enum PipelineEvent: Sendable {
    case began(PipelineStep)
    case ended(PipelineStep)
    /// How many feeds will be asked for.
    case asking(feeds: Int)
    case answered(FeedSource, FeedAnswer)
}
