internal import Newsroom

/// The summaries of an edition, and the outcome of asking a model for them.
struct SummaryRound: Sendable {
    let summaries: Summaries
    /// The model's name; nil when none is configured.
    var model: String?
    /// The number of stories whose summary the model wrote.
    var rewritten = 0
    /// The number of the model's sentences that were dropped: the sources do not support them, or they are not
    /// sentences.
    var dropped = 0
    /// Why the model was not asked all questions.
    var failure: Failure?
}
