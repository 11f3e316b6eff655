/// What a story says, in a few sentences from all who tell it.
public struct StorySummary: Sendable, Equatable {
    /// In reading order; empty where no source offers a whole sentence.
    public var sentences: [SourcedSentence]
    /// The articles that it draws on, each once, the lead first.
    public var briefs: [Brief]
    /// The model that wrote it; nil where the sentences are the sources' own.
    public var model: String?

    public init(sentences: [SourcedSentence] = [], briefs: [Brief] = [], model: String? = nil) {
        self.sentences = sentences
        self.briefs = briefs
        self.model = model
    }
}
