public import FoundationEssentials
public import Newsroom

extension FeedRecord {
    /// The record after this run's attempt.
    ///
    /// - Parameter reading: what came of parsing the body; nil when there was none, or nobody tried.
    public func following(
        _ fetched: FetchedFeed, reading: Result<Feed, Failure>?, at now: Date
    ) -> FeedRecord {
        var next = self
        switch fetched.outcome {
        case .skipped, .left: return self
        case .unchanged: next.succeed(fetched, at: now)
        case .gone where asksAtHome(at: now):
            // What is gone is the address that it moved away from.
            next.fail(Failure(stage: .fetching, source: source, reason: Message(.goneNow)), at: now)
        case .gone:
            next.fail(
                Failure(stage: .fetching, source: source, reason: Message(.goneNow)), at: now)
            next.isGone = true
            next.notBefore = now.addingTimeInterval(BackOff.gone)
        case .failed(let failure, let retryAfter):
            next.fail(failure, at: now)
            // Perhaps it has moved on or back: next time we ask where the configuration says. If that is where we asked,
            // what it moved to may still be well.
            if !asksAtHome(at: now) { next.movedTo = nil }
            if let retryAfter { next.notBefore = max(retryAfter, next.notBefore ?? retryAfter) }
        case .body(let body):
            switch reading {
            case nil: next.lastAttempt = now
            case .failure(let failure): next.fail(failure, at: now)
            case .success(let feed):
                next.succeed(fetched, at: now)
                next.lastRead = now
                let given = body.validators
                next.validators = given == Validators() ? nil : given
                next.format = feed.format
                next.problem = feed.problem
                next.items = feed.items.count
                // Dates to come are publishers' slips and would look fresh for ever.
                next.newestItem = feed.items.compactMap { $0.published ?? $0.updated }.filter { $0 <= now }.max()
            }
        }
        return next
    }

    /// Whether a feed that has moved is asked for at its configured address all the same: with the first attempt of every
    /// week, weeks counted from 1970.
    ///
    /// Otherwise one permanent redirect, by a hijacked server or by mistake, would hold for as long as its target answers,
    /// whatever the publisher mends.
    func asksAtHome(at now: Date) -> Bool {
        guard movedTo != nil, let lastAttempt else { return false }
        func week(_ date: Date) -> Double { (date.timeIntervalSince1970 / (7 * 86_400)).rounded(.down) }
        return week(lastAttempt) != week(now)
    }

    private mutating func succeed(_ fetched: FetchedFeed, at now: Date) {
        lastAttempt = now
        lastSuccess = now
        lastFailure = nil
        failures = 0
        notBefore = nil
        isGone = false
        movedTo = fetched.movedTo
    }

    private mutating func fail(_ failure: Failure, at now: Date) {
        // A run repeated for the same moment tells the same: its failure is the same failure.
        failures = lastAttempt == now ? max(failures, 1) : failures + 1
        lastAttempt = now
        lastFailure = failure
        let wait = BackOff.seconds(after: failures)
        notBefore = wait > 0 ? now.addingTimeInterval(wait) : nil
    }
}
