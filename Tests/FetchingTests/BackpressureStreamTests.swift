import Fetching
import Newsroom
import TestSupport
import Testing

@Suite("Reading more slowly than the network brings")
struct BackpressureStreamTests {
    @Test("Nothing more is asked for while enough waits to be read, and nothing is lost")
    func backPressure() async throws {
        let body = [UInt8](repeating: 65, count: 30_000)
        let server = try LoopbackServer { _, connection in connection.answer(body: body) }
        // Other tests may keep every core busy for minutes.
        var settings = FetchSettings.loopback.unhurried
        settings.timeout = 600
        settings.concurrency = 2
        settings.backlogLimit = 100_000
        let feeds = (0..<40).map { server.url("/\($0)") }
        let stream = Fetcher(settings: settings).feeds(from: feeds.map(FeedSource.init), knowing: [:], at: noon)
        var iterator = stream.makeAsyncIterator()
        var outcomes: [String: Int] = [:]
        // After each of these it is left alone for long enough to ask for all of them.
        for taken in 1...3 {
            let fetched = try #require(await iterator.next())
            outcomes[fetched.source.feed, default: 0] += fetched.body?.bytes.count ?? 0
            for _ in 0..<50 where server.requests.count < feeds.count { try await Task.sleep(for: .milliseconds(20)) }
            // Four bodies fill what may wait, and two were under way when they did.
            #expect(server.requests.count <= taken + 4 + 2)
        }
        while let fetched = await iterator.next() {
            outcomes[fetched.source.feed, default: 0] += fetched.body?.bytes.count ?? 0
        }
        #expect(outcomes.count == feeds.count)
        #expect(outcomes.values.allSatisfy { $0 == body.count }, "each once")
        #expect(server.requests.count == feeds.count)
    }

    @Test("A reader that stops is not waited for")
    func cancelled() async throws {
        let server = try LoopbackServer { _, connection in
            connection.answer(body: [UInt8](repeating: 65, count: 30_000))
        }
        // Other tests may keep every core busy for minutes.
        var settings = FetchSettings.loopback.unhurried
        settings.timeout = 600
        settings.concurrency = 1
        settings.backlogLimit = 10_000
        let feeds = (0..<20).map { FeedSource(server.url("/\($0)")) }
        let reader = Task { [settings] in
            var count = 0
            for await _ in Fetcher(settings: settings).feeds(from: feeds, knowing: [:], at: noon) {
                count += 1
                withUnsafeCurrentTask { $0?.cancel() }
            }
            return count
        }
        #expect(await reader.value < feeds.count)
        let asked = server.requests.count
        try await Task.sleep(for: .milliseconds(500))
        #expect(server.requests.count <= asked + 1)
    }
}
