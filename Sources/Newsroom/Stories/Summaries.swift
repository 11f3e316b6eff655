/// An edition's digest, and of every story that several publishers tell a summary and what its reports say beside one another.
public struct Summaries: Sendable, Equatable {
    public var digest: Digest
    /// Those of the editions beside the main one, by their folders.
    public var otherDigests: [String: Digest] = [:]
    public var stories: [Story.ID: StorySummary]
    public var depths: [Story.ID: StoryDepth]

    public init(
        digest: Digest = Digest(), stories: [Story.ID: StorySummary] = [:], depths: [Story.ID: StoryDepth] = [:]
    ) {
        self.digest = digest
        self.stories = stories
        self.depths = depths
    }

    /// The same for the edition in a folder, with the digest of its own.
    public func seen(from folder: String) -> Summaries {
        guard !folder.isEmpty else { return self }
        var summaries = self
        summaries.digest = otherDigests[folder] ?? Digest()
        return summaries
    }
}

/// A story's summary: a few sentences from all the sources that tell it.
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
