import Newsroom

/// The outcome of requesting a robots.txt.
enum RobotsAnswer {
    /// The rules that apply to us, and what to store of them.
    case rules(RobotsRules, Validators, lifetime: Double)
    /// The stored file is still valid (304).
    case unchanged
    case unreachable(Message)
    case left(host: String?)

    init(_ outcome: FetchOutcome?, to question: Request, settings: FetchSettings) {
        switch outcome {
        case .body(let body):
            let rules = RobotsRules(body.bytes, for: settings.productTokens)
            guard rules.text.utf8.count <= RobotsRules.longest else {
                self = .unreachable(Message(.tooLarge, ["size": .bytes(RobotsRules.longest)]))
                return
            }
            // The validators of another address can't be sent to this one.
            let validators = question.trail.isAtStart ? body.validators : Validators()
            self = .rules(rules, validators, lifetime: body.freshness ?? RobotsRecord.longestLifetime)
        case .unchanged: self = .unchanged
        case .failed(let failure, _): self = .unreachable(failure.reason)
        case .left(let host): self = .left(host: host)
        default: self = .unreachable(Message(.unusableAnswer))
        }
    }
}
