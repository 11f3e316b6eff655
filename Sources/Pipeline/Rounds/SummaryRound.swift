internal import Newsroom

/// What came of saying an edition in short, and of asking a model about it.
struct SummaryRound: Sendable {
    let summaries: Summaries
    /// The model, where one is configured.
    var model: String?
    /// Stories that the model has told.
    var rewritten = 0
    /// Sentences of the model that its sources do not bear out, or that are none.
    var dropped = 0
    /// Why the model was not asked to the end.
    var failure: Failure?
}
