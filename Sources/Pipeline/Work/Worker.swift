internal import Archiving
internal import Fetching
public import Foundation
internal import Newsroom
internal import Parsing
internal import Synchronization

/// A process that fetches feeds alongside other workers, possibly on other machines, and hands in the results. A run
/// (`Pipeline`) then decides what to do with them.
public struct Worker: Sendable {
    /// The number of hosts claimed at a time, and of claims worked on at once. A lane waiting for a slow host doesn't
    /// hold up the others.
    private static let (hostsAtOnce, lanes) = (24, 4)
    private let sources: [FeedSource.ID: FeedSource]
    private let hosts: [FeedSource.ID: String]
    private let settings: FetchSettings
    private let limits: [FeedSource.ID: Int]
    private let parser: FeedParser
    private let journals: URL
    private let archive: any SharedArchive
    private let name: String
    private let observe: @Sendable (PipelineEvent) -> Void

    /// Opens the archive.
    ///
    /// - Throws: a one-line error if it cannot be used, or `NoSharedArchive` if the configured archive cannot be
    ///   shared.
    public init(_ configuration: Configuration, observe: @escaping @Sendable (PipelineEvent) -> Void) throws {
        // Workers share a public archive, so leave out private editions.
        let configuration = configuration.withoutPrivateEditions
        let opened = try configuration.openedArchive(
            hasPublished: false, reportWait: { observe(.waiting($0)) },
            reportDamage: { observe(.waiting("damaged in the archive and left out: \($0)")) })
        guard let shared = opened as? any SharedArchive else { throw NoSharedArchive() }
        archive = shared
        sources = Dictionary(
            configuration.sources.filter { $0.isEnabled && !$0.isMailbox }.map { ($0.id, $0) },
            uniquingKeysWith: { first, _ in first })
        // Fetch feeds without a host as well; the failure then reports what is wrong with the address.
        hosts = sources.mapValues { $0.host ?? "" }
        var settings = configuration.fetching
        settings.concurrency = max(1, settings.concurrency / Self.lanes)
        self.settings = settings
        limits = configuration.limits
        parser = FeedParser(pages: configuration.pages)
        journals = configuration.journals
        name = "\(ProcessInfo.processInfo.hostName)-\(getpid())-\(UUID().uuidString.prefix(8))"
        self.observe = observe
    }

    /// Fetches all feeds that are due, until every one has been fetched by this worker or another.
    ///
    /// - Parameters:
    ///   - interval: seconds between two requests for a feed.
    ///   - lease: seconds after which another worker takes over this one's claims, unless it renews them.
    ///   - stays: whether to wait for the next interval instead of ending.
    ///   - moment: returns the current time, or the one given by the user.
    public func run(
        every interval: Double, lease: Double = 120, stays: Bool = false, at moment: @escaping @Sendable () -> Date
    ) async throws -> WorkReport {
        observe(.asking(feeds: sources.count))
        try archive.list(hosts)
        let broken = BrokenRuns(in: journals)
        let progress = WorkProgress(suspects: Set(broken.suspects.compactMap(\.feed)))
        let journal = RunJournal(in: journals, keepingBodies: false)
        broken.moveBodies(to: nil)
        let life = Task {
            while true {
                try await Task.sleep(for: .seconds(lease / 4))
                try archive.renew(by: name, for: lease)
            }
        }
        defer { life.cancel() }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<Self.lanes {
                group.addTask {
                    try await work(
                        every: interval, lease: lease, stays: stays, at: moment, journal: journal, noting: progress)
                }
            }
            try await group.waitForAll()
        }
        journal?.end()
        return progress.report
    }

    /// Releases all claims, so that other workers need not wait.
    public func releaseClaims() { try? archive.release(Array(Set(hosts.values)), by: name, askedAt: nil, pause: 0) }

    private func work(
        every interval: Double, lease: Double, stays: Bool, at moment: @Sendable () -> Date, journal: RunJournal?,
        noting progress: WorkProgress
    ) async throws {
        let known = Set(hosts.values)
        // Filter claims by host only if other workers have listed hosts that this worker doesn't know.
        var wanted: [String]?
        var pause = 0.25
        while true {
            let now = moment()
            let due = now.addingTimeInterval(-interval)
            let claim = try archive.claim(
                Self.hostsAtOnce, of: wanted, by: name, askedBefore: due, for: lease)
            if claim.hosts.isEmpty {
                let isDone = try archive.waiting(wanted, askedBefore: due) == 0
                if isDone, !stays { return }
                // Another worker is fetching them, and may crash, so look again shortly.
                try await Task.sleep(for: .seconds(isDone ? 5 : pause))
                pause = min(pause * 2, 2)
                continue
            }
            pause = 0.25
            let strange = claim.hosts.filter { !known.contains($0) }
            if !strange.isEmpty {
                wanted = known.sorted()
                try archive.release(claim.hosts, by: name, askedAt: nil, pause: 0)
                continue
            }
            let fetcher = Fetcher(settings: settings)
            let feeds = claim.feeds.compactMap { sources[$0] }
            let origins = fetcher.origins(ofPagesAmong: feeds, knowing: claim.records)
            let robots =
                origins.isEmpty
                ? [] : try archive.robots(of: origins, since: now.addingTimeInterval(-RobotsRecord.retention))
            let round = await FetchRound(
                of: feeds, by: fetcher, parsedBy: parser,
                knowing: progress.suspecting(claim.records, among: claim.feeds, at: now), and: robots,
                limits: limits, journal: journal, at: now,
                observe: { if case .answered = $0 { observe($0) } })
            guard progress.mayTrust(round, of: claim) else {
                try archive.release(claim.hosts, by: name, askedAt: nil, pause: 0)
                throw WorkerOffline(hosts: claim.hosts.count)
            }
            if !round.robots.isEmpty { try archive.store(pages: [], robots: round.robots) }
            let taken = try archive.submit(round.entries.map { $0.workerResult(at: now) }, by: name)
            try archive.release(claim.hosts, by: name, askedAt: now, pause: settings.hostInterval)
            progress.count(round, taken: taken)
        }
    }
}

/// An error for a configuration without an archive that workers can share.
public struct NoSharedArchive: Error, CustomStringConvertible {
    public init() {}

    public let description =
        "workers need a shared archive: name one with --archive postgresql:///NAME, or with archive.postgres in "
        + "the configuration"
}

/// An error for a worker to which no host has ever answered. This machine is offline, and no feed is to blame.
struct WorkerOffline: Error, CustomStringConvertible {
    let hosts: Int

    var description: String {
        "none of \(hosts) hosts answered: this machine seems to be offline; their feeds are left to other workers"
    }
}
