public import Fetching

/// The settings for summaries written by a model.
public struct ModelSettings: Sendable, Equatable {
    /// A server with an OpenAI-compatible API, with or without a trailing "/v1"; nil to use no model.
    public var address: String?
    /// The model's name on the server.
    public var model: String?
    /// The timeout for one answer, in seconds.
    public var timeout = 60.0
    /// The maximum number of stories per run. Stories in the digest come first.
    public var stories = 20

    /// The server to ask; nil if summaries consist of the sources' own sentences.
    public var server: ModelServer? {
        guard let address, let model else { return nil }
        return ModelServer(address: address, model: model, timeout: timeout)
    }
}
