internal import Computing
public import Newsroom
internal import TextReading

/// A part of a run with its configuration, its connections, and a progress observer.
protocol PipelinePart: Sendable {
    var configuration: Configuration { get }
    var edges: Edges { get }
    var observe: @Sendable (PipelineEvent) -> Void { get }
}

extension PipelinePart {
    /// Runs one step, reporting its start and end.
    func step<T>(_ step: PipelineStep, _ body: () throws -> T) rethrows -> T {
        observe(.began(step))
        defer { observe(.ended(step)) }
        return try body()
    }

    /// Runs one asynchronous step, reporting its start and end.
    func step<T: Sendable>(_ step: PipelineStep, _ body: () async throws -> T) async rethrows -> T {
        observe(.began(step))
        defer { observe(.ended(step)) }
        return try await body()
    }

    /// Runs one step for each article, on all processors. Returns the results in order, leaving out nil.
    func step<T: Sendable>(
        _ step: PipelineStep, of articles: [Article], readings: PackedReadings,
        _ body: @Sendable (SourcedArticle) -> T?
    ) -> [T] {
        self.step(step) {
            let sources = sourcesByID
            return articles.concurrentMap { article -> T? in
                guard let reading = readings[article.id] else { return nil }
                return body(SourcedArticle(article: article, source: sources[article.source], reading: reading))
            }.compactMap(\.self)
        }
    }
}

/// A progress event of a run.
public enum PipelineEvent: Sendable {
    case began(PipelineStep)
    case ended(PipelineStep)
    /// This many feeds are about to be fetched.
    case asking(feeds: Int)
    case answered(FeedSource, FeedAnswer)
    /// The archive's server isn't answering and is retried; with the reason, in one line.
    case waiting(String)
}

/// A step of a run, which may be done in several places. It is declared beside the code that takes it.
public struct PipelineStep: Hashable, Sendable {
    /// The name, as printed with the seconds that the step took, and as in `pulse_step_seconds`.
    public let name: String

    init(_ name: String) { self.name = name }
}
