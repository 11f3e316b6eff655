internal import Deduplicating
internal import Fetching
internal import FoundationEssentials
internal import Newsroom

/// Articles' own pages, as far as they are known in this run.
struct PageReading: Sendable {
    /// Those of articles whose sources want it, read in this run or before.
    let pages: [Article.ID: ArticlePage]
    /// Those asked for in this run, in that order: to be remembered.
    let records: [ArticlePage]
    /// What hosts' robots.txt said in this run: to be remembered.
    let robots: [RobotsRecord]

    /// How many were read in this run.
    var read: Int { records.count { $0.lastFailure == nil } }
    /// Why others could not be, in this run.
    var failures: [Failure] { records.compactMap(\.lastFailure) }

    /// - Parameters:
    ///   - known: what earlier runs had.
    ///   - wanting: the articles of sources that want it.
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
        let all = known.merging(records.map { ($0.article, $0) }) { $1 }
        pages = Dictionary(
            wanting.compactMap { article in all[article.id].map { (article.id, $0) } },
            uniquingKeysWith: { first, _ in first })
    }

    /// The article with what its own page gave, where that was read.
    func completed(_ article: Article) -> Article { pages[article.id].map { article.completed(by: $0) } ?? article }
}
