public import Newsroom

/// A story's summary for its page, in the sources' own sentences.
public struct SummarisedStory: Sendable, Equatable {
    public var sentences: [SourcedSentence]
    /// The articles quoted in the summary, each once, in order of appearance.
    public var articles: [Article.ID]
    public var depth: StoryDepth

    public init(sentences: [SourcedSentence], articles: [Article.ID], depth: StoryDepth) {
        self.sentences = sentences
        self.articles = articles
        self.depth = depth
    }
}
