public import Newsroom
public import TextReading

/// Says an edition in short.
public struct SummaryEditor: Sendable {
    /// Words of a story's summary on its own page.
    private static let words = 70
    /// A model's summary is no longer than that.
    private static let mostWords = 80
    /// Of its answer no more is read than so many sentences.
    private static let mostSentences = 40

    public init() {}

    /// The digest, and a summary of every story that has a page, in the sources' own sentences.
    ///
    /// - Parameter readings: of the edition's articles, as far as they have been read already.
    public func summaries(of edition: Edition, readings: [Article.ID: ArticleReading] = [:]) -> Summaries {
        var readings = ArticleReadings(readings)
        let summariser = StorySummariser()
        let stories = edition.stories.map { file in
            (file.story.id, summariser.summary(of: file.briefs, lead: file.lead, words: Self.words, &readings))
        }
        return Summaries(
            digest: DigestEditor().digest(of: edition, &readings),
            stories: Dictionary(stories, uniquingKeysWith: { first, _ in first }))
    }

    /// What a model could be asked: the stories of several publishers, those of the digest first, at most so many.
    public func questions(on edition: Edition, with summaries: Summaries, limit: Int) -> [StoryQuestion] {
        let files = Dictionary(edition.stories.map { ($0.story.id, $0) }, uniquingKeysWith: { first, _ in first })
        var seen: Set<Story.ID> = []
        let order = summaries.digest.sections.flatMap(\.items).map(\.lead.story.id) + edition.stories.map(\.story.id)
        return order.filter { seen.insert($0).inserted }.compactMap { id in
            files[id].map { StoryQuestion(story: id, lead: $0.lead, briefs: $0.briefs) }
        }.prefix(max(0, limit)).map { $0 }
    }

    /// The summaries with a model's own in the place of the sources' where anything of it stands up to its sources.
    ///
    /// - Parameter answers: what the model said about each question, by the story's id.
    /// - Returns: the summaries; how many stories the model has told; how many of its sentences were dropped.
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
        for section in result.digest.sections.indices {
            for item in result.digest.sections[section].items.indices {
                let story = result.digest.sections[section].items[item].lead.story.id
                if let summary = written[story] { result.digest.sections[section].items[item].summary = summary }
            }
        }
        result.digest.words = DigestEditor.words(of: result.digest.sections)
        return (result, written.count, dropped)
    }
}
