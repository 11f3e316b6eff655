import FoundationEssentials
import Newsroom

/// Asks for pages, and of every host first whether it minds.
///
/// In waves: the rules of all hosts not known yet, then the pages that they allow. A page that is redirected goes into
/// the next wave, since the rules hold there, too; so there are no more waves than redirects are followed.
struct PageRound {
    let settings: FetchSettings
    let loop: FetchLoop
    let now: Date
    let deliver: (PageAnswer) -> Void
    /// By origin.
    private var rules: [String: RobotsRules] = [:]
    /// Hosts that did not answer, and why.
    private var unreachable: [String: Message] = [:]

    /// - Parameter records: of earlier runs; those older than a day do not count.
    init(
        settings: FetchSettings, loop: FetchLoop, knowing records: [RobotsRecord], at now: Date,
        deliver: @escaping (PageAnswer) -> Void
    ) {
        self.settings = settings
        self.loop = loop
        self.now = now
        self.deliver = deliver
        for record in records where record.holds(at: now) {
            rules[record.origin] = RobotsRules(remembered: record.text, for: settings.productTokens)
        }
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
        while !requests.isEmpty, isWanted() {
            askForRules(of: requests, while: isWanted)
            let allowed = requests.filter { request in
                let article = wanted[request.place].article
                let address = request.trail.address
                if let reason = unreachable[address.origin] {
                    deliver(.failed(article, request.failure(Message(.robotsUnreadable, ["reason": .message(reason)]))))
                    return false
                }
                if rules[address.origin]?.permits(address.path) ?? false { return true }
                deliver(.forbidden(article, request.failure(Message(.robotsForbid, ["host": .text(address.host)]))))
                return false
            }
            requests = []
            loop.run(allowed, while: isWanted) { request, outcome in
                let article = wanted[request.place].article
                switch outcome {
                case nil: requests.append(request)
                case .body(let body): deliver(.page(article, body))
                case .failed(let failure, _): deliver(.failed(article, failure))
                case .gone: deliver(.forbidden(article, request.failure(Message(.goneNow))))
                case .unchanged, .skipped:
                    deliver(.failed(article, request.failure(Message(.unexpectedStatus, ["status": .number(304)]))))
                }
            }
            requests.sort { $0.place < $1.place }
        }
    }

    private mutating func askForRules(of requests: [Request], while isWanted: () -> Bool) {
        var origins: Set<String> = []
        var questions: [Request] = []
        for request in requests {
            let origin = request.trail.address.origin
            guard rules[origin] == nil, unreachable[origin] == nil, origins.insert(origin).inserted else { continue }
            do throws(Refusal) {
                questions.append(try Request(robotsFor: request, settings: settings))
            } catch {
                unreachable[origin] = error.reason
            }
        }
        var answers: [(origin: String, rules: Result<RobotsRules, Failure>)] = []
        loop.run(questions, while: isWanted) { [settings] question, outcome in
            let origin = question.start.origin
            switch outcome {
            case .body(let body):
                // Read at once: whole files of many hosts would be much to hold.
                let found = RobotsRules(body.bytes, for: settings.productTokens)
                if found.text.utf8.count > RobotsRules.longest {
                    let reason = Message(.tooLarge, ["size": .bytes(RobotsRules.longest)])
                    answers.append((origin, .failure(question.failure(reason))))
                } else {
                    answers.append((origin, .success(found)))
                }
            case .failed(let failure, _): answers.append((origin, .failure(failure)))
            default: answers.append((origin, .failure(question.failure(Message(.unusableAnswer)))))
            }
        }
        for (origin, answer) in answers {
            switch answer {
            case .success(let found):
                rules[origin] = found
                if found.text.utf8.count <= RobotsRules.remembered {
                    deliver(.robots(RobotsRecord(origin: origin, text: found.text, fetched: now)))
                }
            case .failure(let failure): unreachable[origin] = failure.reason
            }
        }
    }
}
