import Deduplicating
import Foundation
import Newsroom

/// `pulse stage clean`: removes the boilerplate that sources put on many articles. It is learnt from all lines of a
/// source.
struct CleanStage: FilterStage {
    static let name = "clean"
    static let comparesInputs = true

    struct Input: Decodable {
        var id: LineID
        var title: String?
        var summary: String?
        var text: String?
        var source: String?
    }

    struct Output: Encodable {
        var id: LineID
        var title: String
        var summary: String
        var text: String
    }

    func outputs(for questions: [Input]) -> [Output] {
        let articles = questions.enumerated().map { number, question in
            Article(
                id: String(number), source: question.source ?? "", title: question.title ?? "",
                firstSeen: .distantPast, lastSeen: .distantPast, summary: question.summary ?? "",
                text: question.text ?? "")
        }
        let sources = Set(articles.map(\.source)).map { FeedSource(id: $0, name: $0, feed: "", category: "") }
        let cleaner = Cleaner(learningFrom: articles, sources: sources)
        return zip(questions, articles.map(cleaner.cleaned)).map { question, article in
            Output(id: question.id, title: article.title, summary: article.summary, text: article.text)
        }
    }
}
