internal import Fetching
internal import Newsroom
internal import Summarising

/// The questions put to a model about an edition, and its answers, in this run or in an earlier one.
struct ModelRound: Sendable {
    let server: ModelServer
    let questions: [StoryQuestion]
    /// For each question a hash of it and of the model.
    let keys: [String]
    /// By those hashes.
    var answers: [String: String] = [:]
    /// Why the model was not asked to the end; the sources' own sentences stand in.
    var failure: Failure?
}
