internal import Newsroom

/// `report.json`: the report page for programs.
struct FeedReport: Encodable {
    struct Feed: Encodable {
        let id: String
        let name: String
        let language: String?
        /// Left out where it may hold a secret.
        let feed: String?
        let category: String
        let status: String
        let articles: Int
        let items: Int?
        let format: String?
        let newestItem: String?
        let lastAttempt: String?
        let lastSuccess: String?
        let notBefore: String?
        let failures: Int
        /// In English, and as it was kept: a key of `words/` and its values.
        let problem: String?
        let problemMessage: Message?
        let movedTo: String?
    }

    let feeds: [Feed]

    /// - Parameter words: English.
    init(_ views: [FeedView], words: Localisation) {
        feeds = views.map { view in
            let (source, record) = (view.health.source, view.health.record)
            return Feed(
                id: source.id, name: source.name, language: source.language, feed: source.publicFeed,
                category: source.category, status: view.status.rawValue,
                articles: view.health.articles, items: record.items, format: record.format,
                newestItem: record.newestItem.map(WallClock.timestamp),
                lastAttempt: record.lastAttempt.map(WallClock.timestamp),
                lastSuccess: record.lastSuccess.map(WallClock.timestamp),
                notBefore: record.notBefore.map(WallClock.timestamp), failures: record.failures,
                problem: view.failure.map(words.text(of:)) ?? view.problem.map(words.text(of:)),
                problemMessage: view.problem, movedTo: view.movedTo)
        }
    }

    var bytes: [UInt8] { JSONFile.bytes(of: self) }
}
