import Deduplicating
import Foundation
import Newsroom

/// `pulse stage deduplicate`: groups articles about the same event into stories.
struct DeduplicateStage: FilterStage {
    static let name = "deduplicate"
    static let comparesInputs = true

    struct Input: Decodable {
        var id: LineID
        var title: String?
        var summary: String?
        var source: String?
        var published: String?
    }

    struct Output: Encodable {
        var id: LineID
        /// The story's id, which is equal for articles of the same story.
        var story: String
    }

    func outputs(for questions: [Input]) -> [Output] {
        let dates = questions.map { $0.published.flatMap { try? Date($0, strategy: .iso8601) } }
        // Articles without a date are assumed to be as recent as the others.
        let moment = dates.compactMap { $0 }.max() ?? Date(timeIntervalSinceReferenceDate: 0)
        let articles = questions.enumerated().map { number, question in
            Article(
                id: String(number), source: question.source ?? "", title: question.title ?? "",
                published: dates[number], firstSeen: moment, lastSeen: moment, summary: question.summary ?? "")
        }
        // Clean the articles first, like the pipeline.
        let cleaner = Cleaner(learningFrom: articles, sources: [])
        let stories = Deduplicator().stories(from: articles.map(cleaner.cleaned), sources: [], known: [:])
        let storyOf = Dictionary(
            stories.flatMap { story in story.articles.map { ($0, story.id) } }, uniquingKeysWith: { first, _ in first })
        return questions.enumerated().map { number, question in
            Output(id: question.id, story: storyOf[String(number)] ?? "")
        }
    }
}
