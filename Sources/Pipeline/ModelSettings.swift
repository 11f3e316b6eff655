public import Fetching

/// Whether a model writes summaries, and how many.
public struct ModelSettings: Sendable, Equatable {
    /// A server with OpenAI's protocol, with or without "/v1" at its end; nil where no model is asked.
    public var address: String?
    /// As the server calls it.
    public var model: String?
    /// Seconds that one answer may take.
    public var timeout: Double
    /// How many stories it is asked about in one run at most; those of the digest come first.
    public var stories: Int

    public init(address: String? = nil, model: String? = nil, timeout: Double = 60, stories: Int = 20) {
        self.address = address
        self.model = model
        self.timeout = timeout
        self.stories = stories
    }

    /// nil: summaries are the sources' own sentences.
    public var server: ModelServer? {
        guard let address, let model else { return nil }
        return ModelServer(address: address, model: model, timeout: timeout)
    }
}
