/// A server that speaks OpenAI's protocol, as llama.cpp and Ollama do.
public struct ModelServer: Sendable, Equatable {
    /// Up to where "/v1/chat/completions" begins. Whoever configures it may name a private host.
    public var address: String
    /// As the server calls it.
    public var model: String
    /// Seconds that one answer may take.
    public var timeout: Double

    public init(address: String, model: String, timeout: Double = 60) {
        self.address = address
        self.model = model
        self.timeout = timeout
    }
}
