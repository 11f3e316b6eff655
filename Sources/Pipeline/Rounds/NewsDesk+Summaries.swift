internal import Computing
internal import Contextualising
internal import Fetching
internal import FoundationEssentials
internal import Newsroom
internal import TextReading

extension PipelineStep {
    static let summarising = PipelineStep("summarising")
}

extension NewsDesk {
    /// Summarises the edition in the sources' own sentences, and finds who has not reported its stories.
    func summaries(
        of edition: Edition, readings: PackedReadings, cache: inout ResultCache
    ) -> Summaries {
        step(.summarising) {
            let day = EditionDay(of: edition)
            let summarised = cache.results(
                for: edition.stories, slice: SummaryEditor.slice, makingState: { ArticleReadings(readings) },
                by: { ResultCache.Key(summaryOf: $0, on: day.id) }
            ) { [editor = stages.summaryEditor] readings, file in editor.summarised(file, on: day, &readings) }
            var summaries = stages.summaryEditor.summaries(of: edition, summarised: summarised, readings: readings)
            summaries.silences = SilenceFinder().silences(in: edition, readings: readings) {
                stages.sourceFilters[$0.id] == nil
            }
            return summaries
        }
    }

    /// The summaries, rewritten by the model if one is configured: answers from earlier runs are reused, and new ones
    /// are stored.
    func rewritten(_ extracts: Summaries, of edition: Edition, at now: Date) async -> SummaryRound {
        let round = withStoredAnswers(modelRound(on: edition, with: extracts))
        return summaries(extracts, rewrittenBy: stored(await answered(round), at: now))
    }

    /// Creates the questions about an edition for the model; nil if none is configured.
    private func modelRound(on edition: Edition, with summaries: Summaries) -> ModelRound? {
        configuration.summaries.server.map { server in
            let questions = stages.summaryEditor.questions(
                on: edition, with: summaries, limit: configuration.summaries.stories)
            return ModelRound(
                server: server, questions: questions, keys: questions.map { fingerprint(server.model, $0.prompt) })
        }
    }

    /// Asks the model all unanswered questions, stopping at the first failure.
    private func answered(_ round: ModelRound?) async -> ModelRound? {
        guard var round, !configuration.isOffline else { return round }
        return await step(.summarising) {
            let client = ModelClient(server: round.server)
            for (question, key) in zip(round.questions, round.keys)
            where round.answers[key] == nil && round.failure == nil {
                do throws(Failure) {
                    round.answers[key] = try await client.answer(to: question.prompt)
                } catch { round.failure = error }
            }
            return round
        }
    }

    /// Replaces summaries with the model's sentences where the sources support them.
    private func summaries(_ extracted: Summaries, rewrittenBy round: ModelRound?) -> SummaryRound {
        guard let round else { return SummaryRound(summaries: extracted) }
        let answers = zip(round.questions, round.keys).compactMap { question, key in
            round.answers[key].map { (question.story, $0) }
        }
        let result = stages.summaryEditor.summaries(
            extracted, rewrittenBy: round.server.model, questions: round.questions,
            answers: Dictionary(answers, uniquingKeysWith: { first, _ in first }))
        return SummaryRound(
            summaries: result.summaries, model: round.server.model, rewritten: result.rewritten,
            dropped: result.dropped, failure: round.failure)
    }
}

/// The questions to a model about an edition, and its answers from this run or earlier ones.
struct ModelRound: Sendable {
    let server: ModelServer
    let questions: [StoryQuestion]
    /// A hash of the model and each question.
    let keys: [String]
    /// The answers by key.
    var answers: [String: String] = [:]
    /// The reason if not all questions were answered; the sources' own sentences are used instead.
    var failure: Failure?
}

/// The summaries of an edition, and the model's share in them.
struct SummaryRound: Sendable {
    let summaries: Summaries
    /// The model's name; nil if none is configured.
    var model: String?
    /// The number of stories summarised by the model.
    var rewritten = 0
    /// The number of the model's sentences dropped because the sources don't support them, or they aren't sentences.
    var dropped = 0
    /// The reason if not all questions were answered.
    var failure: Failure?
}
