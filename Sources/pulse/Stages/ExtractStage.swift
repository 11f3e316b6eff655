import MarkupReading

/// `pulse stage extract`: extracts the article from a web page. Input: `id`, `html`, optional `url`. Output: `id`,
/// `title`, `byline`, `image`, `published`, `text`, `html`.
struct ExtractStage: FilterStage {
    static let name = "extract"
    private let extractor = ArticleExtractor()

    struct Input: Decodable {
        var id: LineID
        var html: String
        var url: String?
    }

    struct Output: Encodable {
        var id: LineID
        var title: String?
        var byline: String?
        var image: String?
        var published: String?
        var text: String
        var html: String
    }

    func outputs(for questions: [Input]) -> [Output] {
        questions.map { question in
            let article = extractor.article(from: question.html, url: question.url)
            return Output(
                id: question.id, title: article.title, byline: article.byline, image: article.image,
                published: article.published, text: article.text, html: article.html)
        }
    }
}
