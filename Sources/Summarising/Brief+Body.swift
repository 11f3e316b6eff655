internal import Newsroom
internal import TextReading

extension Brief {
    /// "en", as far as it is known.
    var language: String {
        (article.language ?? source.language ?? "").lowercased().prefix { $0 != "-" && $0 != "_" }.description
    }

    /// What there is to read of it: the summary, and the text where that says more.
    var body: String {
        textHasSummary ? article.text : article.summary + "\n" + article.text
    }

    /// Of the body, in bytes.
    var bodyLength: Int {
        article.text.utf8.count + (textHasSummary ? 0 : article.summary.utf8.count + 1)
    }

    /// The first sentences of the body.
    func sentences(_ reading: ArticleReading, atMost limit: Int) -> [Sentence] {
        let summary =
            textHasSummary ? [] : Sentence.sentences(of: article.summary, reading.summary, atMost: limit)
        return summary + Sentence.sentences(of: article.text, reading.text, atMost: limit - summary.count)
    }

    private var textHasSummary: Bool { article.text.utf8.starts(with: article.summary.utf8) }
}
