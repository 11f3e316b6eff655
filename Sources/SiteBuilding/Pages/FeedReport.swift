internal import Newsroom

/// The feed report in machine-readable form (`report.json`).
struct FeedReport: Encodable {
    struct Feed: Encodable {
        let id: String
        let name: String
        let language: String?
        /// The languages of its articles, whatever the feed declares; codes without regions.
        let languages: [String]
        /// The feed's address; left out if it may contain a secret.
        let feed: String?
        let category: String
        let status: String
        let articles: Int
        /// The number of articles excluded as promotions.
        let promotions: Int
        let items: Int?
        let format: String?
        let newestItem: String?
        let lastAttempt: String?
        let lastSuccess: String?
        let notBefore: String?
        let failures: Int
        /// The problem in English. `problemMessage` has it as stored: a key of `words/` and its values.
        let problem: String?
        let problemMessage: Message?
        let movedTo: String?
        /// The time taken and bytes received in this run; left out unless the owner enables `monitoring.costs`.
        let seconds: Double?
        let bytes: Int?
    }

    let feeds: [Feed]

    /// Creates a report.
    ///
    /// - Parameters:
    ///   - articles: the searchable articles.
    ///   - words: the English wording.
    init(_ views: [FeedView], articles: [Brief], words: Localisation) {
        var languages: [FeedSource.ID: Set<String>] = [:]
        for brief in articles where !brief.languageCode.isEmpty {
            languages[brief.source.id, default: []].insert(brief.languageCode)
        }
        feeds = views.map { view in
            let (source, record) = (view.health.source, view.health.record)
            return Feed(
                id: source.id, name: source.name, language: source.language,
                languages: (languages[source.id] ?? []).sorted(), feed: source.publicFeed,
                category: source.category, status: view.status.rawValue,
                articles: view.health.articles, promotions: view.health.promotions, items: record.items,
                format: record.format,
                newestItem: record.newestItem.map(WallClock.timestamp),
                lastAttempt: record.lastAttempt.map(WallClock.timestamp),
                lastSuccess: record.lastSuccess.map(WallClock.timestamp),
                notBefore: record.notBefore.map(WallClock.timestamp), failures: record.failures,
                problem: view.failure.map(words.text(of:)) ?? view.problem.map(words.text(of:)),
                problemMessage: view.problem, movedTo: view.movedTo,
                seconds: view.health.cost.map { ($0.seconds * 1_000).rounded() / 1_000 },
                bytes: view.health.cost?.bytes)
        }
    }

    var bytes: [UInt8] { JSONFile.bytes(of: self) }
}
