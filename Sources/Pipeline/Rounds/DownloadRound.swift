internal import Fetching
internal import FoundationEssentials
internal import Newsroom

/// Failures after which something is not asked for again: by then it is no news.
private let patience = 3

/// The outcome of asking publishers once for articles' pages, or for their pictures.
struct DownloadRound<Content: Sendable>: Sendable {
    struct Answer: Sendable {
        let request: PageRequest
        let content: Result<Content, Failure>
        /// Whether asking again would be in vain: the host does not want us to, or what came cannot be read.
        let isFinal: Bool
    }

    /// One for each request, in their order.
    let answers: [Answer]
    /// What hosts' robots.txt said where they were asked for it, by origin.
    let robots: [RobotsRecord]

    var failures: [Failure] {
        answers.compactMap { answer -> Failure? in
            if case .failure(let failure) = answer.content { failure } else { nil }
        }
    }

    /// Asks as politely as robots.txt wants, and reads each answer as soon as it has come.
    ///
    /// - Parameters:
    ///   - requests: one an article.
    ///   - read: makes something of an answer's bytes; what it cannot read is not asked for again.
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
                        return (place, Answer(request: request, content: content, isFinal: true))
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
    /// How often it has failed now, and whether it is never asked for again.
    ///
    /// - Parameter before: how often it had failed in earlier runs.
    func standing(after before: Int) -> (failures: Int, isSettled: Bool) {
        guard case .failure = content else { return (0, true) }
        return (before + 1, isFinal || before + 1 >= patience)
    }
}
