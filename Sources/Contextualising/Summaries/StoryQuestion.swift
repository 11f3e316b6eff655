public import Newsroom
internal import TextReading

/// A question to a language model about one story.
///
/// It contains only the reports, so the same reports give the same question and a cached answer can be reused.
public struct StoryQuestion: Sendable, Equatable {
    /// The words taken from each report, and the number of reports. Small models read no more than this, and are slow.
    private static let wordsOfReport = 120
    private static let mostReports = 4

    public let story: Story.ID
    public let prompt: String
    /// The articles in the question, lead first.
    let briefs: [Brief]

    init(story: Story.ID, lead: Brief, briefs: [Brief]) {
        self.story = story
        self.briefs = Array(StorySummariser().chosen(briefs, lead: lead).prefix(Self.mostReports))
        let reports = self.briefs.map { brief in
            let words = brief.body.split(whereSeparator: \.isWhitespace).prefix(Self.wordsOfReport)
            return "\(brief.source.name): \(brief.article.title)\n\(words.joined(separator: " "))"
        }
        prompt = """
            Summarise these news reports of one event in two or three sentences. Use only what they say, with their names \
            and numbers. Answer with the sentences alone.

            \(reports.joined(separator: "\n\n"))
            """
    }

    /// The sources' titles and texts, for checking the answer against them.
    var sources: [String] { briefs.flatMap { [$0.article.title, $0.body] } }
}
