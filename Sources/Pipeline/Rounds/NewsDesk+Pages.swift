internal import Deduplicating
internal import Fetching
internal import Foundation
internal import Newsroom
internal import Parsing
internal import Sectioning
internal import SiteBuilding

extension PipelineStep {
    static let completing = PipelineStep("reading articles' pages")
}

extension NewsDesk {
    /// Returns an article completed from its own page. The page is screened like a feed, since it is just as untrusted.
    func completed(_ article: Article, by pages: KnownPages) -> Article {
        let completed = pages.completed(article)
        return completed == article ? article : stages.addressScreen.screened(completed)
    }

    /// Reads the pages of articles from sources with `"extract": true`, and the transcripts and chapters of their
    /// episodes.
    ///
    /// For corrections, the pages of articles that may have been withdrawn are read once more.
    func pagesRead(
        for window: ArticleWindow, of matched: MatchedArticles, after round: FetchRound, knowing known: ArchivedState,
        journal: RunJournal?, at now: Date
    ) async throws -> KnownPages {
        let sources = answering(round, wanting: .all)
        guard !sources.isEmpty else { return pages(of: matched, knowing: known, at: now) }
        let dropped =
            configuration.building.correctionDays > 0
            ? DroppedArticles(among: window.current, records: round.updated(known.records)) : nil
        let wanted = filesWanted(
            among: window.current, from: sources, knowing: known.pages, askingAgain: dropped, at: now)
        let answers = try await answers(to: wanted, journal: journal, at: now)
        return pages(of: matched, knowing: known, and: answers, at: now)
    }

    /// Reads the pages of reports in an edition's leading stories, of sources that want only those.
    ///
    /// - Parameter pages: the pages known and read so far.
    /// - Returns: the pages requested here.
    func leadingPagesRead(
        for edition: Edition, besides pages: KnownPages, after round: FetchRound, journal: RunJournal?, at now: Date
    ) async throws -> KnownPages {
        let sources = answering(round, wanting: .top)
        guard !sources.isEmpty, configuration.fetching.topArticles > 0 else { return .none }
        let articles = LeadingReports(of: edition).readable
        let wanted = filesWanted(among: articles, from: sources, knowing: pages.pages, at: now)
            .prefix(configuration.fetching.topArticles)
        guard !wanted.isEmpty else { return .none }
        let answers = try await answers(to: Array(wanted), journal: journal, at: now)
        return KnownPages(of: answers, knowing: pages.pages, wanting: articles, at: now)
    }

    /// Returns the pages known so far, for articles of sources that want them.
    func pages(
        of matched: MatchedArticles, knowing known: ArchivedState, and round: DownloadRound<ArticlePage>? = nil,
        at now: Date
    ) -> KnownPages {
        let wanting = Set(configuration.extractedSources.map(\.id))
        return KnownPages(
            of: round, knowing: known.pages,
            wanting: wanting.isEmpty ? [] : matched.all.filter { wanting.contains($0.source) }, at: now)
    }

    private typealias WantedFile = (request: PageRequest, file: CompletingFile)

    /// Returns the sources with this extraction whose feeds answered in this run, by id; none offline, although workers
    /// may have handed in feeds.
    private func answering(_ round: FetchRound, wanting extraction: Extraction) -> [FeedSource.ID: FeedSource] {
        guard !configuration.isOffline else { return [:] }
        let answering = round.entries.filter {
            $0.answer.isReached && configuration.extraction(of: $0.source) == extraction
        }
        return Dictionary(answering.map { ($0.source.id, $0.source) }, uniquingKeysWith: { first, _ in first })
    }

    /// Selects the files to fetch: of each source, those of the first articles of the past week whose files have been
    /// neither read nor given up.
    private func filesWanted(
        among articles: [Article], from sources: [FeedSource.ID: FeedSource], knowing pages: [Article.ID: ArticlePage],
        askingAgain dropped: DroppedArticles? = nil, at now: Date
    ) -> [WantedFile] {
        let week = now.addingTimeInterval(-7 * 86_400)
        var counts: [FeedSource.ID: Int] = [:]
        return articles.compactMap { article in
            guard let source = sources[article.source], article.moment >= week, let file = article.completingFile,
                counts[source.id, default: 0] < configuration.fetching.articlesPerSource
            else { return nil }
            if let page = pages[article.id],
                page.isSettled && (file.address != article.url || dropped?.shouldRefetch(page, of: article) != true)
                    || page.lastAttempt >= now || page.isUnderSuspicion(at: now)
            {
                return nil
            }
            counts[source.id, default: 0] += 1
            return (request: PageRequest(article: article.id, url: file.address, source: source), file: file)
        }
    }

    /// Fetches and reads files.
    private func answers(
        to wanted: [WantedFile], journal: RunJournal?, at now: Date
    ) async throws -> DownloadRound<ArticlePage> {
        let requests = wanted.map(\.request)
        let files = Dictionary(wanted.map { ($0.request.article, $0.file) }, uniquingKeysWith: { first, _ in first })
        let robots = try loadedRobots(of: requests.compactMap(\.origin), at: now)
        return await step(.completing) {
            await DownloadRound<ArticlePage>(
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
        }
    }
}
