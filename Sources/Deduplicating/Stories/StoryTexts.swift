internal import Newsroom
internal import TextReading

/// The texts that stories are found by: each article's title and body, read, without what its source repeats.
struct StoryTexts {
    let mastheads: Mastheads
    /// In the order of the articles.
    private(set) var titles: [TextReading] = []
    private(set) var bodies: [[Word]] = []

    /// - Parameter readings: articles that have none here are read now.
    init(_ articles: [Article], readings: [Article.ID: ArticleReading]) {
        mastheads = Mastheads(articles)
        var readings = ArticleReadings(readings)
        let read = articles.map { readings.reading(of: $0) }
        let whole = zip(articles, read).map { $0.summary.isEmpty ? $1.text : $1.summary }
        let boilerplate = Boilerplate(articles, bodies: whole)
        titles.reserveCapacity(articles.count)
        bodies.reserveCapacity(articles.count)
        for (index, article) in articles.enumerated() {
            var title = read[index].title
            let end = mastheads.title(of: article).utf8.count
            title.words.removeAll { $0.bytes.upperBound > end }
            titles.append(title)
            bodies.append(boilerplate.words(of: whole[index], by: article.source))
        }
    }
}

extension Article {
    /// The text under its title.
    var body: String { summary.isEmpty ? text : summary }
}
