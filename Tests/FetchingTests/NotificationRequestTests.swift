import Fetching
import Glibc
import TestSupport
import Testing

@Suite("Requests to the owner's services")
struct NotificationRequestTests {
    @Test("a body is sent as JSON by the method named, with the token", arguments: [("POST", "/a?b=c"), ("PUT", "/é")])
    func body(method: String, path: String) throws {
        let server = try LoopbackServer { _, connection in connection.answer("201 Created") }
        let request = NotificationRequest(
            try #require(NotificationRequest.Method(rawValue: method)), to: server.url(path),
            json: ["title": "é/"], token: "s3cret")
        #expect(request.send() == nil)
        let asked = try #require(server.requests.first)
        #expect(asked.head.hasPrefix("\(method) /"))
        #expect(asked.header("content-type") == "application/json")
        #expect(asked.header("authorization") == "Bearer s3cret")
        #expect(asked.header("expect") == nil)
        #expect(String(decoding: asked.body, as: UTF8.self) == #"{"title":"é/"}"#)
    }

    @Test("without a body it is a plain GET")
    func get() throws {
        let server = try LoopbackServer { _, connection in connection.answer() }
        #expect(NotificationRequest(to: server.url("/ping")).send() == nil)
        let asked = try #require(server.requests.first)
        #expect(asked.head.hasPrefix("GET /ping HTTP/1.1"))
        #expect(asked.header("authorization") == nil && asked.header("content-type") == nil)
    }

    @Test("a redirect is not followed: its target would get the token")
    func redirect() throws {
        let server = try LoopbackServer { _, connection in connection.answer("307 Temporary", ["Location: /other"]) }
        let request = NotificationRequest(.post, to: server.url("/"), json: ["a": 1], token: "s3cret")
        #expect(request.send() == "its server responded with status 307")
        #expect(server.requests.count == 1)
    }

    @Test("failures are reported without the address")
    func failures() throws {
        // Nothing listens on port 9.
        #expect(NotificationRequest(to: "http://127.0.0.1:9/key").send() == "its server cannot be reached")
        #expect(NotificationRequest(to: "gopher://127.0.0.1/key").send() == "its address is not a web address")
        let silent = try LoopbackServer { _, _ in }
        #expect(NotificationRequest(to: silent.url("/key")).send() == "its server closed the connection unexpectedly")
        let secure = NotificationRequest(to: silent.url("/key").replacing("http:", with: "https:"))
        #expect(
            secure.send(with: FetchSettings(authorities: "/dev/null"))
                == "the file in fetching.authorities does not hold valid certificates")
    }

    @Test("what timed out before it was sent cannot have arrived; what was sent may have")
    func timeouts() throws {
        func failure(of address: String) -> NotificationRequest.Failure? {
            do throws(NotificationRequest.Failure) {
                _ = try NotificationRequest(.post, to: address, json: ["a": 1]).answer(timeout: 0.5)
                return nil
            } catch {
                return error
            }
        }
        let late = "its server did not answer in time"
        let slow = try LoopbackServer { _, _ in sleep(2) }
        #expect(failure(of: slow.url("/")) == NotificationRequest.Failure(reason: late, mayHaveArrived: true))
        // The kernel accepts connections for a socket whose program doesn't, so the TLS handshake is never answered.
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(listener) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isListening = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(listener, $0, length) == 0 && listen(listener, 8) == 0 && getsockname(listener, $0, &length) == 0
            }
        }
        try #require(isListening)
        let port = UInt16(bigEndian: address.sin_port)
        #expect(failure(of: "https://127.0.0.1:\(port)/") == NotificationRequest.Failure(reason: late))
    }

    @Test(
        "a status that refuses the content is final",
        arguments: [(400, true), (401, false), (413, true), (422, true), (429, false), (503, false)])
    func finality(status: Int, isFinal: Bool) throws {
        let server = try LoopbackServer { _, connection in connection.answer("\(status) No") }
        let failure = #expect(throws: NotificationRequest.Failure.self) {
            try NotificationRequest(to: server.url("/")).answer()
        }
        #expect(failure?.isFinal == isFinal)
    }

    @Test("a public server is asked through the proxy, one on a private network directly")
    func proxies() throws {
        let proxy = try LoopbackServer { _, connection in connection.answer() }
        let home = try LoopbackServer { _, connection in connection.answer() }
        let settings = FetchSettings(proxy: proxy.url(""), unproxied: ["around.invalid"])
        let request = NotificationRequest(.post, to: "http://ada:1234@hooks.invalid/a?key=1", json: ["a": 1])
        #expect(request.send(with: settings) == nil)
        #expect(proxy.requests.map(\.path) == ["http://hooks.invalid/a?key=1"])
        #expect(NotificationRequest(to: home.url("/ping")).send(with: settings) == nil)
        #expect(home.requests.map(\.path) == ["/ping"])
        let around = NotificationRequest(to: "http://around.invalid/ping").send(with: settings)
        #expect(around == "its host was not found")
        #expect(proxy.requests.count == 1)
    }

    @Test("what a proxy refuses has not arrived, and can be sent again")
    func refusals() throws {
        func failure(through proxy: String) -> NotificationRequest.Failure? {
            do throws(NotificationRequest.Failure) {
                _ = try NotificationRequest(.post, to: "https://hooks.invalid/", json: ["a": 1])
                    .answer(with: FetchSettings(proxy: proxy))
                return nil
            } catch {
                return error
            }
        }
        let proxy = try LoopbackServer { _, connection in connection.answer("403 Forbidden") }
        #expect(
            failure(through: proxy.url(""))
                == NotificationRequest.Failure(reason: "the proxy refused to connect (status 403)"))
        #expect(proxy.requests.map(\.head).allSatisfy { $0.hasPrefix("CONNECT hooks.invalid:443") })
        // Nothing listens on port 9.
        #expect(
            failure(through: "http://127.0.0.1:9") == NotificationRequest.Failure(reason: "the proxy cannot be reached")
        )
    }
}
