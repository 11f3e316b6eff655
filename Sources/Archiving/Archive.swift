public import FoundationEssentials
public import Newsroom

/// The memory from one run to the next: articles, the story that each belongs to, and the state of each feed.
///
/// Feeds hold only their latest items; the archive makes weeks, timelines and trends possible. A run reads all that it
/// needs at its beginning and writes its results in a few steps. Each call takes effect whole or not at all. Two runs
/// may call at once: the later one waits.
///
/// `SQLiteArchiving` is the archive that ships. Another one needs to implement only these calls; `ArchiveConformance`
/// in the tests states the promises of each.
public protocol Archive: Sendable {
    // MARK: Recalling

    /// The state of each feed: validators, back-off, and how it last answered.
    func records() throws(ArchiveError) -> [FeedSource.ID: FeedRecord]

    /// The articles whose moment or last sighting is at or after the date, by when they were first seen, then by id.
    func articles(since date: Date) throws(ArchiveError) -> [Article]

    /// The story that each article belonged to when stories were last made, so that a story keeps its address.
    func stories() throws(ArchiveError) -> [Article.ID: Story.ID]

    /// The records of stories that have or had a page, by id.
    func storyRecords() throws(ArchiveError) -> [StoryRecord]

    /// The records of running stories that have or had a page, by id.
    func threadRecords() throws(ArchiveError) -> [ThreadRecord]

    /// Every address that the site has given out, by path.
    func permalinks() throws(ArchiveError) -> [Permalink]

    /// The latest edition made for a moment before this one; nil when there was none. So an edition that is made again
    /// for the same moment is compared with the same predecessor.
    func edition(before moment: Date) throws(ArchiveError) -> EditionRecord?

    /// The articles' own pages, as far as they were asked for.
    func pages() throws(ArchiveError) -> [Article.ID: ArticlePage]

    /// The robots.txt files of these origins, as far as they were fetched after the date, by origin.
    func robots(of origins: [String], since date: Date) throws(ArchiveError) -> [RobotsRecord]

    /// The days that were complete when they were remembered, the oldest first.
    func days() throws(ArchiveError) -> KeptDays

    /// The records of the pictures at these addresses, by address; those never asked for are missing.
    func pictures(at addresses: [String]) throws(ArchiveError) -> [String: PictureRecord]

    /// The answers that models gave in earlier runs, by the hash of the question.
    func modelAnswers(to questions: [String]) throws(ArchiveError) -> [String: String]

    /// The site as it stood when it was last remembered; nil where articles or their pages were remembered or forgotten
    /// since, or a feed goes on under another id.
    func standing() throws(ArchiveError) -> StandingSite?

    // MARK: Remembering

    /// Remembers the articles and feeds that a run has read, all or nothing: a feed's validator must never be kept
    /// without its articles, or they would be lost behind a "not modified".
    ///
    /// A known article is replaced, except that it keeps the moment when it was first seen, and that its last sighting
    /// only moves forward.
    func remember(articles: [Article], records: [FeedRecord]) throws(ArchiveError)

    /// Remembers the pages that were asked for, and the robots.txt files met on the way.
    func remember(pages: [ArticlePage], robots: [RobotsRecord]) throws(ArchiveError)

    /// Remembers the story of each article.
    func remember(stories: [Story]) throws(ArchiveError)

    /// Remembers complete days; a day that is already known stays as it was. Where a day is not over that was taken to be
    /// (a clock ran ahead, or the site's midnight was another), what is known of it is no longer over, and gives way to the
    /// day once it is.
    func remember(days: [Day]) throws(ArchiveError)

    /// Remembers the pictures that were asked for, and which of the known pictures this run shows.
    func remember(
        pictures: [PictureRecord], shown addresses: [String], robots: [RobotsRecord], at now: Date
    ) throws(ArchiveError)

    /// Remembers the answers that a run used, and forgets those that no run has used since the date.
    func remember(
        modelAnswers answers: [String: String], at now: Date, forgettingBefore date: Date
    ) throws(ArchiveError)

    /// Remembers, for ever, addresses that the site is about to give out, and the stories and running stories that have a
    /// page in it or lost theirs to another. One that is known is replaced.
    func remember(permalinks: [Permalink], stories: [StoryRecord], threads: [ThreadRecord]) throws(ArchiveError)

    /// Remembers an edition. The one before it is kept; all others are dropped.
    func remember(edition: EditionRecord) throws(ArchiveError)

    /// Remembers a site as it stands, in place of any other.
    func remember(standing: StandingSite) throws(ArchiveError)

    /// Remembers that a feed goes on under another id: what the old one brought is the new one's from now on, and what
    /// was remembered of the old feed itself is forgotten.
    func rename(source old: FeedSource.ID, to new: FeedSource.ID) throws(ArchiveError)

    // MARK: Forgetting

    /// Marks these articles as expired at the moment, where they are not marked yet, and takes the mark off all others;
    /// forgets those of them that were marked before the date, with what is only known of them; returns how many.
    ///
    /// Two steps, so that a clock that runs ahead for a while costs nothing.
    func expire(_ articles: Set<Article.ID>, at moment: Date, forgettingMarkedBefore date: Date) throws(ArchiveError)
        -> Int

    /// Forgets the pictures that were last shown before the date. Days and addresses stay.
    func forget(before date: Date) throws(ArchiveError)

    /// Forgets the robots.txt files that were fetched at the date or before it.
    func forgetRobots(fetchedBy date: Date) throws(ArchiveError)
}

/// The days that an archive holds. One that cannot be read is no reason to do without all others, nor without today.
public struct KeptDays: Sendable, Equatable {
    /// The oldest first.
    public let days: [Day]
    /// Those of which the archive holds something that is damaged: they are left out.
    public let damaged: [Day.ID]

    public init(_ days: [Day], damaged: [Day.ID] = []) {
        self.days = days
        self.damaged = damaged
    }
}
