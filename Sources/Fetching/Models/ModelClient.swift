internal import CCurl
internal import Dispatch
internal import Foundation
public import Newsroom

/// A client for a model server. It follows no redirects, uses no proxy and reads at most a megabyte. Questions
/// therefore reach only the configured server.
public struct ModelClient: Sendable {
    private static let bodyLimit = 1 << 20
    private static let answerTokens = 200

    private let server: ModelServer

    public init(server: ModelServer) { self.server = server }

    /// Returns the model's answer, trimmed.
    ///
    /// - Throws: a failure of the stage "summarising" with the server's address as its source.
    public func answer(to prompt: String) async throws(Failure) -> String {
        let question = Question(model: server.model, messages: [Turn(role: "user", content: prompt)])
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        guard let body = try? encoder.encode(question) else { throw failure(.noQuestion) }
        let data = try await exchanged("/v1/chat/completions", sending: body)
        guard let answer = try? JSONDecoder().decode(Answer.self, from: data),
            let text = answer.choices.first?.message.content
        else { throw failure(.foreignProtocol) }
        return text.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Returns the names of the server's models. Not every server lists them.
    ///
    /// - Throws: the same failures as `answer`.
    public func models() async throws(Failure) -> [String] {
        let data = try await exchanged("/v1/models")
        guard let list = try? JSONDecoder().decode(ModelList.self, from: data) else {
            throw failure(.foreignProtocol)
        }
        return list.data.map(\.id)
    }

    private func failure(_ reason: Message.Key) -> Failure {
        Failure(stage: .summarising, source: server.address, reason: Message(reason))
    }

    /// Returns the server's response. Waits on a separate thread.
    ///
    /// - Parameter body: the request body; nil for none.
    private func exchanged(_ path: String, sending body: Data? = nil) async throws(Failure) -> Data {
        let server = server
        let result: Result<Data, Failure> = await withCheckedContinuation { continuation in
            DispatchQueue.global(qos: .utility).async {
                continuation.resume(returning: Self.result(of: path, sending: body, from: server))
            }
        }
        return try result.get()
    }

    private struct ModelList: Decodable {
        struct Model: Decodable { var id: String }
        var data: [Model]
    }

    private struct Turn: Codable {
        var role: String
        var content: String
    }

    private struct Question: Encodable {
        var model: String
        var messages: [Turn]
        // As deterministic as the protocol allows.
        var temperature = 0.0
        var seed = 1
        var stream = false
        var answerTokens = ModelClient.answerTokens

        enum CodingKeys: String, CodingKey {
            case model, messages, temperature, seed, stream
            case answerTokens = "max_tokens"
        }
    }

    private struct Answer: Decodable {
        struct Choice: Decodable { var message: Turn }
        var choices: [Choice]
    }

    private static func result(
        of path: String, sending body: Data?, from server: ModelServer
    ) -> Result<Data, Failure> {
        func failure(_ reason: Message) -> Result<Data, Failure> {
            .failure(Failure(stage: .summarising, source: server.address, reason: reason))
        }
        guard curl_global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK, let handle = curl_easy_init() else {
            return failure(Message(.outOfMemory))
        }
        defer { curl_easy_cleanup(handle) }
        var headers = curl_slist_append(nil, "Content-Type: application/json")
        // Without this, libcurl asks for permission first, and waits a second if the server doesn't support that.
        headers = curl_slist_append(headers, "Expect:")
        defer { curl_slist_free_all(headers) }
        pulse_set_string(handle, CURLOPT_URL, server.root + path)
        pulse_set_string(handle, CURLOPT_PROTOCOLS_STR, "http,https")
        pulse_set_string(handle, CURLOPT_PROXY, "")
        Trust.settle(on: nil, for: handle)
        pulse_set_long(handle, CURLOPT_FOLLOWLOCATION, 0)
        pulse_set_long(handle, CURLOPT_NOSIGNAL, 1)
        pulse_set_long(handle, CURLOPT_TIMEOUT_MS, Int(server.timeout * 1000))
        pulse_set_list(handle, CURLOPT_HTTPHEADER, headers)
        if let body {
            pulse_set_offset(handle, CURLOPT_POSTFIELDSIZE_LARGE, curl_off_t(body.count))
            pulse_set_string(handle, CURLOPT_COPYPOSTFIELDS, String(decoding: body, as: UTF8.self))
        }
        let received = ReceivedBytes(from: handle, limit: bodyLimit, refusesMore: true)
        let code = withExtendedLifetime(received) { curl_easy_perform(handle) }
        guard code == CURLE_OK else {
            let problem = ExchangeProblem(host: RequestAddress.host(in: server.address), timeout: server.timeout)
            return failure(
                code == CURLE_WRITE_ERROR ? Message(.longAnswer) : problem.message(for: code, of: handle))
        }
        var status = 0
        pulse_get_long(handle, CURLINFO_RESPONSE_CODE, &status)
        guard status == 200 else { return failure(Message(.modelStatus, ["status": .number(status)])) }
        return .success(Data(received.bytes))
    }
}

/// A server with an OpenAI-compatible API, such as llama.cpp or Ollama.
public struct ModelServer: Sendable, Equatable {
    /// The server's address, with or without the trailing "/v1" used in documentation. It may be a private host, since
    /// the user configures it.
    public var address: String
    /// The model's name on the server.
    public var model: String
    /// The timeout for one answer, in seconds.
    public var timeout: Double

    public init(address: String, model: String, timeout: Double = 60) {
        self.address = address
        self.model = model
        self.timeout = timeout
    }

    /// The address without "/v1".
    var root: String {
        let bare = address.hasSuffix("/") ? address.dropLast() : address[...]
        return String(bare.hasSuffix("/v1") ? bare.dropLast(3) : bare)
    }
}
