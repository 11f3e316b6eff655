import Contextualising

/// `pulse stage summarise`: shortens texts to a number of words.
struct SummariseStage: FilterStage {
    static let name = "summarise"

    /// The default length in words.
    private static let usualLength = 60

    struct Input: Decodable {
        var id: LineID
        var title: String?
        var text: String
        var words: Int?
    }

    struct Output: Encodable {
        var id: LineID
        var summary: String
    }

    private let summariser = Summariser()

    func outputs(for questions: [Input]) -> [Output] {
        questions.map {
            Output(
                id: $0.id,
                summary: summariser.summary(
                    title: $0.title ?? "", text: $0.text, words: $0.words ?? Self.usualLength))
        }
    }
}
