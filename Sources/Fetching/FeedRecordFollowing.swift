public import FoundationEssentials
public import Newsroom

extension FeedRecord {
    /// Returns the record updated after this run's attempt.
    ///
    /// - Parameter reading: the result of parsing the body; nil if there was no body, or it wasn't parsed.
    public func following(
        _ fetched: FetchedFeed, reading: Result<Feed, Failure>?, at now: Date
    ) -> FeedRecord {
        var next = self
        switch fetched.outcome {
        case .skipped, .left: return self
        case .unchanged: next.succeed(fetched, at: now)
        case .gone where usesConfiguredAddress(at: now):
            // Only the feed's original address is gone, not the one it moved to.
            next.fail(Failure(stage: .fetching, source: source, reason: Message(.goneNow)), at: now)
        case .gone:
            next.fail(
                Failure(stage: .fetching, source: source, reason: Message(.goneNow)), at: now)
            next.isGone = true
            next.notBefore = now.addingTimeInterval(BackOff.retryWhenGone)
        case .failed(let failure, let retryAfter):
            next.fail(failure, at: now)
            // It may have moved on or back, so try the configured address next time. If that was the one that failed,
            // the new address may still work.
            if !usesConfiguredAddress(at: now) { next.movedTo = nil }
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
                // Ignore future dates. They are publishers' mistakes and would make the feed look fresh for ever.
                next.newestItem = feed.items.compactMap { $0.published ?? $0.updated }.filter { $0 <= now }.max()
            }
        }
        return next
    }

    /// Returns whether a feed that has moved is nevertheless fetched from its configured address. This happens with the
    /// first attempt of every week, counting weeks from 1970.
    ///
    /// Otherwise a single permanent redirect, sent by mistake or by a hijacked server, would stick for as long as its
    /// target answers. Nothing the publisher fixed would help.
    func usesConfiguredAddress(at now: Date) -> Bool {
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
        // A repeated run for the same moment is the same failure, so don't count it twice.
        failures = lastAttempt == now ? max(failures, 1) : failures + 1
        lastAttempt = now
        lastFailure = failure
        let wait = BackOff.seconds(after: failures)
        notBefore = wait > 0 ? now.addingTimeInterval(wait) : nil
    }
}
