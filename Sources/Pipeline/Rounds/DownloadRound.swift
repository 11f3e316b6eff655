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

    /// One answer for each request that was made, in their order.
    let answers: [Answer]
    /// The robots.txt files that were asked for in this round, by origin.
    let robots: [RobotsRecord]
    /// The requests that were not made because the time was up.
    let leftovers: Leftovers

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
    /// The number of failures so far, and whether the request is never made again.
    ///
    /// - Parameter before: the number of failures in earlier runs.
    func standing(after before: Int) -> (failures: Int, isSettled: Bool) {
        guard case .failure = content else { return (0, true) }
        return (before + 1, isFinal || before + 1 >= patience)
    }
}
