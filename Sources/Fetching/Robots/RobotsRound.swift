import FoundationEssentials
import Newsroom

/// A round of requests that respects each host's robots.txt.
///
/// It works in waves: first the missing robots.txt files, then the pages they allow. A redirected page joins the next
/// wave, because the rules apply at the new address too. There are therefore never more waves than redirects.
struct RobotsRound {
    /// The answer to a request.
    enum Answer {
        case outcome(FetchOutcome)
        /// Not sent, because robots.txt forbids it.
        case forbidden(Failure)
    }

    let settings: FetchSettings
    let loop: FetchLoop
    let now: Date
    /// Receives each robots.txt that was fetched.
    let remember: (RobotsRecord) -> Void
    /// The rules by origin.
    private var rules: [String: RobotsRules] = [:]
    /// Hosts that didn't answer, with the reason.
    private var unreachable: [Door: Message] = [:]
    /// Hosts skipped because time ran out, for them or for all pages.
    private var left: [Door: String?] = [:]

    /// A host together with its access level. A host on the owner's network is closed to other publishers' feeds, but
    /// may be open to the owner's own.
    private struct Door: Hashable {
        let origin: String
        let isOwn: Bool

        init(_ request: Request, _ settings: FetchSettings) {
            origin = request.trail.address.origin
            isOwn = request.mayStayPrivate(settings)
        }
    }

    /// Creates a round.
    ///
    /// - Parameter records: the robots.txt files of earlier runs; those older than a day are ignored.
    init(
        settings: FetchSettings, loop: FetchLoop, knowing records: [RobotsRecord] = [], at now: Date,
        remember: @escaping (RobotsRecord) -> Void = { _ in }
    ) {
        self.settings = settings
        self.loop = loop
        self.now = now
        self.remember = remember
        for record in records where record.holds(at: now) {
            rules[record.origin] = RobotsRules(remembered: record.text, for: settings.productTokens)
        }
    }

    /// Runs requests; each is answered once.
    mutating func run(_ wanted: [Request], while isWanted: () -> Bool, deliver: (Request, Answer) -> Void) {
        var requests = wanted
        while !requests.isEmpty, isWanted() {
            askForRules(of: requests, while: isWanted)
            let allowed = requests.filter { request in
                let address = request.trail.address
                let door = Door(request, settings)
                if let reason = unreachable[door] {
                    let failure = request.failure(Message(.robotsUnreadable, ["reason": .message(reason)]))
                    deliver(request, .outcome(.failed(failure, retryAfter: nil)))
                    return false
                }
                if let host = left[door] {
                    deliver(request, .outcome(.left(host: host)))
                    return false
                }
                if rules[address.origin]?.permits(address.path) ?? false { return true }
                let failure = request.failure(Message(.robotsForbid, ["host": .text(address.host)]))
                deliver(request, .forbidden(failure))
                return false
            }
            requests = []
            loop.run(allowed, while: isWanted) { request, outcome in
                if let outcome { deliver(request, .outcome(outcome)) } else { requests.append(request) }
            }
            requests.sort { $0.place < $1.place }
        }
    }

    private mutating func askForRules(of requests: [Request], while isWanted: () -> Bool) {
        var asked: Set<Door> = []
        var doors: [Door] = []
        var questions: [Request] = []
        for request in requests {
            let door = Door(request, settings)
            guard rules[door.origin] == nil, unreachable[door] == nil, left[door] == nil, asked.insert(door).inserted
            else { continue }
            do throws(Refusal) {
                questions.append(try Request(robotsFor: request, at: doors.count, settings: settings))
                doors.append(door)
            } catch {
                unreachable[door] = error.reason
            }
        }
        var answers: [(door: Door, answer: RobotsAnswer)] = []
        loop.run(questions, while: isWanted) { question, outcome in
            // Parse at once, because whole files from many hosts would take much memory.
            let answer = RobotsAnswer(outcome, to: question, settings: settings)
            // A robots.txt applies to the host it was requested for, even if it was redirected.
            if doors.indices.contains(question.place) { answers.append((doors[question.place], answer)) }
        }
        for (door, answer) in answers {
            switch answer {
            case .rules(let found):
                rules[door.origin] = found
                if found.text.utf8.count <= RobotsRules.remembered {
                    remember(RobotsRecord(origin: door.origin, text: found.text, fetched: now))
                }
            case .unreachable(let reason): unreachable[door] = reason
            case .left(let host): left[door] = .some(host)
            }
        }
    }
}

/// The outcome of requesting a robots.txt.
private enum RobotsAnswer {
    case rules(RobotsRules)
    case unreachable(Message)
    case left(host: String?)

    init(_ outcome: FetchOutcome?, to question: Request, settings: FetchSettings) {
        switch outcome {
        case .body(let body):
            let rules = RobotsRules(body.bytes, for: settings.productTokens)
            let isTooLong = rules.text.utf8.count > RobotsRules.longest
            self = isTooLong ? .unreachable(Message(.tooLarge, ["size": .bytes(RobotsRules.longest)])) : .rules(rules)
        case .failed(let failure, _): self = .unreachable(failure.reason)
        case .left(let host): self = .left(host: host)
        default: self = .unreachable(Message(.unusableAnswer))
        }
    }
}
