internal import Archiving
internal import Fetching
internal import Fingerprinting
internal import Foundation
internal import Newsroom
internal import Summarising

extension Pipeline {
    /// The edition in short. Where a model server is configured its sentences stand in for the sources' own as far as these
    /// bear them out; whatever goes wrong with it, the sources' own remain.
    func summaries(of edition: Edition, at now: Date) async -> SummaryRound {
        observe(.began(.summarising))
        defer { observe(.ended(.summarising)) }
        let extracted = stages.summaryEditor.summaries(of: edition)
        guard let server = configuration.summaries.server else { return SummaryRound(summaries: extracted) }
        let questions = stages.summaryEditor.questions(
            on: edition, with: extracted, limit: configuration.summaries.stories)
        let keys = questions.map { fingerprint(server.model, $0.prompt) }
        var known: [String: String] = [:]
        var failure: Failure?
        do throws(ArchiveError) { known = try stages.archive.modelAnswers(to: keys) } catch {
            failure = Failure(stage: "summarising", source: server.address, reason: "\(error)")
        }
        let client = ModelClient(server: server)
        for (question, key) in zip(questions, keys)
        where known[key] == nil && failure == nil && !configuration.isOffline {
            do throws(Failure) { known[key] = try await client.answer(to: question.prompt) } catch { failure = error }
        }
        do throws(ArchiveError) {
            try stages.archive.remember(
                modelAnswers: known, at: now,
                forgettingBefore: now.addingTimeInterval(-Double(configuration.retentionDays) * 86_400))
        } catch {
            failure = failure ?? Failure(stage: "summarising", source: server.address, reason: "\(error)")
        }
        let answers = zip(questions, keys).compactMap { question, key in known[key].map { (question.story, $0) } }
        let result = stages.summaryEditor.summaries(
            extracted, rewrittenBy: server.model, questions: questions,
            answers: Dictionary(answers, uniquingKeysWith: { first, _ in first }))
        return SummaryRound(
            summaries: result.summaries, model: server.model, rewritten: result.rewritten, dropped: result.dropped,
            failure: failure)
    }
}
