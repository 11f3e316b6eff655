import Newsroom
import TestSupport
import Testing

@testable import Fetching

@Suite("Hosts that may be private, port by port")
struct AllowedHostTests {
    @Test(
        "are a host, or one port of it",
        arguments: [
            ("nas.local", "nas.local", nil), ("NAS.local.", "nas.local", nil), ("nas.local:8080", "nas.local", 8_080),
            ("10.0.0.5:80", "10.0.0.5", 80), ("::1", "::1", nil), ("[::1]", "::1", nil), ("[::1]:8443", "::1", 8_443),
            ("fe80::1:2", "fe80::1:2", nil),
        ] as [(String, String, Int?)])
    func entries(entry: String, host: String, port: Int?) {
        #expect(AllowedHost(entry).host == host)
        #expect(AllowedHost(entry).port == port)
    }

    @Test("open the feeds that the list puts there, at any port or at the one that is named")
    func feeds() async throws {
        let (one, two) = (try echo(), try echo())
        #expect(try await fetcher(["127.0.0.1"]).one(one.url("/feed")).text == "/feed")
        let named = fetcher(["127.0.0.1:\(one.port)"])
        #expect(try await named.one(one.url("/feed")).text == "/feed")
        let host = "127.0.0.1:\(two.port)"
        #expect(
            try await named.one(two.url("/feed")).reason
                == "blocked: \(host) is a loopback address; if it is yours, list \(host) under fetching.allowedHosts")
        #expect(two.requests.isEmpty)
    }

    @Test("open no other port to where a feed of theirs redirects, unless it is named")
    func redirects() async throws {
        let two = try echo()
        let one = try LoopbackServer { _, connection in
            connection.answer("302 Found", ["Location: \(two.url("/admin"))"])
        }
        let host = "127.0.0.1:\(two.port)"
        #expect(
            try await fetcher(["127.0.0.1"]).one(one.url("/feed")).reason
                == "blocked: \(host) is a loopback address; if it is yours, list \(host) under fetching.allowedHosts")
        #expect(two.requests.isEmpty)
        #expect(try await fetcher(["127.0.0.1", host]).one(one.url("/feed")).text == "/admin")
    }

    @Test("open only the feed's own origin to addresses in articles", arguments: [false, true])
    func pages(isPicture: Bool) async throws {
        let two = try echo()
        let one = try LoopbackServer { request, connection in
            switch request.path {
            case "/to": connection.answer("302 Found", ["Location: \(two.url("/admin"))"])
            case "/robots.txt": connection.answer("404 Not Found")
            default: connection.answer(body: Array(request.path.utf8))
            }
        }
        let addresses = [
            one.url("/own"), one.url("/to"), two.url("/admin?delete=all"), one.url("/own", host: "localhost"),
            "http://127.0.0.1/", "https://127.0.0.1:\(one.port)/own", "http://10.0.0.1:\(one.port)/",
        ]
        // Not even a port that is named: it is for feeds.
        let fetcher = fetcher(["127.0.0.1", "127.0.0.1:\(two.port)", "localhost"])
        let source = FeedSource(one.url("/feed"))
        let wanted = addresses.map { PageRequest(article: $0, url: $0, source: source, isPicture: isPicture) }
        var (read, reasons): ([String], [String: String]) = ([], [:])
        for await answer in fetcher.pages(wanted, knowing: [], at: noon) {
            switch answer {
            case .page(let id, _): read.append(id)
            case .failed(let id, let failure), .forbidden(let id, let failure): reasons[id] = failure.reason.english
            case .robots, .left: break
            }
        }
        #expect(read == [one.url("/own")])
        #expect(reasons.count == addresses.count - 1, "\(reasons)")
        #expect(two.requests.isEmpty, "\(two.requests)")
        #expect(reasons[addresses[2]] == "cannot read robots.txt: 127.0.0.1 is a loopback address")
        #expect(one.requests.allSatisfy { ["/own", "/to", "/robots.txt"].contains($0.path) })
        #expect(one.requests.allSatisfy { $0.header("host") == "127.0.0.1:\(one.port)" })
    }

    private func echo() throws -> LoopbackServer {
        try LoopbackServer { request, connection in connection.answer(body: Array(request.path.utf8)) }
    }

    private func fetcher(_ allowed: [String]) -> Fetcher {
        var settings = FetchSettings.loopback
        settings.allowedHosts = allowed
        return Fetcher(settings: settings)
    }
}
