import Fetching
import Foundation
import Newsroom
import Pipeline
import SiteBuilding

/// The checks of network and clock: it fetches a few feeds from different hosts and compares the servers' clocks with
/// ours.
struct NetworkDoctor {
    private let configuration: Configuration
    private let now: Date

    /// The number of feeds needed to tell a dead network from a dead publisher.
    private static let feeds = 3
    /// The maximum clock difference in seconds, since news is dated to the minute.
    private static let tolerance = 300.0

    init(_ configuration: Configuration, at now: Date) {
        self.configuration = configuration
        self.now = now
    }

    /// Runs the checks.
    ///
    /// - Returns: the findings, and the time according to the servers. As in a build, the time is nil if fewer than
    ///   three sent it.
    func look() async -> (findings: [Finding], time: Date?) {
        var settings = configuration.fetching.unhurried
        settings.ignoresValidators = true
        var hosts: Set<String> = []
        let sources = configuration.sourcesToFetch.filter { source in
            !source.isMailbox && hosts.insert(URL(string: source.feed)?.host() ?? source.feed).inserted
        }.prefix(Self.feeds)
        var (answered, times, failures): (Int, [Date], [String]) = (0, [], [])
        let words = try? Localisation.english()
        for await fetched in Fetcher(settings: settings).feeds(from: Array(sources), knowing: [:], at: now) {
            if fetched.isAnswered { answered += 1 }
            if let time = fetched.serverTime { times.append(time) }
            if case .failed(let failure, _) = fetched.outcome {
                failures.append("\(fetched.source.name): \(words?.text(of: failure) ?? "failed")")
            }
        }
        guard !sources.isEmpty else { return ([], nil) }
        if answered == 0 {
            let silence = Finding(
                .wrong, "network",
                "no server answered (\(failures.sorted().first ?? "")); check the connection, DNS and the "
                    + "firewall")
            return ([silence], nil)
        }
        times.sort()
        let network = Finding(.ok, "network", "\(answered) of \(counted(sources.count, "server")) answered")
        return ([network] + clock(times), times.count < 3 ? nil : times[times.count / 2])
    }

    private func clock(_ times: [Date]) -> [Finding] {
        guard !times.isEmpty else { return [] }
        let off = now.timeIntervalSince(times[times.count / 2])
        return abs(off) > Self.tolerance
            ? [
                Finding(
                    .wrong, "clock",
                    "\(Int(abs(off) / 60)) minutes \(off > 0 ? "ahead of" : "behind") the servers' clocks; set it (timedatectl set-ntp true)"
                )
            ] : [Finding(.ok, "clock", "agrees with the servers' clocks")]
    }
}
