import Contextualising

/// `pulse stage sentiment`
struct SentimentStage: FilterStage {
    static let name = "sentiment"

    struct Question: Decodable {
        var id: LineID
        var text: String
    }

    struct Answer: Encodable {
        var id: LineID
        var sentiment: Double
    }

    private let analyser: SentimentAnalyser

    init() throws {
        analyser = SentimentAnalyser(lexicon: try .builtIn())
    }

    func answers(to questions: [Question]) -> [Answer] {
        questions.map { Answer(id: $0.id, sentiment: analyser.sentiment(of: $0.text)) }
    }
}
