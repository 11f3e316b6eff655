internal import Deduplicating
internal import Fetching
internal import Foundation
internal import Newsroom
internal import Parsing
internal import Sectioning
internal import SiteBuilding

extension PipelinePart {
    /// Whether any enabled source has `extract`.
    var extractsArticles: Bool { configuration.sources.contains { $0.isEnabled && $0.extractsArticles } }
}

extension NewsDesk {
    /// Returns an article completed from its own page. The page is screened like a feed, since it is just as untrusted.
    func completed(_ article: Article, by pages: PageReading) -> Article {
        let completed = pages.completed(article)
        return completed == article ? article : stages.addressScreen.screened(completed)
    }

    /// Reads the pages of articles that their sources want completed, and the transcripts and chapters of episodes.
    func pagesRead(
        for window: ArticleWindow, of intake: Intake, after round: FetchRound, knowing known: Recollection,
        journal: RunJournal?, at now: Date
    ) async throws -> PageReading {
        guard extractsArticles else { return pages(of: intake, knowing: known, at: now) }
        let wanted = filesWanted(among: window.current, after: round, knowing: known, at: now)
        let requests = wanted.map(\.request)
        let files = Dictionary(wanted.map { ($0.request.article, $0.file) }, uniquingKeysWith: { first, _ in first })
        let robots = try recalledRobots(of: requests.compactMap(\.origin), at: now)
        return await step(.completing) {
            let answers = await DownloadRound<ArticlePage>(
                of: requests, by: edges.fetcher, knowing: robots, at: now
            ) { [parser = edges.pageParser] request, body throws(Failure) in
                func page() throws(Failure) -> ArticlePage {
                    var page = try parser.page(of: request.article, from: body, source: request.source.id, at: now)
                    page.text = (files[request.article] ?? .page(request.url)).stored(page.text)
                    return page
                }
                guard let journal else { return try page() }
                return try journal.reading(.page(request.article)) { () throws(Failure) in try page() }
            }
            return pages(of: intake, knowing: known, and: answers, at: now)
        }
    }

    /// Returns the pages known so far, for articles of sources with `extract`.
    func pages(
        of intake: Intake, knowing known: Recollection, and round: DownloadRound<ArticlePage>? = nil, at now: Date
    ) -> PageReading {
        let wanting = Set(configuration.sources.filter(\.extractsArticles).map(\.id))
        return PageReading(
            of: round, knowing: known.pages,
            wanting: extractsArticles ? intake.all.filter { wanting.contains($0.source) } : [], at: now)
    }

    /// Selects the files to fetch: for each reachable source with `extract`, the newest articles of the past week whose
    /// files have been neither read nor given up. For corrections, the pages of articles that may have been withdrawn
    /// are read once more.
    private func filesWanted(
        among articles: [Article], after round: FetchRound, knowing known: Recollection, at now: Date
    ) -> [(request: PageRequest, file: CompletingFile)] {
        let week = now.addingTimeInterval(-7 * 86_400)
        let answering = round.entries.filter { $0.answer.isReached && $0.source.extractsArticles }
        let sources = Dictionary(answering.map { ($0.source.id, $0.source) }, uniquingKeysWith: { first, _ in first })
        let dropped =
            configuration.building.correctionDays > 0
            ? DroppedArticles(among: articles, records: round.updated(known.records)) : nil
        var counts: [FeedSource.ID: Int] = [:]
        return articles.compactMap { article in
            guard let source = sources[article.source], article.moment >= week, let file = article.completingFile,
                counts[source.id, default: 0] < configuration.fetching.articlesPerSource
            else { return nil }
            if let page = known.pages[article.id],
                page.isSettled && (file.address != article.url || dropped?.asksAgain(for: page, of: article) != true)
                    || page.lastAttempt >= now || page.isUnderSuspicion(at: now)
            {
                return nil
            }
            counts[source.id, default: 0] += 1
            return (request: PageRequest(article: article.id, url: file.address, source: source), file: file)
        }
    }
}
