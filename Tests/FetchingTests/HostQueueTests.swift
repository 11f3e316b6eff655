import Glibc
import Newsroom
import Synchronization
import TestSupport
import Testing

@testable import Fetching

@Suite("Taking turns")
struct HostQueueTests {
    @Test("Never more than the limit at once, with intervals, hosts in rotation")
    func turns() {
        var queue = HostQueue<String>(limit: 2, interval: .milliseconds(250))
        for name in ["a1", "a2", "a3", "b1", "a4"] { queue.append(name, to: String(name.prefix(1))) }
        func next(_ milliseconds: Int) -> String? { queue.next(at: .milliseconds(milliseconds)) }
        #expect(next(0) == "a1")
        #expect(next(0) == "b1")
        #expect(next(0) == nil)
        #expect(queue.pause(at: .zero) == .milliseconds(250))
        #expect(next(249) == nil)
        #expect(next(250) == "a2")
        #expect(next(600) == nil, "two are running")
        queue.finish("a")
        #expect(next(600) == "a3")
        queue.finish("a")
        #expect(next(700) == nil, "not yet")
        #expect(queue.pause(at: .milliseconds(700)) == .milliseconds(150))
        #expect(next(850) == "a4")
        #expect(queue.isEmpty)
        #expect(queue.pause(at: .seconds(9)) == nil)
    }

    @Test("Waiting requests can be taken back, of one host or of all, and added again")
    func takenBack() {
        var queue = HostQueue<String>(limit: 1, interval: .zero)
        for name in ["a1", "a2", "b1", "c1"] { queue.append(name, to: String(name.prefix(1))) }
        #expect(queue.next(at: .zero) == "a1")
        #expect(queue.removeAll(for: "b") == ["b1"])
        #expect(queue.removeAll(for: "x").isEmpty)
        #expect(queue.next(at: .zero) == "c1", "a host that has nothing left takes no turn")
        queue.append("b2", to: "b")
        #expect(queue.next(at: .zero) == "b2")
        queue.append("c2", to: "c")
        #expect(queue.removeAll() == ["a2", "c2"])
        #expect(queue.isEmpty)
        for host in ["a", "b", "c"] { queue.finish(host) }
        #expect(queue.next(at: .zero) == nil)
        queue.append("a3", to: "a")
        #expect(queue.next(at: .zero) == "a3")
    }

    @Test("Without limits all start at once, in order")
    func unlimited() {
        var queue = HostQueue<Int>(limit: 0, interval: .zero)
        for number in 0..<500 { queue.append(number, to: "h") }
        var started: [Int] = []
        while let number = queue.next(at: .zero) { started.append(number) }
        #expect(started == Array(0..<500))
    }

    @Test("A server sees at most two requests at once, and every feed is asked")
    func observed() async throws {
        struct Seen {
            var now = 0
            var most = 0
        }
        let seen = Watch(Seen())
        let server = try LoopbackServer { _, connection in
            seen.value.withLock {
                $0.now += 1
                $0.most = max($0.most, $0.now)
            }
            // The first waits for a second one, however slow the machine.
            for _ in 0..<500 where seen.value.withLock({ $0.most < 2 }) { usleep(20_000) }
            usleep(50_000)
            seen.value.withLock { $0.now -= 1 }
            connection.answer(body: [65])
        }
        var settings = FetchSettings.loopback
        settings.perHost = 2
        let fetched = await Fetcher(settings: settings).all((0..<8).map { server.url("/\($0)") })
        #expect(fetched.values.allSatisfy { $0.text == "A" })
        #expect(seen.value.withLock { $0.most } == 2)
        settings.perHost = 0
        settings.concurrency = 3
        _ = await Fetcher(settings: settings).all((0..<9).map { server.url("/\($0)") })
        #expect(seen.value.withLock { $0.most } <= 3)
    }

    @Test("Requests to one host start when the interval has passed on the loop's clock, and not before")
    func spaced() throws {
        let server = try LoopbackServer { _, connection in connection.answer(body: [65]) }
        var settings = FetchSettings.loopback
        settings.hostInterval = 0.02
        let time = Watch(Duration.zero)
        let judge = ResponseJudge(settings: settings, now: noon)
        let loop = try #require(FetchLoop(settings: settings, judge: judge) { time.value.withLock { $0 } })
        var requests = try (0..<4).map {
            try Request(source: FeedSource(server.url("/\($0)")), record: nil, settings: settings, at: noon)
        }
        var delivered = 0
        for turn in 1...4 {
            // The clock stands still: another request would start at once, or never.
            var rounds = 0
            let isWaiting = {
                if delivered >= turn { rounds += 1 }
                return rounds < 10
            }
            loop.run(requests, while: isWaiting) { _, _ in delivered += 1 }
            requests = []
            #expect(server.requests.count == turn)
            time.value.withLock { $0 += .milliseconds(20) }
        }
    }

    @Test("When nobody listens any more, requests under way are cancelled")
    func cancelled() async throws {
        let ended = Watch(0)
        let server = try LoopbackServer { request, connection in
            guard request.path != "/good" else { return connection.answer(body: [65]) }
            connection.send("HTTP/1.1 200 OK\r\n\r\n")
            while connection.send([65]) { usleep(20_000) }
            ended.value.withLock { $0 += 1 }
        }
        let sources = ["/good", "/1", "/2"].map { FeedSource(server.url($0)) }
        for await _ in Fetcher(settings: .loopback).feeds(from: sources, knowing: [:], at: noon) { break }
        let task = Task {
            for await _ in Fetcher(settings: .loopback).feeds(from: sources, knowing: [:], at: noon) {}
        }
        let deadline = ContinuousClock.now + .seconds(8)
        while server.requests.count(where: { $0.path != "/good" }) < 2, ContinuousClock.now < deadline {
            try await Task.sleep(for: .milliseconds(20))
        }
        task.cancel()
        await task.value
        while ended.value.withLock({ $0 }) < server.requests.count(where: { $0.path != "/good" }),
            ContinuousClock.now < deadline
        {
            try await Task.sleep(for: .milliseconds(20))
        }
        #expect(ended.value.withLock { $0 } >= 2)
        #expect(ended.value.withLock { $0 } == server.requests.count { $0.path != "/good" })
    }
}
