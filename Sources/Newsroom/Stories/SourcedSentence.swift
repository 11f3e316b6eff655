/// A sentence and who says it.
public struct SourcedSentence: Sendable, Equatable {
    public var text: String
    /// The article that it stands in, word for word; nil for a sentence that a model wrote from several.
    public var article: Article.ID?

    public init(text: String, article: Article.ID?) {
        self.text = text
        self.article = article
    }
}
