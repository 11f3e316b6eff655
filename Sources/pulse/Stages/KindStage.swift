import Classifying
import Foundation
import Newsroom
import TextReading

/// `pulse stage kind`: classifies articles as report, opinion, live page, programme, round-up, service or promotion,
/// with the deciding rules. Which sources print opinion columns is learnt from the input.
struct KindStage: FilterStage {
    static let name = "kind"
    static let comparesInputs = true

    struct Input: Decodable {
        var id: LineID
        var title: String?
        var url: String?
        var summary: String?
        var text: String?
        var source: String?
        var authors: [String]?
        var tags: [String]?
        var language: String?
    }

    struct Output: Encodable {
        var id: LineID
        var kind: String
        var rules: [String]
    }

    private let classifier: KindClassifier

    init() throws { classifier = KindClassifier(rules: try .builtIn()) }

    func outputs(for questions: [Input]) -> [Output] {
        var reader = TextReader()
        let read = questions.map { question in
            let article = Article(
                id: "", source: question.source ?? "", title: question.title ?? "", url: question.url,
                firstSeen: .distantPast, lastSeen: .distantPast, authors: question.authors ?? [],
                summary: question.summary ?? "", text: question.text ?? "", language: question.language,
                tags: question.tags ?? [])
            return (article: article, reading: classifier.reading(of: article, by: &reader))
        }
        let conventions = classifier.conventions(of: read)
        return zip(questions, read).map { question, item in
            let explanation = classifier.explanation(of: item.article, reading: item.reading, conventions: conventions)
            return Output(
                id: question.id, kind: explanation.kind.exported,
                rules: explanation.evidence.map { "\($0.kind.rawValue): \($0.rule) \($0.weight)" })
        }
    }
}
