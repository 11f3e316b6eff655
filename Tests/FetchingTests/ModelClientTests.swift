import Fetching
import FlyingFox
import Foundation
import Newsroom
import TestSupport
import Testing

@Suite("Asking a model server")
struct ModelClientTests {
    /// Serves one answer to whoever asks for chat completions; the body calls with the server's address.
    private func served(
        _ answer: @escaping @Sendable (HTTPRequest) async throws -> HTTPResponse,
        _ body: (String) async throws -> Void
    ) async throws {
        let server = HTTPServer(address: try .inet(ip4: "127.0.0.1", port: 0))
        await server.appendRoute("POST /v1/chat/completions", handler: answer)
        let running = Task { try await server.run() }
        defer { running.cancel() }
        try await server.waitUntilListening()
        guard case .ip4(_, let port) = await server.listeningAddress else {
            Issue.record("the stub does not listen")
            return
        }
        try await body("http://127.0.0.1:\(port)")
    }

    private func answer(_ text: String) -> HTTPResponse {
        let object = ["choices": [["message": ["role": "assistant", "content": text]]]]
        return HTTPResponse(statusCode: .ok, body: (try? JSONSerialization.data(withJSONObject: object)) ?? Data())
    }

    @Test("The question is put as the protocol has it, with no chance in it, and the answer comes back")
    func asks() async throws {
        let asked = Watch<Data>(Data())
        try await served { request in
            let body = try await request.bodyData
            asked.value.withLock { $0 = body }
            return answer("  The river rose.\n")
        } _: { address in
            let client = ModelClient(server: ModelServer(address: address + "/", model: "small"))
            #expect(try await client.answer(to: "What happened? “é”") == "The river rose.")
        }
        let question = try #require(
            JSONSerialization.jsonObject(with: asked.value.withLock { $0 }) as? [String: Any])
        #expect(question["model"] as? String == "small")
        #expect(question["temperature"] as? Double == 0)
        #expect(question["stream"] as? Bool == false)
        #expect((question["messages"] as? [[String: String]])?.first?["content"] == "What happened? “é”")
    }

    @Test("Whatever is no answer is a failure that says why", arguments: [0, 1, 2, 3])
    func fails(_ kind: Int) async throws {
        try await served { _ in
            switch kind {
            case 0: HTTPResponse(statusCode: .serviceUnavailable)
            case 1: HTTPResponse(statusCode: .ok, body: Data("<html>".utf8))
            case 2: HTTPResponse(statusCode: .found, headers: [.location: "http://127.0.0.1:1/"])
            default: HTTPResponse(statusCode: .ok, body: Data(repeating: 0x20, count: 2 << 20))
            }
        } _: { address in
            let reasons = [
                "answered with status 503", "did not answer as OpenAI's protocol has it", "answered with status 302",
                "answers too much",
            ]
            let failure = await #expect(throws: Failure.self) {
                try await ModelClient(server: ModelServer(address: address, model: "small")).answer(to: "?")
            }
            #expect(failure == Failure(stage: "summarising", source: address, reason: reasons[kind]))
        }
    }

    @Test("Nobody there is a failure, and so is nobody answering in time")
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
        #expect(late?.reason.contains("Timeout") == true, "\(late?.reason ?? "")")
    }
}
