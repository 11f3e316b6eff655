internal import Archiving
internal import Deduplicating
internal import Fetching
internal import Foundation
internal import Newsroom
internal import Parsing

extension Pipeline {
    /// Whether any source wants its articles' pages read.
    var extractsArticles: Bool { configuration.sources.contains { $0.isEnabled && $0.extractsArticles } }

    /// Reads the pages of articles whose sources want it, each once, and remembers what they gave.
    func pagesRead(
        for intake: Intake, after round: FetchRound, knowing known: Memory, at now: Date
    ) async throws -> PageReading {
        guard extractsArticles else { return PageReading(pages: [:], read: 0, failures: []) }
        observe(.began(.completing))
        defer { observe(.ended(.completing)) }
        let wanted = pagesWanted(among: current(intake, knowing: known, at: now), after: round, knowing: known, at: now)
        var robots: [RobotsRecord] = []
        var read: [Article.ID: ArticlePage] = [:]
        await withTaskGroup(of: ArticlePage.self) { group in
            let sources = Dictionary(wanted.map { ($0.article, $0.source.id) }, uniquingKeysWith: { first, _ in first })
            for await answer in stages.fetcher.pages(wanted, knowing: known.robots, at: now) {
                switch answer {
                case .robots(let record): robots.append(record)
                case .page(let article, let body):
                    group.addTask { [parser = stages.pageParser] in
                        do throws(Failure) {
                            var page = try parser.page(
                                of: article, from: body, source: sources[article] ?? "", at: now)
                            page.text = Article.beginning(of: page.text)
                            return page
                        } catch {
                            return .failed(article, error, after: .max, at: now)
                        }
                    }
                case .forbidden(let article, let failure):
                    read[article] = .failed(article, failure, after: .max, at: now)
                case .failed(let article, let failure):
                    let failures = known.pages[article]?.failures ?? 0
                    read[article] = .failed(article, failure, after: failures, at: now)
                }
            }
            for await page in group { read[page.article] = page }
        }
        let pages = wanted.compactMap { read[$0.article] }
        try stages.archive.remember(pages: pages, robots: robots.sorted { $0.origin < $1.origin })
        let wanting = Set(configuration.sources.filter(\.extractsArticles).map(\.id))
        let all = known.pages.merging(read) { $1 }
        let shown = intake.all.compactMap { article in
            wanting.contains(article.source) ? all[article.id].map { (article.id, $0) } : nil
        }
        return PageReading(
            pages: Dictionary(shown, uniquingKeysWith: { first, _ in first }),
            read: pages.count { $0.lastFailure == nil }, failures: pages.compactMap(\.lastFailure))
    }

    /// The newest articles of each source that wants it, of this week, whose pages were neither read nor given up; only
    /// while the source's feed answers.
    private func pagesWanted(
        among articles: [Article], after round: FetchRound, knowing known: Memory, at now: Date
    ) -> [PageRequest] {
        let week = now.addingTimeInterval(-7 * 86_400)
        let answering = round.entries.filter { entry in
            switch entry.answer {
            case .read, .unchanged: entry.source.extractsArticles
            case .skipped, .failed: false
            }
        }
        let sources = Dictionary(answering.map { ($0.source.id, $0.source) }, uniquingKeysWith: { first, _ in first })
        var counts: [FeedSource.ID: Int] = [:]
        return articles.compactMap { article in
            guard let source = sources[article.source], let url = article.url, article.moment >= week,
                counts[source.id, default: 0] < configuration.fetching.articlesPerSource
            else { return nil }
            if let page = known.pages[article.id], page.isSettled || page.lastAttempt >= now { return nil }
            counts[source.id, default: 0] += 1
            return PageRequest(article: article.id, url: url, source: source)
        }
    }
}

extension ArticlePage {
    /// Failures after which a page is not asked for again: by then it is no news.
    private static let patience = 3

    /// - Parameter failures: how often it had failed before; `.max` where asking again would be in vain.
    fileprivate static func failed(
        _ article: Article.ID, _ failure: Failure, after failures: Int, at now: Date
    ) -> ArticlePage {
        let count = failures == .max ? 1 : failures + 1
        return ArticlePage(
            article: article, lastAttempt: now, failures: count, lastFailure: failure,
            isSettled: failures == .max || count >= patience)
    }
}
