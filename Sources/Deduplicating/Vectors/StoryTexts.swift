internal import Computing
internal import Newsroom
internal import TextReading

/// The texts for clustering: each article's title and body, as readings.
struct StoryTexts {
    private let articles: [Article]
    private let readings: PackedReadings
    /// The language of each title, in the order of the articles.
    let languages: [Language?]

    /// - Parameter readings: known readings; missing ones are created.
    init(_ articles: [Article], readings: PackedReadings) {
        self.articles = articles
        var all = readings
        let read = articles.concurrentMap(makingState: { TextReader() }) { reader, article -> ArticleReading? in
            guard readings.has(article.id) else {
                return reader.reading(of: article, withText: article.summary.isEmpty)
            }
            guard article.summary.isEmpty, !article.text.isEmpty, var reading = readings[article.id],
                reading.text.words.isEmpty
            else { return nil }
            reading.text = reader.reading(of: article.text, in: reading.language)
            return reading
        }
        for (article, reading) in zip(articles, read) { if let reading { all[article.id] = reading } }
        self.readings = all
        languages = articles.map { all.languageOfTitle(of: $0.id) }
    }

    /// Returns the words of an article's title and body.
    subscript(index: Int) -> (title: TextReading, body: [Word]) {
        let article = articles[index]
        let reading = readings[article.id] ?? ArticleReading(of: languages[index])
        return (reading.title, (article.summary.isEmpty ? reading.text : reading.summary).words)
    }
}

extension Article {
    /// The summary, or the text if there is no summary.
    var body: String { self.summary.isEmpty ? self.text : self.summary }
}
