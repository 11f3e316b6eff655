internal import Archiving
internal import Fetching
public import Foundation
internal import Newsroom
internal import Parsing
internal import Synchronization

/// Asks for feeds beside other workers, which may be on other machines, and hands in what they said. What becomes of it, a
/// run decides (`Pipeline`).
public struct Worker: Sendable {
    /// Hosts that are asked for in one go, and how many such goes there are at once: one that waits for a slow host holds up
    /// no other.
    private static let (hostsAtOnce, lanes) = (24, 4)
    private let sources: [FeedSource.ID: FeedSource]
    private let hosts: [FeedSource.ID: String]
    private let settings: FetchSettings
    private let limits: [FeedSource.ID: Int]
    private let journals: URL
    private let archive: any SharedArchive
    private let name: String
    private let observe: @Sendable (PipelineEvent) -> Void

    /// Opens the archive.
    ///
    /// - Throws: one line on why it cannot be used; `NoSharedArchive` where the configuration names none that workers can share.
    public init(_ configuration: Configuration, telling observe: @escaping @Sendable (PipelineEvent) -> Void) throws {
        // What workers share holds what everybody may read.
        let configuration = configuration.withoutPrivateEditions
        let opened = try configuration.openedArchive(
            hasPublished: false, telling: { observe(.waiting($0)) },
            findingDamage: { observe(.waiting("left out, for the archive holds it damaged: \($0)")) })
        guard let shared = opened as? any SharedArchive else { throw NoSharedArchive() }
        archive = shared
        sources = Dictionary(
            configuration.sources.filter(\.isEnabled).map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        // A feed without a host is asked for all the same, which says what is wrong with its address.
        hosts = sources.mapValues { $0.host ?? "" }
        var settings = configuration.fetching
        settings.concurrency = max(1, settings.concurrency / Self.lanes)
        self.settings = settings
        limits = configuration.limits
        journals = configuration.journals
        name = "\(ProcessInfo.processInfo.hostName)-\(getpid())-\(UUID().uuidString.prefix(8))"
        self.observe = observe
    }

    /// Asks for all feeds whose turn it is, until every one has been asked by this worker or another.
    ///
    /// - Parameters:
    ///   - interval: seconds between two requests for a feed.
    ///   - lease: seconds after which another worker takes what this one has claimed, unless it says that it still lives.
    ///   - stays: wait for the next turn rather than end.
    ///   - moment: the present, or the moment that somebody gave.
    public func run(
        every interval: Double, lease: Double = 120, stays: Bool = false, at moment: @escaping @Sendable () -> Date
    ) async throws -> WorkReport {
        observe(.asking(feeds: sources.count))
        try archive.list(hosts)
        let broken = BrokenRuns(in: journals)
        let progress = WorkProgress(suspects: Set(broken.suspects.compactMap(\.feed)))
        let journal = RunJournal(in: journals, keepingBodies: false)
        broken.handOver(to: nil)
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

    /// Lets go of all that it has claimed, so that others need not wait.
    public func letGo() { try? archive.release(Array(Set(hosts.values)), by: name, askedAt: nil, pause: 0) }

    private func work(
        every interval: Double, lease: Double, stays: Bool, at moment: @Sendable () -> Date, journal: RunJournal?,
        noting progress: WorkProgress
    ) async throws {
        let known = Set(hosts.values)
        // Only where others have listed hosts that this worker's file lacks is each claim told which to choose from.
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
                // Somebody else is asking, and may die of it.
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
            let round = await FetchRound(
                of: claim.feeds.compactMap { sources[$0] }, by: Fetcher(settings: settings), parsedBy: FeedParser(),
                knowing: progress.suspecting(claim.records, among: claim.feeds, at: now), limits: limits,
                journal: journal, at: now,
                telling: { if case .answered = $0 { observe($0) } })
            guard progress.mayTrust(round, of: claim) else {
                try archive.release(claim.hosts, by: name, askedAt: nil, pause: 0)
                throw CutOff(hosts: claim.hosts.count)
            }
            let taken = try archive.handIn(round.entries.map { $0.handed(at: now) }, by: name)
            try archive.release(claim.hosts, by: name, askedAt: now, pause: settings.hostInterval)
            progress.count(round, taken: taken)
        }
    }
}

/// Why a worker cannot work.
public struct NoSharedArchive: Error, CustomStringConvertible {
    public init() {}

    public let description =
        "workers share an archive, and the configuration names none: --archive postgresql:///NAME, or archive.postgres in "
        + "the configuration"
}

/// No host has answered since the worker began: it is this machine that is cut off, and no feed is to blame.
struct CutOff: Error, CustomStringConvertible {
    let hosts: Int

    var description: String {
        "none of \(hosts) hosts answered: this machine seems to be cut off; their feeds are left to others"
    }
}
