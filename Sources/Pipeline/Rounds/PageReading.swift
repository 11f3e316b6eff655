internal import Deduplicating
internal import Fetching
internal import FoundationEssentials
internal import Newsroom

/// The articles' own pages known after this run's requests.
struct PageReading: Sendable {
    /// Pages read in this run or before, of articles whose sources want it.
    let pages: [Article.ID: ArticlePage]
    /// Pages asked for in this run, in the order of the requests; to be remembered.
    let records: [ArticlePage]
    /// The robots.txt files fetched in this run; to be remembered.
    let robots: [RobotsRecord]
    /// Pages that were not asked for because the time was up.
    let leftovers: Leftovers

    /// The reading in which none was asked for.
    static let none = PageReading(of: nil, knowing: [:], wanting: [], at: .distantPast)

    /// Whether this run has asked for any.
    var isAsked: Bool { !records.isEmpty || !robots.isEmpty }
    /// The number of pages read in this run.
    var read: Int { records.count { $0.lastFailure == nil } }
    /// Why the other pages of this run could not be read.
    var failures: [Failure] { records.compactMap(\.lastFailure) }

    /// - Parameters:
    ///   - known: the pages from earlier runs.
    ///   - wanting: the articles of sources that want their pages read.
    init(
        of round: DownloadRound<ArticlePage>?, knowing known: [Article.ID: ArticlePage], wanting: [Article],
        at now: Date
    ) {
        records = (round?.answers ?? []).map { answer in
            let article = answer.request.article
            let standing = answer.standing(after: known[article]?.failures ?? 0)
            switch answer.content {
            case .success(let page): return page
            case .failure(let failure):
                return ArticlePage(
                    article: article, lastAttempt: now, failures: standing.failures, lastFailure: failure,
                    isSettled: standing.isSettled)
            }
        }
        robots = round?.robots ?? []
        leftovers = round?.leftovers ?? .none
        let all = known.merging(records.map { ($0.article, $0) }) { $1 }
        pages = Dictionary(
            wanting.compactMap { article in all[article.id].map { (article.id, $0) } },
            uniquingKeysWith: { first, _ in first })
    }

    /// The article completed from its own page, if that was read.
    func completed(_ article: Article) -> Article { pages[article.id].map { article.completed(by: $0) } ?? article }
}
