public import Newsroom
internal import Publishing

/// The result of a run in figures.
public struct Report: Sendable, Equatable {
    public let feedsRead: Int
    public let feedsUnchanged: Int
    public let feedsSkipped: Int
    /// Feeds that failed, each with its stage and reason, in the order of the configuration.
    public let failures: [Failure]
    /// Feeds that have permanently moved, with their new addresses.
    public let moved: [FeedMove]
    /// The items in the feeds that were read.
    public let items: Int
    public let newArticles: Int
    /// The number of articles' own pages read in this run, for sources that want that.
    public let articlePages: Int
    /// Those that could not be read.
    public let articlePageFailures: [Failure]
    /// The number of publishers' pictures read in this run, when the site keeps copies.
    public let pictures: Int
    /// Those that could not be read, or cannot be shown.
    public let pictureFailures: [Failure]
    /// The number of articles in the edition's window.
    public let articles: Int
    /// The number of stories that two or more publishers report.
    public let stories: Int
    /// How many articles each edition beside the main one shows, in the order of the configuration.
    public let editions: [EditionCount]
    /// The number of articles with a place.
    public let placed: Int
    /// The model that was asked for summaries; nil when none is configured.
    public let model: String?
    /// The number of stories whose summary the model wrote.
    public let storiesByModel: Int
    /// The number of the model's sentences that were dropped because the sources do not support them.
    public let sentencesDropped: Int
    /// Why the model was not asked all questions; the sources' own sentences are used instead.
    public let modelFailure: Failure?
    public let pagesWritten: Int
    public let pagesUnchanged: Int
    public let pagesRemoved: Int
}

/// A feed that has permanently moved: the configuration should name its new address.
public struct FeedMove: Sendable, Equatable {
    public let source: FeedSource.ID
    public let to: String
}

/// The number of articles that an edition shows.
public struct EditionCount: Sendable, Equatable {
    /// The edition's title, as its pages show it.
    public let title: String
    /// Each article counts once, however many pages show it.
    public let articles: Int

    init(_ edition: Edition) {
        title = edition.site.title
        let shown = edition.front + edition.desks.flatMap(\.sections)
        articles = Set(shown.flatMap(\.briefs).map(\.id)).count
    }
}

extension Report {
    init(
        round: FetchRound, newArticles: Int, pages: PageReading, pictures: PictureReading, briefing: Briefing,
        summaries: SummaryRound, publication: Publication
    ) {
        var read = 0
        var unchanged = 0
        var skipped = 0
        var items = 0
        var failures: [Failure] = []
        for entry in round.entries {
            switch entry.answer {
            case .read(_, let count, _):
                read += 1
                items += count
            case .unchanged: unchanged += 1
            case .skipped: skipped += 1
            case .failed(let failure): failures.append(failure)
            }
        }
        feedsRead = read
        feedsUnchanged = unchanged
        feedsSkipped = skipped
        self.failures = failures
        moved = round.records.compactMap { record in record.movedTo.map { FeedMove(source: record.source, to: $0) } }
        self.items = items
        self.newArticles = newArticles
        articlePages = pages.read
        articlePageFailures = pages.failures
        self.pictures = pictures.read
        pictureFailures = pictures.failures
        articles = briefing.briefs.count
        stories = briefing.editions.main.stories.count
        editions = briefing.editions.others.map(EditionCount.init)
        placed = briefing.briefs.count { $0.place != nil }
        model = summaries.model
        storiesByModel = summaries.rewritten
        sentencesDropped = summaries.dropped
        modelFailure = summaries.failure
        pagesWritten = publication.written.count
        pagesUnchanged = publication.unchanged
        pagesRemoved = publication.removed.count
    }
}
