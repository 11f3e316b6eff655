internal import Deduplicating
internal import Fetching
internal import FoundationEssentials
internal import Newsroom

/// The article pages known after this run's requests.
struct KnownPages: Sendable {
    /// The pages read in this run or before, of articles whose sources want some or all of them read.
    let pages: [Article.ID: ArticlePage]
    /// The pages requested in this run, in order, for storage.
    let records: [ArticlePage]
    /// The robots.txt files fetched in this run, for storage.
    let robots: [RobotsRecord]
    /// The pages skipped because time ran out.
    let leftovers: Leftovers
    /// What `notices` needs to know about each page's article.
    private let subjects: [Article.ID: SharedNotices.Subject]
    private let notices: SharedNotices

    /// An empty result, without any requests.
    static let none = KnownPages(of: nil, knowing: [:], wanting: [], at: .distantPast)

    /// Whether this run made any requests.
    var isAsked: Bool { !records.isEmpty || !robots.isEmpty }
    /// The number of pages read in this run.
    var read: Int { records.count { $0.lastFailure == nil } }
    /// The failures of the other pages in this run.
    var failures: [Failure] { records.compactMap(\.lastFailure) }

    /// Combines this run's answers with earlier pages.
    ///
    /// - Parameters:
    ///   - known: the pages from earlier runs.
    ///   - wanting: the articles of sources that want their pages fetched.
    init(
        of round: DownloadRound<ArticlePage>?, knowing known: [Article.ID: ArticlePage], wanting: [Article],
        at now: Date
    ) {
        let records = (round?.answers ?? []).map { answer in
            let article = answer.request.article
            let attempts = answer.attempts(after: known[article]?.failures ?? 0)
            // A page that was read before keeps its content: a withdrawn article's page may give a notice instead.
            var page = known[article] ?? ArticlePage(article: article, lastAttempt: now)
            let isRead = known[article].map { $0.lastFailure == nil } ?? false
            page.lastAttempt = now
            switch answer.content {
            case .success(let new): return isRead ? page : new
            case .failure(let failure):
                page.failures = attempts.failures
                page.lastFailure = failure
                page.isSettled = page.isSettled || attempts.isSettled
                return page
            }
        }
        let all = known.merging(records.map { ($0.article, $0) }) { $1 }
        let wanted = wanting.filter { all[$0.id] != nil }
        self.init(
            pages: Dictionary(
                wanted.compactMap { article in all[article.id].map { (article.id, $0) } },
                uniquingKeysWith: { first, _ in first }),
            subjects: Dictionary(
                wanted.compactMap { article in SharedNotices.Subject(article).map { (article.id, $0) } },
                uniquingKeysWith: { first, _ in first }),
            records: records, robots: round?.robots ?? [], leftovers: round?.leftovers ?? .none)
    }

    /// Returns the result together with that of a later round of requests.
    func followed(by later: KnownPages) -> KnownPages {
        KnownPages(
            pages: pages.merging(later.records.map { ($0.article, $0) }) { $1 },
            subjects: subjects.merging(later.subjects) { first, _ in first }, records: records + later.records,
            robots: robots + later.robots, leftovers: Leftovers([leftovers, later.leftovers]))
    }

    private init(
        pages: [Article.ID: ArticlePage], subjects: [Article.ID: SharedNotices.Subject], records: [ArticlePage],
        robots: [RobotsRecord], leftovers: Leftovers
    ) {
        self.pages = pages
        self.subjects = subjects
        notices = SharedNotices(in: pages, of: subjects)
        self.records = records
        self.robots = robots
        self.leftovers = leftovers
    }

    /// Returns the article completed from its own page, if that was read.
    func completed(_ article: Article) -> Article {
        pages[article.id].map { article.completed(by: notices.removed(from: $0)) } ?? article
    }
}
