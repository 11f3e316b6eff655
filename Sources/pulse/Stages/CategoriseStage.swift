import Classifying
import Newsroom
import TextReading

/// `pulse stage categorise`: finds the category of articles. Categories are given by name, as readers see them.
struct CategoriseStage: FilterStage {
    static let name = "categorise"

    struct Input: Decodable {
        var id: LineID
        var title: String?
        var summary: String?
        var sourceCategory: String?
        var language: String?
    }

    struct Output: Encodable {
        var id: LineID
        var category: String?
        var subcategory: String?
        var confidence: Double

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: Keys.self)
            try container.encode(id, forKey: .id)
            try container.encode(category, forKey: .category)
            try container.encode(subcategory, forKey: .subcategory)
            try container.encode(confidence, forKey: .confidence)
        }

        private enum Keys: CodingKey { case id, category, subcategory, confidence }
    }

    private let standard = StandardCategories()
    private let categoriser: Categoriser

    init() throws {
        categoriser = Categoriser(
            categories: standard.all, rules: try .builtIn(), others: try CategoryRules.builtInOthers())
    }

    func outputs(for questions: [Input]) -> [Output] {
        var reader = TextReader()
        return questions.map { question in
            let prior = question.sourceCategory.flatMap(standard.category(called:))
            let reading = reader.reading(
                title: question.title ?? "", summary: question.summary ?? "", tag: question.language)
            let topic = categoriser.topic(of: reading, prior: prior.map { (category: $0.id, subcategory: nil) })
            guard let topic, let category = standard.all.first(where: { $0.id == topic.category }) else {
                return Output(id: question.id, category: nil, subcategory: nil, confidence: 0)
            }
            let subcategory = category.subcategories.first { $0.id == topic.subcategory }
            return Output(
                id: question.id, category: category.name, subcategory: subcategory?.name, confidence: topic.confidence)
        }
    }
}
