public import Newsroom
public import TextReading

extension Brief {
    /// The text to read: the article's text when it begins with the summary, otherwise the summary and then that text.
    public var body: String {
        textHasSummary ? article.text : article.summary + "\n" + article.text
    }

    /// The length of the body in bytes.
    public var bodyLength: Int {
        article.text.utf8.count + (textHasSummary ? 0 : article.summary.utf8.count + 1)
    }

    /// The first sentences of the body.
    public func sentences(_ reading: ArticleReading, atMost limit: Int) -> [Sentence] {
        let summary =
            textHasSummary ? [] : Sentence.sentences(of: article.summary, reading.summary, atMost: limit)
        return summary + Sentence.sentences(of: article.text, reading.text, atMost: limit - summary.count)
    }

    private var textHasSummary: Bool { article.text.utf8.starts(with: article.summary.utf8) }
}
