import Fetching
import Foundation
import Newsroom
import TestSupport
import Testing

@Suite("Hostile and broken servers")
struct HostileServerTests {
    /// Runs gzip on bytes.
    func gzip(_ bytes: [UInt8]) throws -> [UInt8] {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["gzip", "-9"]
        let (input, output) = (Pipe(), Pipe())
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        let writer = Thread {
            input.fileHandleForWriting.write(Data(bytes))
            input.fileHandleForWriting.closeFile()
        }
        writer.start()
        let packed = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Array(packed)
    }

    @Test("Compressed answers are unpacked")
    func compressed() async throws {
        let packed = try gzip(Array("a feed".utf8))
        let server = try LoopbackServer { _, connection in
            connection.answer("200 OK", ["Content-Encoding: gzip"], body: packed)
        }
        #expect(try await Fetcher(settings: .loopback).one(server.url("/")).text == "a feed")
    }

    @Test("A small answer that unpacks into a large one is let go at the limit")
    func bomb() async throws {
        let packed = try gzip([UInt8](repeating: 0, count: 64 << 20))
        #expect(packed.count < 100_000)
        let server = try LoopbackServer { _, connection in
            connection.answer("200 OK", ["Content-Encoding: gzip"], body: packed)
        }
        let fetched = try await Fetcher(settings: .loopback).one(server.url("/"))
        #expect(fetched.reason == "too large: more than 15 MiB uncompressed")
    }

    @Test("The limit is exact to the byte")
    func limit() async throws {
        let server = try LoopbackServer { request, connection in
            let count = request.path == "/fits" ? 1_024 : 1_025
            connection.send("HTTP/1.1 200 OK\r\n\r\n")
            connection.send([UInt8](repeating: 65, count: count))
        }
        var settings = FetchSettings.loopback
        settings.bodyLimit = 1_024
        #expect(try await Fetcher(settings: settings).one(server.url("/fits")).body?.bytes.count == 1_024)
        let fetched = try await Fetcher(settings: settings).one(server.url("/over"))
        #expect(fetched.reason == "too large: more than 1 KiB uncompressed")
    }

    @Test("Endless bodies, endless heads and announced giants end")
    func endless() async throws {
        let server = try LoopbackServer { request, connection in
            switch request.path {
            case "/body":
                connection.send("HTTP/1.1 200 OK\r\n\r\n")
                while connection.send([UInt8](repeating: 65, count: 65_536)) {}
            case "/head":
                connection.send("HTTP/1.1 200 OK\r\n")
                while connection.send("X-Filler: \(String(repeating: "a", count: 1_000))\r\n") {}
            case "/lines":
                connection.send("HTTP/1.1 200 OK\r\n")
                while connection.send("X: a\r\n") {}
            case "/interim":
                while connection.send("HTTP/1.1 103 Early Hints\r\n\r\n") {}
            default: connection.send("HTTP/1.1 200 OK\r\nContent-Length: 99999999999\r\n\r\nA")
            }
        }
        let paths = ["/body", "/head", "/lines", "/interim", "/giant"]
        let fetched = await Fetcher(settings: .loopback).all(paths.map { server.url($0) })
        let tooLong = "too large: more than 15 MiB uncompressed"
        #expect(fetched[server.url("/body")]?.reason == tooLong)
        #expect(fetched[server.url("/giant")]?.reason == tooLong)
        for path in ["/head", "/lines", "/interim"] {
            #expect(fetched[server.url(path)]?.reason == "the response headers exceed 64 KiB", "\(path)")
        }
    }

    @Test("Silent and very slow servers end with the timeout, and delay nobody else")
    func slow() async throws {
        let server = try LoopbackServer { request, connection in
            switch request.path {
            case "/silent": sleep(8)
            case "/drip":
                connection.send("HTTP/1.1 200 OK\r\n\r\n")
                while connection.send([65]) { usleep(100_000) }
            default: connection.answer(body: [65])
            }
        }
        var settings = FetchSettings.loopback
        settings.timeout = 4
        var order: [String] = []
        let sources = ["/silent", "/drip", "/good"].map { FeedSource(server.url($0)) }
        var reasons: [String: String] = [:]
        for await fetched in Fetcher(settings: settings).feeds(from: sources, knowing: [:], at: noon) {
            order.append(fetched.source.feed)
            reasons[fetched.source.feed] = fetched.reason
        }
        #expect(order == ["/good", "/drip", "/silent"].map { server.url($0) }, "the drip ends before the timeout")
        #expect(reasons[server.url("/silent")] == "no response within 4 s")
        #expect(reasons[server.url("/drip")] == "stopped: too slow to finish within 4 s")
    }

    @Test("No answer, no HTTP and damaged compression are failures")
    func broken() async throws {
        let server = try LoopbackServer { request, connection in
            switch request.path {
            case "/nothing": break
            case "/other": connection.send("220 mail.example ESMTP\r\n")
            default:
                connection.answer(
                    "200 OK", ["Content-Encoding: gzip"], body: [0x1F, 0x8B, 0x08] + Array("not gzip".utf8))
            }
        }
        let paths = ["/nothing", "/other", "/damaged"]
        let fetched = await Fetcher(settings: .loopback).all(paths.map { server.url($0) })
        #expect(fetched[server.url("/nothing")]?.reason == "127.0.0.1 closed the connection unexpectedly")
        #expect(fetched[server.url("/other")]?.reason == "127.0.0.1 does not respond in HTTP")
        #expect(fetched[server.url("/damaged")]?.reason == "the compressed response is damaged")
    }

    @Test("Closed ports and unknown names")
    func unreachable() async throws {
        let server = try LoopbackServer { _, _ in }
        let port = server.port
        _ = consume server
        let fetched = await Fetcher(settings: .loopback).all(["http://127.0.0.1:\(port)/", "http://feeds.invalid/"])
        #expect(
            fetched["http://127.0.0.1:\(port)/"]?.reason
                == "cannot connect to 127.0.0.1: nothing is listening, or the connection was refused")
        #expect(fetched["http://feeds.invalid/"]?.reason == "host name not found: feeds.invalid")
    }

    @Test("Private networks are refused before connecting, unless the host is allowed")
    func privateNetworks() async throws {
        let server = try LoopbackServer { _, connection in connection.answer(body: [65]) }
        var settings = FetchSettings.loopback
        settings.allowedHosts = []
        let fetcher = Fetcher(settings: settings)
        #expect(
            try await fetcher.one(server.url("/")).reason
                == "blocked: 127.0.0.1 is a loopback address; if it is yours, list 127.0.0.1 under fetching.allowedHosts"
        )
        let named = try #require(try await fetcher.one(server.url("/", host: "localhost")).reason)
        #expect(named.hasPrefix("blocked: localhost is at "))
        #expect(named.hasSuffix("is a loopback address; if it is yours, list localhost under fetching.allowedHosts"))
        #expect(server.requests.isEmpty)
        settings.allowedHosts = ["LocalHost"]
        #expect(try await Fetcher(settings: settings).one(server.url("/", host: "localhost")).text == "A")
    }

    @Test("A proxy is used when the settings name one, and does not open private addresses")
    func proxy() async throws {
        let proxy = try LoopbackServer { request, connection in connection.answer(body: Array(request.path.utf8)) }
        var settings = FetchSettings.loopback
        settings.proxy = proxy.url("")
        settings.allowedHosts = []
        let fetcher = Fetcher(settings: settings)
        #expect(try await fetcher.one("http://feeds.invalid/a").text == "http://feeds.invalid/a")
        for address in ["http://10.0.0.5/", "http://localhost/", "http://127.1/"] {
            #expect(try await fetcher.one(address).reason?.hasPrefix("blocked: ") == true)
        }
        #expect(proxy.requests.count == 1)
        // Nothing listens on port 9. The feed's server is not to blame.
        settings.proxy = "http://127.0.0.1:9"
        let unreached = try await Fetcher(settings: settings).one("http://feeds.invalid/a").reason
        #expect(unreached == "the proxy cannot be reached; check its address")
    }
}
