import Contextualising
import Foundation
import Newsroom
import TextReading

/// `pulse stage contextualise`: applies the rules on why an article matters and what it may lead to, from its text
/// alone. (Explanations in the reports themselves are only extracted for whole stories.)
struct ContextualiseStage: FilterStage {
    static let name = "contextualise"

    struct Input: Decodable {
        var id: LineID
        var title: String?
        var summary: String?
        var category: String?
        var subcategory: String?
        var language: String?
    }

    struct Output: Encodable {
        struct Found: Encodable {
            var reason: String
            var type: String
            var tier: Int
            var confidence: Double
            var triggers: [String]
        }

        var id: LineID
        var context: Found?
        var implications: [String]

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: Keys.self)
            try container.encode(id, forKey: .id)
            try container.encode(context, forKey: .context)
            try container.encode(implications, forKey: .implications)
        }

        private enum Keys: CodingKey { case id, context, implications }
    }

    private let standard = StandardCategories()
    private let contextualiser: Contextualiser

    init() throws {
        contextualiser = Contextualiser(rules: try .builtIn())
    }

    func outputs(for questions: [Input]) -> [Output] {
        var reader = TextReader()
        return questions.map { question in
            let called = question.category ?? ""
            let category = standard.category(called: called)
            let topic = Topic(
                category: category?.id ?? called.lowercased(),
                subcategory: question.subcategory.flatMap { category?.subcategory(called: $0)?.id }, confidence: 1)
            // The input has no dates, and the rules don't use any.
            let article = Article(
                id: Self.text(question.id), source: "", title: question.title ?? "", firstSeen: .distantPast,
                lastSeen: .distantPast, summary: question.summary ?? "", language: question.language)
            let reading = reader.reading(of: article)
            let context = contextualiser.context(of: article, reading: reading, topic: topic)
            return Output(
                id: question.id,
                context: context.map {
                    .init(
                        reason: $0.reason.text, type: $0.kind.rawValue, tier: $0.tier, confidence: $0.confidence,
                        triggers: $0.triggers)
                },
                implications: contextualiser.implications(of: article, reading: reading, topic: topic).map(\.text))
        }
    }

    private static func text(_ id: LineID) -> String {
        switch id {
        case .text(let text): text
        case .number(let number): "\(number)"
        }
    }
}
