import Fetching
import FoundationEssentials
import Newsroom
import TestSupport
import Testing

@Suite("Following redirects")
struct RedirectTests {
    /// A server of redirects: a path's table entry is a status and where to go; other paths are feeds.
    func server(_ table: [String: (String, String)]) throws -> LoopbackServer {
        try LoopbackServer { request, connection in
            if let (status, location) = table[request.path] {
                connection.answer(status, ["Location: \(location)"], body: Array("moved".utf8))
            } else {
                connection.answer(body: Array(request.path.utf8))
            }
        }
    }

    @Test("Permanent redirects at the start of a chain are remembered, and followed directly next time")
    func permanent() async throws {
        let server = try server([
            "/a": ("301 Moved", "/b"), "/b": ("308 Moved", "c?d=1#e"),
            "/mixed": ("301 Moved", "/t"), "/t": ("302 Found", "/u"), "/u": ("301 Moved", "/v"),
            "/temporary": ("307 Temporary", "/b"),
        ])
        let fetcher = Fetcher(settings: .loopback)
        let moved = try await fetcher.one(server.url("/a"))
        #expect(moved.text == "/c?d=1")
        #expect(moved.movedTo == server.url("/c?d=1"))
        #expect(moved.body?.url == server.url("/c?d=1"))
        #expect(try await fetcher.one(server.url("/mixed")).movedTo == server.url("/t"))
        let temporary = try await fetcher.one(server.url("/temporary"))
        #expect(temporary.movedTo == nil)
        #expect(temporary.text == "/c?d=1")

        let before = server.requests.count
        let record = FeedRecord(source: server.url("/a"))
            .following(moved, reading: .success(Feed(format: "RSS 2.0")), at: noon)
        let again = try await fetcher.one(server.url("/a"), knowing: record)
        #expect(server.requests.dropFirst(before).map(\.path) == ["/c?d=1"])
        #expect(again.movedTo == server.url("/c?d=1"))
    }

    @Test(
        "A feed that has moved is asked for at its configured address once a week: a redirect by mistake does not hold")
    func home() async throws {
        let server = try server(["/a": ("301 Moved", "/b")])
        let fetcher = Fetcher(settings: .loopback)
        func record(_ path: String, movedTo target: String, daysAgo days: Double) -> FeedRecord {
            var record = FeedRecord(source: server.url(path))
            record.movedTo = server.url(target)
            record.validators = Validators(entityTag: "\"theirs\"")
            record.lastAttempt = noon.addingTimeInterval(-days * 86_400)
            return record
        }
        // Noon is on a Sunday; weeks counted from 1970 begin on Thursdays.
        #expect(try await fetcher.one(server.url("/a"), knowing: record("/a", movedTo: "/b", daysAgo: 3)).text == "/b")
        #expect(server.requests.map(\.path) == ["/b"])
        #expect(server.requests.last?.header("if-none-match") == "\"theirs\"")
        let moved = try await fetcher.one(server.url("/a"), knowing: record("/a", movedTo: "/b", daysAgo: 4))
        #expect(moved.movedTo == server.url("/b"))
        #expect(server.requests.dropFirst().map(\.path) == ["/a", "/b"])
        #expect(server.requests.allSatisfy { $0.path == "/b" || $0.header("if-none-match") == nil })
        let mended = try await fetcher.one(
            server.url("/mended"), knowing: record("/mended", movedTo: "/thief", daysAgo: 7))
        #expect(mended.text == "/mended" && mended.movedTo == nil)
    }

    @Test("Circular and long chains end")
    func endless() async throws {
        var table = ["/x": ("302 Found", "/y"), "/y": ("302 Found", "/x"), "/self": ("301 Moved", "/self#again")]
        for hop in 0..<9 { table["/\(hop)"] = ("302 Found", "/\(hop + 1)") }
        let server = try server(table)
        let fetcher = Fetcher(settings: .loopback)
        #expect(try await fetcher.one(server.url("/x")).reason == "redirect loop: \(server.url("/x"))")
        #expect(try await fetcher.one(server.url("/self")).reason == "redirect loop: \(server.url("/self"))")
        #expect(try await fetcher.one(server.url("/4")).text == "/9")
        #expect(try await fetcher.one(server.url("/3")).reason == "more than 5 redirects")
    }

    @Test(
        "A redirect cannot leave the web or enter a private network",
        arguments: [
            ("file:///etc/passwd", "blocked a redirect: neither http nor https: file:///etc/passwd"),
            ("gopher://127.0.0.1/", "blocked a redirect: neither http nor https: gopher://127.0.0.1/"),
            (
                "http://u:p@127.0.0.1/",
                "blocked a redirect: the address contains a user name; credentials are not sent"
            ),
            ("http://10.0.0.5/", "10.0.0.5 is a private address"),
            ("http://0x0a000005/", "10.0.0.5 is a private address"),
            ("http://[::1]/", "::1 is a loopback address"),
            ("http://[::ffff:169.254.169.254]/latest/meta-data", "is a link-local address"),
            ("http://localhost:1/", "localhost is at "),
            ("http://0/", "0.0.0.0 is an unspecified address"),
        ])
    func refused(location: String, reason: String) async throws {
        let server = try server(["/": ("301 Moved", location)])
        let fetched = try await Fetcher(settings: .loopback).one(server.url("/"))
        #expect(fetched.reason?.contains(reason) == true, "\(fetched)")
        #expect(server.requests.count == 1)
    }

    @Test("Each hop's relative address is taken from the hop before")
    func relative() async throws {
        let server = try server(["/a/b/feed": ("302 Found", "../c/feed"), "/a/c/feed": ("302 Found", "?page=1")])
        #expect(try await Fetcher(settings: .loopback).one(server.url("/a/b/feed")).text == "/a/c/feed?page=1")
    }

    @Test(
        "Addresses in Location are asked for as they are meant, with percent-encoding in capitals and as it was",
        arguments: [
            ("/caf\u{E9} noir", "/caf%C3%A9%20noir"), ("/caf%c3%a9", "/caf%c3%a9"), ("/caf%C3%A9", "/caf%C3%A9"),
            ("//127.0.0.1:PORT/two/slashes", "/two/slashes"), ("HTTP://127.0.0.1:PORT/capitals", "/capitals"),
            ("sibling?\u{65E5}=1", "/a/sibling?%E6%97%A5=1"), ("?only=query", "/a/b?only=query"), ("../up", "/up"),
            ("./here#fragment", "/a/here"), ("  /blanks/around  ", "/blanks/around"),
            ("http://127.0.0.1:PORT", "/"), ("/a%20b%2Fc", "/a%20b%2Fc"),
        ])
    func encoded(location: String, path: String) async throws {
        let server = try LoopbackServer { request, connection in
            if request.path == "/a/b" {
                let port = request.header("host")?.split(separator: ":").last ?? ""
                connection.answer("302 Found", ["Location: \(location.replacing("PORT", with: port))"])
            } else {
                connection.answer(body: Array(request.path.utf8))
            }
        }
        #expect(try await Fetcher(settings: .loopback).one(server.url("/a/b")).text == path)
    }

    @Test("A configured address that is not ASCII is encoded in capitals")
    func configured() async throws {
        let server = try server([:])
        #expect(try await Fetcher(settings: .loopback).one(server.url("/caf\u{E9}?\u{E9}")).text == "/caf%C3%A9?%C3%A9")
    }

    @Test("Cookies go with one exchange, also back to where it began, and no further")
    func cookies() async throws {
        let server = try LoopbackServer { request, connection in
            let cookies = request.header("cookie") ?? ""
            switch request.path {
            case "/wall" where !cookies.contains("seen=1"):
                connection.answer("302 Found", ["Location: /wall", "Set-Cookie: seen=1; Path=/"])
            case "/far":
                connection.answer("302 Found", ["Location: /gate", "Set-Cookie: a=1", "Set-Cookie: b=2; Path=/other"])
            case "/gate": connection.answer("302 Found", ["Location: /end", "Set-Cookie: c=3; HttpOnly"])
            case "/loop": connection.answer("302 Found", ["Location: /loop", "Set-Cookie: n=1"])
            case "/counter":
                let count = Int(cookies.split(separator: "=").last ?? "0") ?? 0
                connection.answer("302 Found", ["Location: /counter", "Set-Cookie: n=\(count + 1)"])
            default: connection.answer(body: Array(cookies.utf8))
            }
        }
        var settings = FetchSettings.loopback
        settings.requestOptions = [server.url("/far#own"): FeedRequestOptions(lines: ["Cookie: own=0"])]
        let fetcher = Fetcher(settings: settings)
        #expect(try await fetcher.one(server.url("/wall")).text == "seen=1")
        #expect(try await fetcher.one(server.url("/far")).text == "a=1; c=3")
        #expect(try await fetcher.one(server.url("/far#own")).text == "a=1; c=3; own=0")
        #expect(try await fetcher.one(server.url("/end")).text == "", "another exchange knows nothing of them")
        #expect(try await fetcher.one(server.url("/loop")).reason == "redirect loop: \(server.url("/loop"))")
        #expect(try await fetcher.one(server.url("/counter")).reason == "more than 5 redirects")
    }
}
