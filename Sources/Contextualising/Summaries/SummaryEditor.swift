internal import Computing
public import Newsroom
public import TextReading

/// Summarises an edition.
public struct SummaryEditor: Sendable {
    /// The approximate length, in words, of a summary on a story's page.
    private static let words = 85
    /// The maximum length of a model's summary, in words.
    private static let mostWords = 80
    /// The most sentences of a model's answer to consider.
    private static let mostSentences = 40

    public init() {}

    /// Returns the digest and a summary of each story that has a page, in the sources' own sentences.
    ///
    /// - Parameter readings: existing readings of the edition's articles.
    public func summaries(of edition: Edition, readings: PackedReadings = PackedReadings()) -> Summaries {
        let stories = edition.stories.concurrentMap(
            slice: Self.slice, makingState: { ArticleReadings(readings) }
        ) { [day = EditionDay(of: edition)] readings, file in summarised(file, on: day, &readings) }
        return summaries(of: edition, summarised: stories, readings: readings)
    }

    /// The number of stories processed at a time.
    public static let slice = 32

    /// Summarises one story for its page.
    ///
    /// - Parameter day: the edition's day; nil: "today" is right in any report.
    public func summarised(
        _ file: StoryFile, on day: EditionDay?, _ readings: inout ArticleReadings
    ) -> SummarisedStory {
        let summary = StorySummariser(on: day).summary(
            of: file.briefs, lead: file.lead, words: Self.words, among: .many, &readings)
        let depth = DepthFinder().depth(of: file.briefs, lead: file.lead, summary: summary, &readings)
        return SummarisedStory(sentences: summary.sentences, articles: summary.briefs.map(\.id), depth: depth)
    }

    /// Combines existing summaries, in the order of the edition's stories.
    public func summaries(
        of edition: Edition, summarised: [SummarisedStory], readings: PackedReadings
    ) -> Summaries {
        var stories: [Story.ID: StorySummary] = [:]
        var depths: [Story.ID: StoryDepth] = [:]
        for (file, summarised) in zip(edition.stories, summarised) {
            let briefs = [file.lead] + file.briefs
            stories[file.story.id] = StorySummary(
                sentences: summarised.sentences,
                briefs: summarised.articles.compactMap { id in briefs.first { $0.id == id } })
            depths[file.story.id] = summarised.depth
        }
        return Summaries(
            digest: DigestEditor().digest(of: edition, readings: readings), stories: stories, depths: depths)
    }

    /// Returns the digest of an edition other than the main one.
    public func digest(of edition: Edition, readings: PackedReadings) -> Digest {
        DigestEditor().digest(of: edition, readings: readings)
    }

    /// Returns up to `limit` questions for a model about stories with several publishers, the digest's first.
    public func questions(on edition: Edition, with summaries: Summaries, limit: Int) -> [StoryQuestion] {
        let files = Dictionary(edition.stories.map { ($0.story.id, $0) }, uniquingKeysWith: { first, _ in first })
        var seen: Set<Story.ID> = []
        let items = summaries.digest.top + summaries.digest.sections.flatMap(\.items)
        let order = items.map(\.lead.story.id) + edition.stories.map(\.story.id)
        return order.filter { seen.insert($0).inserted }.compactMap { id in
            files[id].map { StoryQuestion(story: id, lead: $0.lead, briefs: $0.briefs) }
        }.prefix(max(0, limit)).map { $0 }
    }

    /// Replaces the sources' sentences with the model's wherever at least one of these is supported by the sources.
    ///
    /// - Parameter answers: the model's answers by story ID.
    /// - Returns: the summaries, the number of stories that the model summarised, and the number of sentences rejected.
    public func summaries(
        _ summaries: Summaries, rewrittenBy model: String, questions: [StoryQuestion], answers: [Story.ID: String]
    ) -> (summaries: Summaries, rewritten: Int, dropped: Int) {
        var result = summaries
        var written: [Story.ID: StorySummary] = [:]
        var dropped = 0
        var reader = TextReader()
        for question in questions {
            guard let answer = answers[question.story] else { continue }
            let check = SentenceCheck(sources: question.sources.map { reader.reading(of: $0, in: nil) })
            var kept: [SourcedSentence] = []
            var length = 0
            let reading = reader.reading(of: answer, in: nil)
            for sentence in Sentence.sentences(of: answer, reading, atMost: Self.mostSentences) {
                guard sentence.isWhole, !sentence.isBoilerplate, length + sentence.length <= Self.mostWords,
                    check.passes(sentence)
                else {
                    dropped += 1
                    continue
                }
                kept.append(SourcedSentence(text: sentence.text, article: nil))
                length += sentence.length
            }
            guard !kept.isEmpty else { continue }
            written[question.story] = StorySummary(sentences: kept, briefs: question.briefs, model: model)
        }
        for (story, summary) in written { result.stories[story] = summary }
        func rewrite(_ items: inout [Digest.Item]) {
            for index in items.indices {
                if let summary = written[items[index].lead.story.id] { items[index].summary = summary }
            }
        }
        func rewrite(_ digest: inout Digest) {
            rewrite(&digest.top)
            for section in digest.sections.indices { rewrite(&digest.sections[section].items) }
            digest.words = DigestEditor.words(of: digest)
        }
        rewrite(&result.digest)
        for folder in result.otherDigests.keys {
            if var digest = result.otherDigests[folder] {
                rewrite(&digest)
                result.otherDigests[folder] = digest
            }
        }
        return (result, written.count, dropped)
    }
}
