public import Deduplicating
public import FoundationEssentials
public import Newsroom
internal import Publishing

/// The result of a run in figures.
public struct Report: Sendable, Equatable {
    /// What became of each feed, in the order of the configuration.
    public let feeds: [FeedOutcome]
    public let feedsRead: Int
    public let feedsUnchanged: Int
    public let feedsSkipped: Int
    /// Feeds that failed, each with its stage and reason, in the order of the configuration.
    public let failures: [Failure]
    /// Feeds, pages and pictures that were not asked for because the time of their host, or of all together, was up.
    public let feedsLeft: Leftovers
    public let articlePagesLeft: Leftovers
    public let picturesLeft: Leftovers
    /// Why feeds failed before that were not asked this time, because of that.
    public let earlierFailures: [Failure]
    /// Those of `failures` that did not fail the last time.
    public let newFailures: [Failure]
    /// Whether no server answered at all: our own network is down, and nothing is held against the feeds.
    public let isCutOff: Bool
    /// Feeds that have permanently moved, and where to.
    public let moved: [FeedMove]
    /// Feeds that continue what is known of others, which the configuration no longer has.
    public let successions: [Succession]
    /// Items in the feeds read.
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
    /// What the edition holds.
    public let figures: EditionFigures
    /// Since when the site stands as it is: nothing is new, and nothing was made. nil where it was made in this run.
    public let standsSince: Date?
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
    /// Days whose page is left out, because what the archive holds of them is damaged.
    public let damagedDays: [Day.ID]
    /// Rows of the archive that are left out, because they hold what is never written: a line for a few of each table, and counts.
    public let damagedRows: [String]
    /// Why the edition could not be written as data; nil when it was, or nobody wants it. The site stands all the same.
    public let exportFailure: String?
    /// Why today's digest could not be spoken; nil when it was, or nobody wants it. The site stands all the same.
    public let speechFailure: String?
    /// Why the archive could not remember what was published; nil when it could. The site stands all the same.
    public let lapse: String?

    /// Whether every feed is well as far as anybody knows.
    public var isWell: Bool { failures.isEmpty && earlierFailures.isEmpty }
    /// Whether feeds were asked for and none could be read.
    public var isEmptyHanded: Bool { feedsRead + feedsUnchanged == 0 && !isWell }
}

/// What became of one feed in a run.
public struct FeedOutcome: Sendable, Equatable {
    public let source: FeedSource
    public let answer: FeedAnswer
    /// What asking for it cost; nil where it was not asked for here.
    public let cost: FeedCost?
    /// The newest date among its items, as far as is known.
    public let newestItem: Date?
}

extension FetchRound {
    /// What each feed cost that was asked for here.
    var costs: [FeedSource.ID: FeedCost] {
        Dictionary(entries.compactMap { entry in entry.cost.map { (entry.source.id, $0) } }, uniquingKeysWith: { $1 })
    }
}

/// A feed that has permanently moved: the configuration should name its new address.
public struct FeedMove: Sendable, Equatable {
    public let source: FeedSource.ID
    public let to: String
}

extension Report {
    init(
        round: FetchRound, successions: [Succession] = [], newArticles: Int = 0, pages: PageReading = .none,
        pictures: PictureReading = .none, figures: EditionFigures, standingSince moment: Date? = nil,
        summaries: SummaryRound = SummaryRound(summaries: Summaries()), publication: Publication,
        damagedDays: [Day.ID] = [], damagedRows: [String] = [], exportFailure: String? = nil,
        speechFailure: String? = nil, lapse: String? = nil
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
        standsSince = moment
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
        self.lapse = lapse
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
