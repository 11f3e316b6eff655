import ArchiveConformance
import Archiving
import Foundation
import Newsroom
import TestSupport
import Testing

@testable import PostgresArchiving

/// What workers share through the archive.
@Suite(.needsPostgres)
struct ClaimingTests {
    private static let hosts = ["a1": "a", "a2": "a", "b1": "b"]

    private let address: String

    init() throws { address = try PostgresServer.shared().database() }

    private func archive() throws -> PostgresArchive {
        let archive = try PostgresArchive(#require(PostgresAddress(address)))
        try archive.list(Self.hosts)
        return archive
    }

    /// As if the server's clock had gone on: a busy machine takes any time for a test, so none waits for leases to end.
    private func pass(_ seconds: Int) throws {
        try PostgresServer.shared().execute("UPDATE pulse.host SET until = until - \(seconds)", in: address)
    }

    private func claim(
        _ archive: PostgresArchive, most count: Int = 9, by worker: String, for seconds: Double = 10_000
    ) throws -> FeedClaim {
        try archive.claim(count, of: ["a", "b", "c"], by: worker, askedBefore: hour(1), for: seconds)
    }

    private func handed(_ source: String, _ moment: Date = hour(1), items: [FeedItem] = []) -> WorkerResult {
        WorkerResult(
            key: WorkerResult.Key(source: source, moment: moment),
            answer: .read(format: "RSS 2.0", items: items.count, problem: nil),
            feed: Feed(format: "RSS 2.0", items: items), record: fullRecord(source), isAnswered: true,
            serverTime: hour(1), isNewlyFailing: false)
    }

    @Test func aHostsFeedsAreClaimedTogetherAndByOne() throws {
        let archive = try archive()
        try archive.store(articles: [], records: [fullRecord("a1")])
        let first = try claim(archive, most: 1, by: "one")
        #expect(first == FeedClaim(hosts: ["a"], feeds: ["a1", "a2"], records: ["a1": fullRecord("a1")]))
        #expect(try claim(archive, by: "two").hosts == ["b"])
        #expect(try claim(archive, by: "three").hosts.isEmpty)
        #expect(try archive.waiting(["a", "b"], askedBefore: hour(1)) == 2)
        #expect(try archive.waiting(["c"], askedBefore: hour(1)) == 0)
        #expect(try archive.waiting(nil, askedBefore: hour(1)) == 2)
    }

    @Test func onlyKnownFeedsOfOthersListsAreClaimed() throws {
        let archive = try archive()
        #expect(try archive.claim(9, of: ["b"], by: "one", askedBefore: hour(1), for: 10_000).hosts == ["b"])
        #expect(try archive.claim(9, of: [], by: "one", askedBefore: hour(1), for: 10_000).hosts.isEmpty)
        #expect(try archive.claim(9, of: nil, by: "one", askedBefore: hour(1), for: 10_000).hosts == ["a"])
    }

    @Test func aDeadWorkersHostsGoToAnotherAndOnlyThen() throws {
        let archive = try archive()
        #expect(try claim(archive, by: "dead").feeds.count == 3)
        #expect(try archive.submit([handed("a1")], by: "dead") == 1)
        #expect(try claim(archive, by: "heir").hosts.isEmpty)
        try pass(10_000)
        // What it handed in before is not asked for again; what it hands in now is too late.
        #expect(try claim(archive, by: "heir").feeds == ["a2", "b1"])
        #expect(try archive.submit([handed("a2"), handed("b1")], by: "dead") == 0)
        #expect(try archive.submit([handed("a2"), handed("b1")], by: "heir") == 2)
        #expect(try archive.submit([handed("a2"), handed("b1")], by: "heir") == 0)
        #expect(try archive.workerResults().map(\.key.source) == ["a1", "a2", "b1"])
    }

    @Test func aSignOfLifeKeepsAClaim() throws {
        let archive = try archive()
        _ = try claim(archive, by: "slow")
        try archive.renew(by: "slow", for: 20_000)
        try pass(10_000)
        #expect(try claim(archive, by: "heir").hosts.isEmpty)
        try archive.release(["a", "b"], by: "heir", askedAt: nil, pause: 0)
        #expect(try claim(archive, by: "heir").hosts.isEmpty, "nobody lets go of what is another's")
        try archive.release(["a", "b"], by: "slow", askedAt: nil, pause: 0)
        #expect(try claim(archive, by: "heir").hosts == ["a", "b"])
    }

    @Test func aHostThatWasAskedRests() throws {
        let archive = try archive()
        _ = try claim(archive, by: "one")
        try archive.release(["a", "b"], by: "one", askedAt: hour(0.5), pause: 10_000)
        #expect(try claim(archive, by: "two").hosts.isEmpty)
        try pass(10_000)
        #expect(try claim(archive, by: "two").hosts == ["a", "b"])
        _ = try archive.submit([handed("a1"), handed("a2"), handed("b1")], by: "two")
        try archive.release(["a", "b"], by: "two", askedAt: hour(1), pause: 0)
        #expect(try claim(archive, by: "two").hosts.isEmpty)
        #expect(try archive.waiting(["a", "b"], askedBefore: hour(1)) == 0)
        // A feed that the configuration gains is asked for at once; its neighbours are not.
        try archive.list(["a3": "a", "c1": "c"].merging(Self.hosts) { $1 })
        #expect(try claim(archive, by: "two").feeds == ["a3", "c1"])
    }

    @Test func resultsAreTakenOnceAndCompletely() throws {
        let archive = try archive()
        _ = try claim(archive, by: "one")
        var item = FeedItem(
            identifier: "i", title: "Bridge", url: "https://a.example/1", original: "https://a.example/o",
            published: hour(0.1), updated: hour(0.2), authors: ["Ana", "a\nb"], summary: Prose(html: "", text: ""),
            content: Prose(html: "", text: "It is open.\nToday."), image: "https://a.example/i.jpg", language: "pt",
            tags: ["x"], enclosures: fullArticle.enclosures, location: Coordinates(latitude: -41.1, longitude: 0))
        item.reception = Reception(comments: 0)
        item.licence = "https://licence.example"
        var read = handed("a1", items: [item, FeedItem(title: "Second")])
        read.feed?.title = "A"
        let problem = Message(.repaired, ["reason": .text("x")])
        read.feed?.problem = problem
        read.answer = .read(format: "RSS 2.0", items: 2, problem: problem)
        let failure = Failure(stage: .fetching, source: "a2", reason: Message(.timeout, ["time": .seconds(1)]))
        let answers: [FeedAnswer] = [.failed(failure), .unchanged]
        let others = zip(["a2", "b1"], answers).map { source, answer in
            WorkerResult(
                key: WorkerResult.Key(source: source, moment: hour(1)), answer: answer, feed: nil,
                record: FeedRecord(source: source), isAnswered: false, serverTime: nil, isNewlyFailing: true)
        }
        let all = [read] + others
        #expect(try archive.submit(all, by: "one") == 3)
        #expect(try archive.workerResults() == all)
        // The next claim knows what was said last, though no run has taken it in.
        try archive.release(["a", "b"], by: "one", askedAt: hour(1), pause: 0)
        let next = try archive.claim(9, of: ["a"], by: "two", askedBefore: hour(9), for: 10_000)
        #expect(next.records["a1"] == fullRecord("a1"))
        try archive.store(articles: [article("1")], records: [], taking: [read.key])
        #expect(try archive.workerResults() == others)
        #expect(try archive.articles(since: .distantPast).map(\.id) == ["1"])
    }

    @Test func manyAtOnceClaimEachHostOnce() async throws {
        let archive = try archive()
        let feeds = Dictionary(uniqueKeysWithValues: (0..<300).map { ("f\($0)", "h\($0 / 2)") })
        try archive.list(feeds)
        let names = Set(feeds.values).sorted()
        let claimed = try await withThrowingTaskGroup(of: [String].self) { group in
            for worker in 0..<6 {
                group.addTask {
                    var mine: [String] = []
                    while true {
                        let claim = try archive.claim(7, of: names, by: "\(worker)", askedBefore: hour(1), for: 10_000)
                        if claim.hosts.isEmpty { return mine }
                        mine += claim.hosts
                    }
                }
            }
            return try await group.reduce(into: []) { $0 += $1 }
        }
        #expect(claimed.count == 150 && Set(claimed).count == 150)
    }
}
