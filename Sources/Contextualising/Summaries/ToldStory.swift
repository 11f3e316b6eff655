public import Newsroom

/// What is said of a story on its page, in the sources' own sentences.
public struct ToldStory: Sendable, Equatable {
    public var sentences: [SourcedSentence]
    /// Those that the summary draws on, each once, the lead first.
    public var articles: [Article.ID]
    public var depth: StoryDepth

    public init(sentences: [SourcedSentence], articles: [Article.ID], depth: StoryDepth) {
        self.sentences = sentences
        self.articles = articles
        self.depth = depth
    }
}
