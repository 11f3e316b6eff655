import Contextualising
import TextReading

/// `pulse stage sentiment`: rates the tone of texts. The result is null for a declared language that isn't supported.
/// Without a declared language, text counts as English unless its function words are Spanish or Portuguese.
struct SentimentStage: FilterStage {
    static let name = "sentiment"

    struct Input: Decodable {
        var id: LineID
        var text: String
        var language: String?
    }

    struct Output: Encodable {
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

    init() throws { toneReader = try ToneReader() }

    func outputs(for questions: [Input]) -> [Output] {
        var reader = TextReader()
        return questions.map { question in
            var reading = reader.reading(title: question.text, summary: "", tag: question.language)
            if question.language == nil, !ToneReader.languages.contains(reading.language) {
                reading.language = .english
            }
            return Output(id: question.id, sentiment: toneReader.sentiment(of: reading))
        }
    }
}
