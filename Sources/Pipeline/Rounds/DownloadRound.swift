internal import Fetching
internal import FoundationEssentials
internal import Newsroom

/// The number of failures after which a page or picture is given up. By then it is no longer news.
private let mostFailures = 3

/// The outcome of requesting article pages or pictures from publishers.
struct DownloadRound<Content: Sendable>: Sendable {
    struct Answer: Sendable {
        let request: PageRequest
        let content: Result<Content, Failure>
        /// Whether a retry would be useless, because the host forbids the request or its answer cannot be read.
        let isFinal: Bool
    }

    /// One answer for each request made, in order.
    let answers: [Answer]
    /// The robots.txt files fetched in this round, by origin.
    let robots: [RobotsRecord]
    /// The requests skipped because time ran out.
    let leftovers: Leftovers

    var failures: [Failure] {
        answers.compactMap { answer -> Failure? in
            if case .failure(let failure) = answer.content { failure } else { nil }
        }
    }

    /// Makes the requests that robots.txt allows, and processes each answer on arrival.
    ///
    /// - Parameters:
    ///   - requests: one for each article.
    ///   - read: converts the bytes of an answer. If it throws, later runs don't repeat the request.
    init(
        of requests: [PageRequest], by fetcher: Fetcher, knowing robots: [RobotsRecord], at now: Date,
        reading read: @escaping @Sendable (PageRequest, FeedBody) throws(Failure) -> Content
    ) async {
        let places = Dictionary(
            requests.enumerated().map { ($1.article, $0) }, uniquingKeysWith: { first, _ in first })
        let outcomes = await fetcher.pages(requests, knowing: robots, at: now).concurrentMap { answer -> Outcome in
            func ended(_ article: Article.ID, _ content: Result<Content, Failure>, isFinal: Bool) -> Outcome {
                guard let place = places[article] else { return .nothing }
                return .answer(place, Answer(request: requests[place], content: content, isFinal: isFinal))
            }
            switch answer {
            case .robots(let record): return .robots(record)
            case .forbidden(let article, let failure): return ended(article, .failure(failure), isFinal: true)
            case .failed(let article, let failure): return ended(article, .failure(failure), isFinal: false)
            case .left(_, let host): return .left(Leftovers(host: host))
            case .page(let article, let body):
                guard let place = places[article] else { return .nothing }
                let content = Result<Content, Failure> { () throws(Failure) in try read(requests[place], body) }
                var isFinal = true
                if case .failure(let failure) = content, failure.reason.key == .noDecoder { isFinal = false }
                return ended(article, content, isFinal: isFinal)
            }
        }
        var answers: [Int: Answer] = [:]
        var robotsAsked: [RobotsRecord] = []
        var left: [Leftovers] = []
        for outcome in outcomes {
            switch outcome {
            case .answer(let place, let answer): answers[place] = answer
            case .robots(let record): robotsAsked.append(record)
            case .left(let one): left.append(one)
            case .nothing: break
            }
        }
        self.answers = answers.sorted { $0.key < $1.key }.map(\.value)
        self.robots = robotsAsked.sorted { $0.origin < $1.origin }
        leftovers = Leftovers(left)
    }

    private enum Outcome {
        case answer(Int, Answer)
        case robots(RobotsRecord)
        case left(Leftovers)
        case nothing
    }
}

extension DownloadRound.Answer {
    /// Returns the number of failures so far, and whether the request is finished for good.
    ///
    /// - Parameter before: the number of failures in earlier runs.
    func attempts(after before: Int) -> (failures: Int, isSettled: Bool) {
        guard case .failure = content else { return (0, true) }
        return (before + 1, isFinal || before + 1 >= mostFailures)
    }
}
