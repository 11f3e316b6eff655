import Fetching
import FoundationEssentials
import Newsroom
import TestSupport
import Testing

/// Line ends in what strangers say must never end a line of what we say (RFC 9110, section 5.5).
@Suite("No header can be smuggled into a request")
struct HeaderInjectionTests {
    /// The names of the headers that a request may have, sorted.
    private static let known: Set = [
        "accept", "accept-encoding", "connection", "host", "if-modified-since", "if-none-match", "user-agent",
    ]

    private func expectOnlyKnownHeaders(_ requests: [LoopbackServer.Request]) {
        for request in requests {
            let names = request.head.split(whereSeparator: \.isNewline).dropFirst().map {
                $0.prefix { $0 != ":" }.lowercased()
            }
            #expect(Self.known.isSuperset(of: names), "\(request.head)")
            #expect(names.count == Set(names).count, "\(request.head)")
        }
    }

    @Test(
        "by a redirect",
        arguments: [
            "/b\r\nX-Injected: 1", "/b\nX-Injected: 1", "/b\rX-Injected: 1", "/b%0D%0AX-Injected:%201",
            "/b HTTP/1.1%0d%0aX-Injected: 1", "/b HTTP/1.1\r\n X-Injected: 1", "/b\u{0}X-Injected: 1",
            "//127.0.0.1:1\r\nX-Injected: 1/b", "/b?%0a%0d%0aGET%20/inside%20HTTP/1.1", "/b\u{E5}\u{98}\u{8A}X: 1",
        ])
    func location(location: String) async throws {
        let server = try LoopbackServer { request, connection in
            if request.path == "/" {
                connection.answer("302 Found", ["Location: \(location)"])
            } else {
                connection.answer(body: [65])
            }
        }
        _ = try await Fetcher(settings: .loopback).one(server.url("/"))
        #expect(server.requests.first?.path == "/")
        #expect(server.requests.count <= 2)
        expectOnlyKnownHeaders(server.requests)
    }

    @Test("by a feed's address", arguments: ["/x\r\nX-Injected: 1", "/x\nX-Injected: 1", "/\rX", "/\u{0}X", "/x\tX"])
    func address(path: String) async throws {
        let server = try LoopbackServer { _, connection in connection.answer(body: [65]) }
        let fetched = try await Fetcher(settings: .loopback).one(server.url(path))
        #expect(fetched.reason?.contains("the address contains a control character") == true, "\(fetched)")
        #expect(server.requests.isEmpty)
    }

    @Test(
        "by a remembered ETag or date",
        arguments: ["\"a\"\r\nX-Injected: 1", "\"a\"\nX: 1", "a\rX: 1", "\"\u{0}\"", "é"])
    func validators(text: String) async throws {
        let server = try LoopbackServer { _, connection in connection.answer(body: [65]) }
        var record = FeedRecord(source: server.url("/"))
        record.validators = Validators(entityTag: text, lastModified: text)
        #expect(try await Fetcher(settings: .loopback).one(server.url("/"), knowing: record).text == "A")
        #expect(server.requests.count == 1)
        expectOnlyKnownHeaders(server.requests)
        #expect(server.requests.first?.header("if-none-match") == nil)
        #expect(server.requests.first?.header("if-modified-since") == nil)
    }

    @Test("by an ETag of an answer", arguments: ["\"a\"\r\n X-Injected: 1", "\"a\"\nX-Injected: 1", "\"a\"\rX: 1"])
    func answeredTag(text: String) async throws {
        let server = try LoopbackServer { _, connection in
            connection.answer("200 OK", ["ETag: \(text)", "Last-Modified: \(text)"], body: [65])
        }
        let fetcher = Fetcher(settings: .loopback)
        let first = try await fetcher.one(server.url("/"))
        let record = FeedRecord(source: server.url("/"))
            .following(first, reading: .success(Feed(format: "RSS 2.0")), at: noon)
        _ = try await fetcher.one(server.url("/"), knowing: record)
        #expect(server.requests.count == 2)
        expectOnlyKnownHeaders(server.requests)
    }
}
