public import Newsroom

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

    /// Those of the first sentences of the body whose words may be wanted, each with its place among all, from 0: most facts
    /// about a sentence take longer to find than its words to look at.
    public func sentences(
        _ reading: ArticleReading, atMost limit: Int, where isWanted: (ArraySlice<Word>, Language?) -> Bool
    ) -> [(place: Int, sentence: Sentence)] {
        var found: [(place: Int, sentence: Sentence)] = []
        var place = 0
        func read(_ text: String, _ reading: TextReading) {
            for range in reading.sentences.prefix(limit - place) {
                if isWanted(reading.words[range.words], reading.language) {
                    found.append((place, Sentence(range, of: text, reading: reading)))
                }
                place += 1
            }
        }
        if !textHasSummary { read(article.summary, reading.summary) }
        read(article.text, reading.text)
        return found
    }

    private var textHasSummary: Bool { article.text.utf8.starts(with: article.summary.utf8) }
}
