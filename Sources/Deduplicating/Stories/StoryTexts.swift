internal import Newsroom
internal import TextReading

/// The texts that stories are found by: each article's title and body, read.
struct StoryTexts {
    /// In the order of the articles.
    private(set) var titles: [TextReading] = []
    private(set) var bodies: [[Word]] = []

    /// - Parameter readings: articles that have none here are read now.
    init(_ articles: [Article], readings: [Article.ID: ArticleReading]) {
        var readings = ArticleReadings(readings)
        titles.reserveCapacity(articles.count)
        bodies.reserveCapacity(articles.count)
        for article in articles {
            let reading = readings.reading(of: article, withText: article.summary.isEmpty)
            titles.append(reading.title)
            bodies.append((article.summary.isEmpty ? reading.text : reading.summary).words)
        }
    }
}

extension Article {
    /// The text under its title.
    var body: String { summary.isEmpty ? text : summary }
}
