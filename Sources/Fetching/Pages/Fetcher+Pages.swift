import Foundation
public import FoundationEssentials
public import Newsroom

extension Fetcher {
    /// Fetches article pages, at the same rate limits as feeds, if robots.txt (RFC 9309) allows it.
    ///
    /// Each page has exactly one answer, in order of arrival; `robots` answers come in addition.
    ///
    /// - Parameters:
    ///   - robots: the robots.txt files stored by earlier runs; those older than a day are asked about again.
    ///   - now: the moment of the run.
    public func pages(
        _ wanted: [PageRequest], knowing robots: [RobotsRecord], at now: Date
    ) -> AsyncStream<PageAnswer> {
        let outlet = BackpressureStream<PageAnswer>(limit: settings.backlogLimit) { answer in
            guard case .page(_, let body) = answer else { return 1_024 }
            return body.bytes.count + 1_024
        }
        let (settings, deadline) = (settings, deadline)
        let stream = outlet.stream
        Thread.detachNewThread {
            defer { outlet.finish() }
            let judge = ResponseJudge(settings: settings, now: now)
            guard !wanted.isEmpty else { return }
            guard let loop = FetchLoop(settings: settings, judge: judge, until: deadline, while: { outlet.hasRoom })
            else {
                for page in wanted {
                    let reason = Message(.noLibrary)
                    outlet.deliver(
                        .failed(page.article, Failure(stage: .fetching, source: page.source.id, reason: reason)))
                }
                return
            }
            // The same hosts may have just been contacted for their feeds.
            Thread.sleep(forTimeInterval: settings.hostInterval)
            var round = PageRound(
                settings: settings, loop: loop, knowing: robots, at: now, deliver: outlet.deliver)
            round.run(wanted, while: { outlet.isWanted })
        }
        return stream
    }
}

extension FetchSettings {
    /// The product tokens that we match in robots.txt files (RFC 9309, section 2.2.1): our own name, and the owner's
    /// user agent up to its version.
    var productTokens: [String] {
        let own = String(userAgent.prefix { $0.isASCII && ($0.isLetter || $0 == "-" || $0 == "_") })
        return own.isEmpty || own.lowercased() == "globalpulse" ? ["GlobalPulse"] : ["GlobalPulse", own]
    }
}
