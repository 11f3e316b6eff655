public import Newsroom

extension Brief {
    /// The article's text, preceded by its summary unless the text already starts with it. Only the summary if the text
    /// is a transcript, because speech is often written down by a machine, and is not for quoting.
    public var body: String {
        article.isSpoken ? article.summary : textHasSummary ? article.text : article.summary + "\n" + article.text
    }

    /// The length of the body in bytes.
    public var bodyLength: Int {
        article.isSpoken
            ? article.summary.utf8.count
            : article.text.utf8.count + (textHasSummary ? 0 : article.summary.utf8.count + 1)
    }

    /// Returns the first sentences of the body.
    public func sentences(_ reading: ArticleReading, atMost limit: Int) -> [Sentence] {
        let summary =
            textHasSummary ? [] : Sentence.sentences(of: article.summary, reading.summary, atMost: limit)
        if article.isSpoken { return summary }
        return summary + Sentence.sentences(of: article.text, reading.text, atMost: limit - summary.count)
    }

    /// Returns those of the body's first sentences whose words pass a check, each with its position among all, from 0.
    /// Checking the words first is cheaper than analysing every sentence.
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
        if !article.isSpoken { read(article.text, reading.text) }
        return found
    }

    var textHasSummary: Bool { !article.isSpoken && article.text.utf8.starts(with: article.summary.utf8) }
}
