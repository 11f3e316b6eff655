public import FoundationEssentials
public import Newsroom

/// The storage between runs: articles, the stories they belong to, and the state of each feed.
///
/// Feeds hold only their latest items, so the archive is what makes timelines and trends over weeks possible. A run
/// loads everything at the start and stores its results in a few steps. Each call is atomic. Two runs may call
/// concurrently; the later one waits.
///
/// The tool ships with `SQLiteArchiving`. Other implementations need only provide these calls. `ArchiveConformance` in
/// the tests specifies each of them.
public protocol Archive: Sendable {
    // MARK: Recalling

    /// Returns the state of each feed: validators, back-off, and the last outcome.
    func records() throws(ArchiveError) -> [FeedSource.ID: FeedRecord]

    /// Returns the articles dated or last seen on or after a date, ordered by first sighting, then id.
    func articles(since date: Date) throws(ArchiveError) -> [Article]

    /// Returns the story each article belonged to in the last run, so that stories keep their addresses.
    func stories() throws(ArchiveError) -> [Article.ID: Story.ID]

    /// Returns the records of stories that have or had a page, by id.
    func storyRecords() throws(ArchiveError) -> [StoryRecord]

    /// Returns the records of running stories that have or had a page, by id.
    func threadRecords() throws(ArchiveError) -> [ThreadRecord]

    /// Returns every address the site has published, by path.
    func permalinks() throws(ArchiveError) -> [Permalink]

    /// Returns the latest edition before a moment; nil if there was none. Rebuilding an edition for the same moment
    /// therefore compares it with the same predecessor.
    func edition(before moment: Date) throws(ArchiveError) -> EditionRecord?

    /// Returns the article pages that have been requested.
    func pages() throws(ArchiveError) -> [Article.ID: ArticlePage]

    /// Returns the robots.txt files of these origins that were fetched after a date, by origin.
    func robots(of origins: [String], since date: Date) throws(ArchiveError) -> [RobotsRecord]

    /// Returns the days that were complete when stored, oldest first.
    func days() throws(ArchiveError) -> ArchivedDays

    /// Returns the records of pictures, by address. Pictures never requested are missing.
    func pictures(at addresses: [String]) throws(ArchiveError) -> [String: PictureRecord]

    /// Returns models' answers from earlier runs, by hash of the question.
    func modelAnswers(to questions: [String]) throws(ArchiveError) -> [String: String]

    /// Returns the last stored state of the site. Returns nil if articles or their pages have been stored or deleted
    /// since, or a feed's id has changed.
    func siteState() throws(ArchiveError) -> SiteState?

    // MARK: Remembering

    /// Stores the articles and feeds of a run in one transaction. A feed's validator must never be stored without its
    /// articles: the server would answer "not modified", and they would be lost.
    ///
    /// A known article is replaced, but keeps the moment it was first seen; the moment it was last seen only moves
    /// forward.
    func store(articles: [Article], records: [FeedRecord]) throws(ArchiveError)

    /// Stores requested pages, and robots.txt files that were fetched or confirmed.
    func store(pages: [ArticlePage], robots: [RobotsRecord]) throws(ArchiveError)

    /// Stores the story of each article.
    func store(stories: [Story]) throws(ArchiveError)

    /// Stores completed days. A stored day never changes, with one exception: if a fast clock or a new time zone closed
    /// it too early, it counts as incomplete and is replaced once it is over.
    func store(days: [Day]) throws(ArchiveError)

    /// Stores requested pictures, and which known pictures this run shows.
    func store(
        pictures: [PictureRecord], shown addresses: [String], robots: [RobotsRecord], at now: Date
    ) throws(ArchiveError)

    /// Stores the answers a run used, and deletes those unused since a date.
    func store(
        modelAnswers answers: [String: String], at now: Date, forgettingBefore date: Date
    ) throws(ArchiveError)

    /// Permanently stores addresses about to be published, and the stories and running stories that have a page or lost
    /// it in a merge. Replaces known ones.
    func store(permalinks: [Permalink], stories: [StoryRecord], threads: [ThreadRecord]) throws(ArchiveError)

    /// Stores an edition. The one before it is kept; all others are deleted.
    func store(edition: EditionRecord) throws(ArchiveError)

    /// Stores the state of the site, replacing any other.
    func store(siteState: SiteState) throws(ArchiveError)

    /// Changes a feed's id. Its articles move to the new id, and the old feed's own record is deleted.
    func rename(source old: FeedSource.ID, to new: FeedSource.ID) throws(ArchiveError)

    // MARK: Forgetting

    /// Updates which articles have expired. Marks these articles unless already marked, and unmarks all others. Deletes
    /// those that were marked before the date, with all related data, and returns their number.
    ///
    /// There are two steps so that a clock that temporarily runs fast does no harm.
    func expire(_ articles: Set<Article.ID>, at moment: Date, forgettingMarkedBefore date: Date) throws(ArchiveError)
        -> Int

    /// Deletes the pictures last shown before a date. Days and addresses are kept.
    func forget(before date: Date) throws(ArchiveError)

    /// Deletes the robots.txt files fetched on or before a date.
    func forgetRobots(fetchedBy date: Date) throws(ArchiveError)
}

/// The days in an archive. An unreadable day must not cost us the other days, or today's edition.
public struct ArchivedDays: Sendable, Equatable {
    /// The readable days, oldest first.
    public let days: [Day]
    /// The days left out because their data is damaged.
    public let damaged: [Day.ID]

    public init(_ days: [Day], damaged: [Day.ID] = []) {
        self.days = days
        self.damaged = damaged
    }
}
