public import Deduplicating
public import FoundationEssentials
public import Newsroom
internal import Publishing

/// The result of a run in figures.
public struct Report: Sendable, Equatable {
    /// The outcome of each feed, in configuration order.
    public let feeds: [FeedOutcome]
    public let feedsRead: Int
    public let feedsUnchanged: Int
    public let feedsSkipped: Int
    /// The failed feeds with stage and reason, in configuration order.
    public let failures: [Failure]
    /// The feeds, pages and pictures skipped because time ran out, for their host or for all.
    public let feedsLeft: Leftovers
    public let articlePagesLeft: Leftovers
    public let picturesLeft: Leftovers
    /// The earlier failures of feeds that are backing off and so weren't fetched this time.
    public let earlierFailures: [Failure]
    /// The failures of feeds that didn't fail last time.
    public let newFailures: [Failure]
    /// Whether no server answered at all. Our own network is then down, and it doesn't count against the feeds.
    public let isCutOff: Bool
    /// The feeds that have moved permanently.
    public let moved: [FeedMove]
    /// The feeds that replace others which are no longer configured.
    public let successions: [Succession]
    /// The number of items in the fetched feeds.
    public let items: Int
    public let newArticles: Int
    /// The number of article pages read in this run, for sources with `extract`.
    public let articlePages: Int
    /// The article pages that could not be read.
    public let articlePageFailures: [Failure]
    /// The number of publishers' pictures read in this run, if the site stores copies.
    public let pictures: Int
    /// The pictures that could not be read or cannot be shown.
    public let pictureFailures: [Failure]
    /// The contents of the edition in figures.
    public let figures: EditionFigures
    /// The time the current site was built, if this run found nothing new and left it alone; nil if this run built it.
    public let unchangedSince: Date?
    /// The model asked for summaries; nil if none is configured.
    public let model: String?
    /// The number of stories summarised by the model.
    public let storiesByModel: Int
    /// The number of the model's sentences dropped because the sources don't support them.
    public let sentencesDropped: Int
    /// The reason if the model could not answer all questions; the sources' own sentences are used instead.
    public let modelFailure: Failure?
    public let pagesWritten: Int
    public let pagesUnchanged: Int
    public let pagesRemoved: Int
    /// The days left without a page because their data in the archive is damaged.
    public let damagedDays: [Day.ID]
    /// The archive rows skipped because they are damaged: a line for a few of each table, and counts.
    public let damagedRows: [String]
    /// The reason if the edition could not be exported; nil if it was, or if no export was wanted. The site is
    /// published anyway.
    public let exportFailure: String?
    /// The reason if today's digest could not be spoken; nil if it was, or if no podcast is wanted. The site is
    /// published anyway.
    public let speechFailure: String?
    /// The reason if today's books could not be stored for later editions; nil if they were, or if none are wanted. The
    /// site is published anyway.
    public let bookFailure: String?
    /// The reason if the archive could not record what was published; nil if it could. The site is published anyway.
    public let recordingFailure: String?

    /// The stories that each alert matches; empty if this run left the site alone.
    public let alerts: [AlertFinding]

    /// Whether no feed is known to be failing.
    public var isWell: Bool { failures.isEmpty && earlierFailures.isEmpty }
    /// Whether feeds were requested but none could be read.
    public var hasReadNothing: Bool { feedsRead + feedsUnchanged == 0 && !isWell }
}

/// The outcome of one feed in a run.
public struct FeedOutcome: Sendable, Equatable {
    public let source: FeedSource
    public let answer: FeedAnswer
    /// The cost of fetching it; nil if this run didn't.
    public let cost: FeedCost?
    /// The newest date among its items, if known.
    public let newestItem: Date?
}

extension FetchRound {
    /// The cost of each feed fetched here.
    var costs: [FeedSource.ID: FeedCost] {
        Dictionary(entries.compactMap { entry in entry.cost.map { (entry.source.id, $0) } }, uniquingKeysWith: { $1 })
    }
}

/// A feed that has moved permanently. The configuration should be updated to the new address.
public struct FeedMove: Sendable, Equatable {
    public let source: FeedSource.ID
    public let to: String
}

extension Report {
    init(
        round: FetchRound, successions: [Succession] = [], newArticles: Int = 0, pages: KnownPages = .none,
        pictures: KnownPictures = .none, figures: EditionFigures, standingSince moment: Date? = nil,
        summaries: SummaryRound = SummaryRound(summaries: Summaries()), publication: Publication,
        damagedDays: [Day.ID] = [], damagedRows: [String] = [], exportFailure: String? = nil,
        speechFailure: String? = nil, bookFailure: String? = nil, recordingFailure: String? = nil,
        alerts: [AlertFinding] = []
    ) {
        var read = 0
        var unchanged = 0
        var skipped = 0
        var items = 0
        var failures: [Failure] = []
        var earlierFailures: [Failure] = []
        for entry in round.entries {
            switch entry.answer {
            case .read(_, let count, _):
                read += 1
                items += count
            case .unchanged: unchanged += 1
            case .skipped(_, let failure):
                skipped += 1
                if let failure { earlierFailures.append(failure) }
            case .left: break
            case .failed(let failure): failures.append(failure)
            }
        }
        feeds = round.entries.map {
            FeedOutcome(source: $0.source, answer: $0.answer, cost: $0.cost, newestItem: $0.record.newestItem)
        }
        feedsLeft = round.leftovers
        articlePagesLeft = pages.leftovers
        picturesLeft = pictures.leftovers
        feedsRead = read
        feedsUnchanged = unchanged
        feedsSkipped = skipped
        self.failures = failures
        self.earlierFailures = earlierFailures
        newFailures = round.entries.compactMap { entry in
            if entry.isNewlyFailing, case .failed(let failure) = entry.answer { failure } else { nil }
        }
        isCutOff = round.isCutOff
        self.successions = successions
        moved = round.records.compactMap { record in record.movedTo.map { FeedMove(source: record.source, to: $0) } }
        self.items = items
        self.newArticles = newArticles
        articlePages = pages.read
        articlePageFailures = pages.failures
        self.pictures = pictures.read
        pictureFailures = pictures.failures
        self.figures = figures
        unchangedSince = moment
        model = summaries.model
        storiesByModel = summaries.rewritten
        sentencesDropped = summaries.dropped
        modelFailure = summaries.failure
        pagesWritten = publication.written.count
        pagesUnchanged = publication.unchanged
        pagesRemoved = publication.removed.count
        self.damagedDays = damagedDays
        self.damagedRows = damagedRows
        self.exportFailure = exportFailure
        self.speechFailure = speechFailure
        self.bookFailure = bookFailure
        self.recordingFailure = recordingFailure
        self.alerts = alerts
    }
}

extension EditionFigures {
    init(of briefing: Briefing) {
        self.init(
            articles: briefing.briefs.count,
            promotions: briefing.editions.main.health.reduce(0) { $0 + $1.promotions },
            stories: briefing.editions.main.stories.count, placed: briefing.briefs.count { $0.place != nil },
            editions: briefing.editions.others.map { edition in
                let shown = edition.front + edition.desks.flatMap(\.sections)
                return EditionCount(
                    title: edition.site.title, articles: Set(shown.flatMap(\.briefs).map(\.id)).count)
            }, newest: briefing.editions.main.newest, quietDays: briefing.editions.main.quietDays)
    }
}
