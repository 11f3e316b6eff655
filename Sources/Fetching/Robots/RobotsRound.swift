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
        /// Not sent, because robots.txt forbids it. `isAnswered` tells whether that file was fetched in this round.
        case forbidden(Failure, isAnswered: Bool)
    }

    let settings: FetchSettings
    let loop: FetchLoop
    let now: Date
    /// Receives each robots.txt that was fetched or confirmed.
    let store: (RobotsRecord) -> Void
    /// The rules by origin.
    private var rules: [String: RobotsRules] = [:]
    /// The files to ask about again, by origin.
    private var stale: [String: RobotsRecord] = [:]
    /// The origins whose server answered in this round.
    private var answered: Set<String> = []
    /// Hosts that didn't answer, with the reason.
    private var unreachable: [HostAccess: Message] = [:]
    /// Hosts skipped because time ran out, for them or for all pages.
    private var left: [HostAccess: String?] = [:]

    /// A host together with its access level. A host on the owner's network is closed to other publishers' feeds, but
    /// may be open to the owner's own.
    private struct HostAccess: Hashable {
        let origin: String
        let isOwn: Bool

        init(_ request: Request, _ settings: FetchSettings) {
            origin = request.trail.address.origin
            isOwn = request.mayStayPrivate(settings)
        }
    }

    /// Creates a round.
    ///
    /// - Parameter records: the robots.txt files of earlier runs.
    init(
        settings: FetchSettings, loop: FetchLoop, knowing records: [RobotsRecord] = [], at now: Date,
        store: @escaping (RobotsRecord) -> Void = { _ in }
    ) {
        self.settings = settings
        self.loop = loop
        self.now = now
        self.store = store
        for record in records {
            guard let known = RobotsRules(stored: record.text, for: settings.productTokens) else { continue }
            if record.holds(at: now) { rules[record.origin] = known } else { stale[record.origin] = record }
        }
    }

    /// Runs requests; each is answered once.
    mutating func run(_ wanted: [Request], while isWanted: () -> Bool, deliver: (Request, Answer) -> Void) {
        var requests = wanted
        while !requests.isEmpty, isWanted() {
            askForRules(of: requests, while: isWanted)
            let allowed = requests.filter { request in
                let address = request.trail.address
                let access = HostAccess(request, settings)
                if let reason = unreachable[access] {
                    let failure = request.failure(Message(.robotsUnreadable, ["reason": .message(reason)]))
                    deliver(request, .outcome(.failed(failure, retryAfter: nil)))
                    return false
                }
                if let host = left[access] {
                    deliver(request, .outcome(.left(host: host)))
                    return false
                }
                if rules[address.origin]?.permits(address.path) ?? false { return true }
                let failure = request.failure(Message(.robotsForbid, ["host": .text(address.host)]))
                deliver(request, .forbidden(failure, isAnswered: answered.contains(address.origin)))
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
        var asked: Set<HostAccess> = []
        var hosts: [HostAccess] = []
        var questions: [Request] = []
        for request in requests {
            let access = HostAccess(request, settings)
            guard rules[access.origin] == nil, unreachable[access] == nil, left[access] == nil,
                asked.insert(access).inserted
            else { continue }
            do throws(Refusal) {
                questions.append(
                    try Request(
                        robotsFor: request, at: hosts.count, knowing: stale[access.origin], settings: settings))
                hosts.append(access)
            } catch {
                unreachable[access] = error.reason
            }
        }
        var answers: [(access: HostAccess, answer: RobotsAnswer)] = []
        loop.run(questions, while: isWanted) { question, outcome in
            // Parse at once, because whole files from many hosts would take much memory.
            let answer = RobotsAnswer(outcome, to: question, settings: settings)
            // A robots.txt applies to the host it was requested for, even if it was redirected.
            if hosts.indices.contains(question.place) { answers.append((hosts[question.place], answer)) }
        }
        for (access, answer) in answers {
            switch answer {
            case .rules(let found, let validators, let lifetime):
                answered.insert(access.origin)
                rules[access.origin] = found
                guard found.text.utf8.count <= RobotsRules.storageLimit else { continue }
                store(
                    RobotsRecord(
                        origin: access.origin, text: found.text, fetched: now, validators: validators,
                        lifetime: lifetime))
            case .unchanged:
                guard var record = stale[access.origin] else { continue }
                answered.insert(access.origin)
                rules[access.origin] = RobotsRules(stored: record.text, for: settings.productTokens)
                record.fetched = now
                store(record)
            case .unreachable(let reason):
                // A file that can't be reached forbids everything (RFC 9309, section 2.3.1.4), unless an earlier copy
                // tells more (section 2.4).
                guard let record = stale[access.origin], record.isUsable(at: now) else {
                    unreachable[access] = reason
                    continue
                }
                if rules[access.origin] == nil {
                    rules[access.origin] = RobotsRules(stored: record.text, for: settings.productTokens)
                }
            case .left(let host): left[access] = .some(host)
            }
        }
    }
}
