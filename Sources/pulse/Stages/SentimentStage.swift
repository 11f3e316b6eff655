import Contextualising

/// `pulse stage sentiment`: null in a language of which nothing is known, where one is named; without one, text is taken
/// for English unless its small words are Spanish or Portuguese.
struct SentimentStage: FilterStage {
    static let name = "sentiment"

    struct Question: Decodable {
        var id: LineID
        var text: String
        var language: String?
    }

    struct Answer: Encodable {
        var id: LineID
        var sentiment: Double?

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: Keys.self)
            try container.encode(id, forKey: .id)
            try container.encode(sentiment, forKey: .sentiment)
        }

        private enum Keys: CodingKey { case id, sentiment }
    }

    private let toneReader: ToneReader
    private let english: SentimentAnalyser

    init() throws {
        toneReader = try ToneReader()
        english = SentimentAnalyser(lexicon: try .builtIn())
    }

    func answers(to questions: [Question]) -> [Answer] {
        questions.map { question in
            let sentiment = toneReader.sentiment(of: question.text, language: question.language)
            return Answer(
                id: question.id,
                sentiment: sentiment ?? (question.language == nil ? english.sentiment(of: question.text) : nil))
        }
    }
}
