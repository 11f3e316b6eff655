import Foundation
import Newsroom
import Synchronization
import TestSupport
import Testing

@testable import Fetching

@Suite("Budgets of time")
struct TimeBudgetTests {
    /// A clock that a server moves on with each answer.
    let time = Watch(Duration.zero)

    var settings: FetchSettings {
        var settings = FetchSettings.loopback
        settings.allowedHosts = ["127.0.0.1", "localhost"]
        (settings.concurrency, settings.perHost) = (1, 1)
        (settings.hostBudget, settings.roundBudget) = (120, 0)
        return settings
    }

    /// A server whose answers take 50 s, save those that are quick.
    func server() throws -> LoopbackServer {
        try LoopbackServer { [time] request, connection in
            if !request.path.hasPrefix("/quick"), request.path != "/robots.txt" {
                time.value.withLock { $0 += .seconds(50) }
            }
            connection.answer(body: Array(request.path.utf8))
        }
    }

    func loop(_ settings: FetchSettings) throws -> FetchLoop {
        let judge = ResponseJudge(settings: settings, now: noon)
        let loop = FetchLoop(settings: settings, judge: judge, now: { [time] in time.value.withLock { $0 } })
        return try #require(loop)
    }

    /// The fate of each feed: "read", or whose time was up.
    func outcomes(_ addresses: [String], _ settings: FetchSettings) throws -> [String: String] {
        var outcomes: [String: String] = [:]
        let requests = try addresses.map {
            try Request(source: FeedSource($0), record: nil, settings: settings, at: noon)
        }
        try loop(settings).run(requests, while: { true }) { request, outcome in
            #expect(outcomes[request.source.feed] == nil, "one outcome each")
            switch outcome {
            case .body: outcomes[request.source.feed] = "read"
            case .left(let host): outcomes[request.source.feed] = host ?? "all"
            default: outcomes[request.source.feed] = "\(String(describing: outcome))"
            }
        }
        #expect(outcomes.count == addresses.count)
        return outcomes
    }

    @Test("A host whose time has run out is left; others are not")
    func host() throws {
        let server = try server()
        let slow = (0..<10).map { server.url("/\($0)") }
        let quick = (0..<10).map { server.url("/quick/\($0)", host: "localhost") }
        let outcomes = try outcomes(slow + quick, settings)
        #expect(quick.allSatisfy { outcomes[$0] == "read" })
        #expect(slow.count { outcomes[$0] == "read" } == 3)
        #expect(slow.count { outcomes[$0] == "127.0.0.1" } == 7)
        #expect(server.requests.count == 13, "nobody is asked for what is left")
    }

    @Test("A round ends with its budget, and without budgets all are asked")
    func round() throws {
        let server = try server()
        let feeds = (0..<6).map { server.url("/\($0)") }
        var settings = settings
        (settings.hostBudget, settings.roundBudget) = (0, 100)
        let ended = try outcomes(feeds, settings)
        #expect(ended.values.sorted() == ["all", "all", "all", "all", "read", "read"])
        #expect(server.requests.count == 2)
        settings.roundBudget = 0
        #expect(try outcomes(feeds, settings).values.allSatisfy { $0 == "read" })
    }

    @Test("A redirect leads to no host whose time is up")
    func redirects() throws {
        let server = try server()
        let other = try LoopbackServer { [time] request, connection in
            time.value.withLock { $0 += .seconds(1) }
            connection.answer("302 Found", ["Location: \(server.url("/quick/end"))"])
        }
        let slow = (0..<3).map { server.url("/\($0)") }
        let leading = other.url("/", host: "localhost")
        // In rotation: the redirect is asked for when one slow feed has been; its target waits behind the others.
        #expect(try outcomes(slow + [leading], settings)[leading] == "127.0.0.1")
        #expect(!server.requests.contains { $0.path == "/quick/end" })
    }

    @Test("A host that never answers is asked a few times, however many feeds it has")
    func tarpit() async throws {
        let server = try LoopbackServer { _, _ in sleep(4) }
        var settings = settings
        (settings.timeout, settings.hostBudget) = (0.5, 0.7)
        let feeds = (0..<40).map { server.url("/\($0)") }
        let fetched = await Fetcher(settings: settings).all(feeds)
        #expect((1...2).contains(server.requests.count))
        #expect(fetched.values.count { $0.reason != nil } <= 2)
        let left = fetched.values.filter { if case .left("127.0.0.1") = $0.outcome { true } else { false } }
        #expect(left.count >= 38)
        let record = FeedRecord(source: "x")
        #expect(
            left.allSatisfy { record.following($0, reading: nil, at: noon) == record }, "nothing is held against it")
    }

    @Test("At the deadline, requests under way are abandoned too")
    func deadline() async throws {
        let server = try LoopbackServer { request, connection in
            if request.path != "/quick" { sleep(30) }
            connection.answer(body: Array("here".utf8))
        }
        var settings = settings
        (settings.concurrency, settings.perHost, settings.timeout) = (3, 3, 60)
        settings.deadline = 2
        let slow = (0..<5).map { server.url("/\($0)") }
        let fetcher = Fetcher(settings: settings)
        let fetched = await fetcher.all(slow + [server.url("/quick")])
        let left = fetched.values.count { if case .left(nil) = $0.outcome { true } else { false } }
        #expect(left >= 5 && fetched.count == 6)
        // The same fetcher asks for nothing more, be it pages or pictures.
        let asked = server.requests.count
        let later = await fetcher.all([server.url("/quick/later")])
        #expect(server.requests.count == asked)
        #expect(later.values.allSatisfy { if case .left(nil) = $0.outcome { true } else { false } })
    }

    @Test("Feeds left out last time come first")
    func order() async throws {
        let server = try server()
        let records = (1...3).map { number in
            var record = FeedRecord(source: server.url("/quick/\(number)"))
            record.lastAttempt = noon.addingTimeInterval(Double(-3_600 * number))
            return record
        }
        _ = await Fetcher(settings: settings).all((1...4).map { server.url("/quick/\($0)") }, knowing: records)
        #expect(server.requests.map(\.path) == ["/quick/4", "/quick/3", "/quick/2", "/quick/1"])
    }

    @Test("Pages of a host whose time has run out are left, and so are those whose robots.txt wasn't requested")
    func pages() throws {
        let (server, other) = (try server(), try server())
        let settings = settings
        let answers = Watch<[String: String]>([:])
        var round = PageRound(settings: settings, loop: try loop(settings), knowing: [], at: noon) { answer in
            answers.value.withLock { answers in
                switch answer {
                case .page(let id, _): answers[id] = "read"
                case .left(let id, let host): answers[id] = host ?? "all"
                case .forbidden(let id, _), .failed(let id, _): answers[id] = "failed"
                case .robots: break
                }
            }
        }
        let source = FeedSource(server.url("/feed"))
        let pages = (0..<6).map { PageRequest(article: "\($0)", url: server.url("/\($0)"), source: source) }
        round.run(pages, while: { true })
        #expect(
            answers.value.withLock { $0.values.sorted() } == Array(repeating: "127.0.0.1", count: 3) + [
                "read", "read", "read",
            ])
        #expect(server.requests.count == 4)
        // The same host behind another port.
        round.run([PageRequest(article: "other", url: other.url("/"), source: source)], while: { true })
        #expect(answers.value.withLock { $0["other"] } == "127.0.0.1")
        #expect(other.requests.isEmpty)
    }
}
