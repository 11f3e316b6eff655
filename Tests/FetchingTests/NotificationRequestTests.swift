import Fetching
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

    @Test("what fails is said without the address")
    func failures() throws {
        // Nothing listens on port 9.
        #expect(NotificationRequest(to: "http://127.0.0.1:9/key").send() == "its server cannot be reached")
        #expect(NotificationRequest(to: "gopher://127.0.0.1/key").send() == "its address is not a web address")
        let silent = try LoopbackServer { _, _ in }
        #expect(NotificationRequest(to: silent.url("/key")).send() == "its server closed the connection unexpectedly")
    }
}
