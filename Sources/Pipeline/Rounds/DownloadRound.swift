internal import Fetching
internal import FoundationEssentials
internal import Newsroom

/// After this many failures a page or picture is not asked for again: by then it is no longer news.
private let patience = 3

/// The outcome of asking publishers for articles' pages, or for their pictures.
struct DownloadRound<Content: Sendable>: Sendable {
    struct Answer: Sendable {
        let request: PageRequest
        let content: Result<Content, Failure>
        /// Whether asking again would be useless: the host forbids it, or its answer cannot be read.
        let isFinal: Bool
    }

    /// One answer for each request, in their order.
    let answers: [Answer]
    /// The robots.txt files that were asked for in this round, by origin.
    let robots: [RobotsRecord]

    var failures: [Failure] {
        answers.compactMap { answer -> Failure? in
            if case .failure(let failure) = answer.content { failure } else { nil }
        }
    }

    /// Asks as robots.txt allows, and reads each answer as soon as it arrives.
    ///
    /// - Parameters:
    ///   - requests: one for each article.
    ///   - read: turns an answer's bytes into content. When it throws, the request is not repeated in later runs.
    init(
        of requests: [PageRequest], by fetcher: Fetcher, knowing robots: [RobotsRecord], at now: Date,
        reading read: @escaping @Sendable (PageRequest, FeedBody) throws(Failure) -> Content
    ) async {
        let places = Dictionary(
            requests.enumerated().map { ($1.article, $0) }, uniquingKeysWith: { first, _ in first })
        (answers, self.robots) = await withTaskGroup(of: (Int, Answer).self) { group in
            var answers: [Int: Answer] = [:]
            var robotsAsked: [RobotsRecord] = []
            func fail(_ article: Article.ID, _ failure: Failure, isFinal: Bool) {
                guard let place = places[article] else { return }
                answers[place] = Answer(request: requests[place], content: .failure(failure), isFinal: isFinal)
            }
            for await answer in fetcher.pages(requests, knowing: robots, at: now) {
                switch answer {
                case .robots(let record): robotsAsked.append(record)
                case .forbidden(let article, let failure): fail(article, failure, isFinal: true)
                case .failed(let article, let failure): fail(article, failure, isFinal: false)
                case .page(let article, let body):
                    guard let place = places[article] else { continue }
                    let request = requests[place]
                    group.addTask {
                        let content = Result<Content, Failure> { () throws(Failure) in try read(request, body) }
                        var isFinal = true
                        if case .failure(let failure) = content, failure.reason.key == .noDecoder { isFinal = false }
                        return (place, Answer(request: request, content: content, isFinal: isFinal))
                    }
                }
            }
            for await (place, answer) in group { answers[place] = answer }
            return (
                answers.sorted { $0.key < $1.key }.map(\.value), robotsAsked.sorted { $0.origin < $1.origin }
            )
        }
    }
}

extension DownloadRound.Answer {
    /// The number of failures so far, and whether the request is never made again.
    ///
    /// - Parameter before: the number of failures in earlier runs.
    func standing(after before: Int) -> (failures: Int, isSettled: Bool) {
        guard case .failure = content else { return (0, true) }
        return (before + 1, isFinal || before + 1 >= patience)
    }
}
