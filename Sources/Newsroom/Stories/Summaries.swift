/// An edition's digest, plus the summary and the comparison of reports for every story covered by several publishers.
public struct Summaries: Sendable, Equatable {
    public var digest: Digest
    /// Digests of the other editions, by folder.
    public var otherDigests: [String: Digest] = [:]
    public var stories: [Story.ID: StorySummary]
    public var depths: [Story.ID: StoryDepth]
    /// The silences about major stories.
    public var silences: [Story.ID: StorySilence] = [:]

    public init(
        digest: Digest = Digest(), stories: [Story.ID: StorySummary] = [:], depths: [Story.ID: StoryDepth] = [:]
    ) {
        self.digest = digest
        self.stories = stories
        self.depths = depths
    }

    /// Returns the summaries for the edition in a folder, with that edition's own digest. Only the main edition
    /// shows everything that was read, so silences are its own.
    public func seen(from folder: String) -> Summaries {
        guard !folder.isEmpty else { return self }
        var summaries = self
        summaries.digest = otherDigests[folder] ?? Digest()
        summaries.silences = [:]
        return summaries
    }

    /// The summaries by story: those of pages, and the digest's for stories that have none.
    public var byStory: [Story.ID: StorySummary] {
        let items = digest.top + digest.sections.flatMap(\.items)
        let digested = Dictionary(
            items.map { ($0.lead.story.id, $0.summary) }, uniquingKeysWith: { first, _ in first })
        return stories.filter { !$0.value.sentences.isEmpty }.merging(digested) { first, _ in first }
    }
}

/// A summary of a story: a few sentences drawn from its sources.
public struct StorySummary: Sendable, Equatable, Encodable {
    /// Sentences in reading order; empty if no source has a complete sentence.
    public var sentences: [SourcedSentence]
    /// The articles quoted, once each, lead first.
    public var briefs: [Brief]
    /// The model that wrote it; nil if the sentences are the sources' own.
    public var model: String?

    public init(sentences: [SourcedSentence] = [], briefs: [Brief] = [], model: String? = nil) {
        self.sentences = sentences
        self.briefs = briefs
        self.model = model
    }
}

/// A sentence and its source.
public struct SourcedSentence: Sendable, Equatable, Encodable {
    public var text: String
    /// The article it is quoted from verbatim; nil if a model wrote it from several.
    public var article: Article.ID?

    public init(text: String, article: Article.ID?) {
        self.text = text
        self.article = article
    }
}
