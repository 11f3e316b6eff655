import FoundationEssentials
import Newsroom

/// A round of requests for article pages and pictures, each of which is answered once.
struct PageRound {
    let settings: FetchSettings
    let deliver: (PageAnswer) -> Void
    private var round: RobotsRound

    /// Creates a round.
    ///
    /// - Parameter records: the robots.txt files of earlier runs.
    init(
        settings: FetchSettings, loop: FetchLoop, knowing records: [RobotsRecord], at now: Date,
        deliver: @escaping (PageAnswer) -> Void
    ) {
        self.settings = settings
        self.deliver = deliver
        round = RobotsRound(settings: settings, loop: loop, knowing: records, at: now) { deliver(.robots($0)) }
    }

    mutating func run(_ wanted: [PageRequest], while isWanted: () -> Bool) {
        var requests: [Request] = []
        for (place, page) in wanted.enumerated() {
            do throws(Refusal) {
                requests.append(
                    try Request(
                        page: page.url, at: place, of: page.source, for: page.isPicture ? .picture : .page,
                        settings: settings))
            } catch {
                deliver(
                    .forbidden(
                        page.article, Failure(stage: .fetching, source: page.source.id, reason: error.reason)))
            }
        }
        let deliver = deliver
        round.run(requests, while: isWanted) { request, answer in
            let article = wanted[request.place].article
            switch answer {
            case .forbidden(let failure, _): deliver(.forbidden(article, failure))
            case .outcome(.body(let body)): deliver(.page(article, body))
            case .outcome(.failed(let failure, _)): deliver(.failed(article, failure))
            case .outcome(.left(let host)): deliver(.left(article, host: host))
            case .outcome(.gone): deliver(.forbidden(article, request.failure(Message(.goneNow))))
            case .outcome(.unchanged), .outcome(.skipped):
                deliver(.failed(article, request.failure(Message(.unexpectedStatus, ["status": .number(304)]))))
            }
        }
    }
}
