import MarkupReading
import Newsroom

/// `pulse stage sanitise`: makes untrusted HTML safe. Input: `id`, `html`, optional `url`. Output: `id`, `html`,
/// `text`.
struct SanitiseStage: FilterStage {
    static let name = "sanitise"
    private let cleaner = HTMLCleaner()

    struct Question: Decodable {
        var id: LineID
        var html: String
        var url: String?
    }

    struct Answer: Encodable {
        var id: LineID
        var html: String
        var text: String
    }

    func answers(to questions: [Question]) -> [Answer] {
        questions.map { question in
            let prose = cleaner.prose(from: question.html, base: question.url)
            return Answer(id: question.id, html: prose.html, text: prose.text)
        }
    }
}
