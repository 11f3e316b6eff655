import MarkupReading
import Newsroom

/// `pulse stage sanitise`: makes untrusted HTML safe. Input: `id`, `html`, optional `url`. Output: `id`, `html`,
/// `text`.
struct SanitiseStage: FilterStage {
    static let name = "sanitise"
    private let cleaner = HTMLCleaner()

    struct Input: Decodable {
        var id: LineID
        var html: String
        var url: String?
    }

    struct Output: Encodable {
        var id: LineID
        var html: String
        var text: String
    }

    func outputs(for questions: [Input]) -> [Output] {
        questions.map { question in
            let prose = cleaner.prose(from: question.html, base: question.url)
            return Output(id: question.id, html: prose.html, text: prose.text)
        }
    }
}
