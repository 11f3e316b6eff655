public import Newsroom

/// A message about a run's progress.
public enum PipelineEvent: Sendable {
    case began(PipelineStep)
    case ended(PipelineStep)
    /// This many feeds are about to be asked for.
    case asking(feeds: Int)
    case answered(FeedSource, FeedAnswer)
}
