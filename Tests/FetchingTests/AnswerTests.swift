import CCurl
import Foundation
import Newsroom
import Synchronization
import TestSupport
import Testing

@testable import Fetching

/// What servers answer, byte for byte. An outcome is the body as it was read, why it is not whole, what is asked with
/// next time, or why there is none.
@Suite("Answers of servers as they are")
struct AnswerTests {
    @Test("are read", arguments: try fixtures(in: "Answers", ending: ".http"))
    func answers(file: URL) async throws {
        let answer = Array(try Data(contentsOf: file))
        let server = try LoopbackServer { _, connection in connection.send(answer) }
        let fetched = try await Fetcher(settings: .loopback).one(server.url("/feed"))
        let parts: [(String, String?)] = [
            ("body", fetched.text), ("problem", fetched.body?.problem?.english),
            ("validators", fetched.body?.validators.entityTag), ("reason", fetched.reason),
        ]
        let name = file.deletingPathExtension().lastPathComponent
        expectGolden(
            parts.map { name, part in part.map { "\(name): \($0)\n" } ?? "" }.joined(), named: "Answers/\(name).outcome"
        )
    }

    @Test("are read where libcurl refuses the head, by the same request and the same rules")
    func plain() async throws {
        let server = try LoopbackServer { request, connection in
            connection.send("HTTP/1.1 200 OK\r\nno colon\r\nETag: \"v2\"\r\n\r\n\(request.header("x-key") ?? "")")
        }
        var settings = FetchSettings.loopback
        settings.requestOptions = [
            server.url("/a?b=c d"): FeedRequestOptions(userAgent: "Courier/2", lines: ["X-Key: k"])
        ]
        var record = FeedRecord(source: server.url("/a?b=c d"))
        record.validators = Validators(entityTag: "\"v1\"")
        let fetched = try await Fetcher(settings: settings).one(server.url("/a?b=c d"), knowing: record)
        #expect(fetched.text == "k" && fetched.body?.validators.entityTag == "\"v2\"")
        let (first, second) = (try #require(server.requests.first), try #require(server.requests.last))
        #expect(server.requests.count == 2)
        #expect(second.path == first.path)
        for name in ["host", "user-agent", "accept", "accept-encoding", "if-none-match", "x-key"] {
            #expect(second.header(name) == first.header(name), "\(name)")
        }
        #expect(second.header("connection") == "close")
        settings.allowedHosts = []
        #expect(try await Fetcher(settings: settings).one(server.url("/")).reason?.hasPrefix("blocked: ") == true)
        #expect(server.requests.count == 2)
    }

    @Test("that do not hang up are read where they announce their length")
    func keepsOpen() async throws {
        let isDone = Watch(false)
        let server = try LoopbackServer { _, connection in
            connection.send("HTTP/1.1 200 OK\r\nno colon\r\nContent-Length: 4\r\n\r\nfeed")
            while !isDone.value.withLock({ $0 }) { usleep(10_000) }
        }
        defer { isDone.value.withLock { $0 = true } }
        var settings = FetchSettings.loopback
        settings.timeout = 3
        #expect(try await Fetcher(settings: settings).one(server.url("/")).text == "feed")
    }

    @Test("that are cut off are not pages: half an article is none")
    func cutOffPages() async throws {
        let server = try LoopbackServer { request, connection in
            let isRobots = request.path == "/robots.txt"
            connection.send(
                isRobots ? "HTTP/1.1 404 Not Found\r\n\r\n" : "HTTP/1.1 200 OK\r\nContent-Length: 90\r\n\r\n<p>Half")
        }
        let page = PageRequest(article: "a", url: server.url("/a"), source: FeedSource(server.url("/feed")))
        var reasons: [String] = []
        for await answer in Fetcher(settings: .loopback).pages([page], knowing: [], at: noon) {
            if case .failed(_, let failure) = answer { reasons.append(failure.reason.english) }
        }
        #expect(reasons == ["incomplete: the server sent less than it announced"])
    }

    @Test("A refused login is reported differently from a missing one", arguments: [true, false])
    func logins(isGiven: Bool) async throws {
        let server = try LoopbackServer { _, connection in connection.answer("401 Unauthorized") }
        var settings = FetchSettings.loopback
        if isGiven {
            settings.requestOptions = [server.url("/"): FeedRequestOptions(lines: ["Authorization: Basic YTpi"])]
        }
        let reason = try await Fetcher(settings: settings).one(server.url("/")).reason
        #expect(
            reason
                == (isGiven
                    ? "rejects the source's user name and password (401); correct its login"
                    : "requires a user name and password (401); give them as the source's login"))
    }

    @Test("libcurl's own messages are never shown")
    func sentences() throws {
        let handle = try #require(curl_easy_init())
        defer { curl_easy_cleanup(handle) }
        let problem = ExchangeProblem(host: "news.example", timeout: 30)
        for number in 1..<110 where number != Int(CURLE_OUT_OF_MEMORY.rawValue) {
            let code = CURLcode(UInt32(number))
            let text = problem.message(for: code, of: handle).english
            let own = String(cString: curl_easy_strerror(code)).lowercased()
            #expect(!text.lowercased().contains(own), "\(text)")
        }
        #expect(
            problem.message(for: CURLE_ABORTED_BY_CALLBACK, of: handle).english
                == "transfer from news.example failed (libcurl error 42); it will be retried next time")
    }
}
