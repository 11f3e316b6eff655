import Fetching
import Foundation
import Newsroom
import Synchronization
import TestSupport
import Testing

@Suite("Asking a model server")
struct ModelClientTests {
    private func answer(_ text: String) -> [UInt8] {
        let object = ["choices": [["message": ["role": "assistant", "content": text]]]]
        return Array((try? JSONSerialization.data(withJSONObject: object)) ?? Data())
    }

    @Test("The question follows the protocol, without randomness, and the answer comes back")
    func asks() async throws {
        let said = answer("  The river rose.\n")
        let server = try LoopbackServer { _, connection in connection.answer(body: said) }
        let client = ModelClient(server: ModelServer(address: server.url("/"), model: "small"))
        #expect(try await client.answer(to: "What happened? “é”") == "The river rose.")
        let request = try #require(server.requests.first)
        #expect(request.path == "/v1/chat/completions")
        #expect(request.head.hasPrefix("POST "))
        #expect(request.header("content-type") == "application/json")
        let question = try #require(JSONSerialization.jsonObject(with: Data(request.body)) as? [String: Any])
        #expect(question["model"] as? String == "small")
        #expect(question["temperature"] as? Double == 0)
        #expect(question["stream"] as? Bool == false)
        #expect((question["messages"] as? [[String: String]])?.first?["content"] == "What happened? “é”")
    }

    @Test("The address may end as servers' documentation ends it", arguments: ["", "/", "/v1", "/v1/"])
    func addresses(ending: String) async throws {
        let said = answer("Yes.")
        let server = try LoopbackServer { request, connection in
            let models = Array(#"{"data": [{"id": "small"}]}"#.utf8)
            connection.answer(body: request.path == "/v1/models" ? models : said)
        }
        let client = ModelClient(server: ModelServer(address: server.url(ending), model: "small"))
        #expect(try await client.models() == ["small"])
        #expect(try await client.answer(to: "?") == "Yes.")
        #expect(server.requests.map(\.path) == ["/v1/models", "/v1/chat/completions"])
    }

    @Test(
        "Whatever is no answer is a failure that says why",
        arguments: [
            ("503 Service Unavailable", "", "responded with status 503"),
            ("200 OK", "<html>", "did not follow the OpenAI protocol"),
            ("200 OK", "{\"choices\": []}", "did not follow the OpenAI protocol"),
            ("302 Found", "", "responded with status 302"),
            ("200 OK", String(repeating: " ", count: 2 << 20), "the response is too long"),
        ])
    func fails(_ status: String, _ body: String, _ reason: String) async throws {
        let server = try LoopbackServer { _, connection in
            connection.answer(status, ["Location: http://127.0.0.1:1/"], body: Array(body.utf8))
        }
        let failure = await #expect(throws: Failure.self) {
            try await ModelClient(server: ModelServer(address: server.url(""), model: "small")).answer(to: "?")
        }
        #expect(
            failure?.reason.english == reason && failure?.stage == .summarising && failure?.source == server.url(""))
    }

    @Test("No server is a failure, and so is no answer in time")
    func silence() async throws {
        let nobody = ModelServer(address: "http://127.0.0.1:1", model: "small")
        let failure = await #expect(throws: Failure.self) { try await ModelClient(server: nobody).answer(to: "?") }
        #expect(failure?.source == "http://127.0.0.1:1")
        let stopped = Watch<Bool>(false)
        let slow = try LoopbackServer { _, _ in
            while !stopped.value.withLock({ $0 }) { usleep(10_000) }
        }
        defer { stopped.value.withLock { $0 = true } }
        let server = ModelServer(address: slow.url(""), model: "small", timeout: 0.2)
        let late = await #expect(throws: Failure.self) { try await ModelClient(server: server).answer(to: "?") }
        #expect(late?.reason.english == "no response within 0.2 s", "\(String(describing: late))")
    }
}
