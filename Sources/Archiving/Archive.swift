public import FoundationEssentials
public import Newsroom

/// The memory from one run to the next: articles, which story each belongs to, and how each feed is doing.
///
/// Feeds hold only their last few items; the archive is what makes a week, a timeline and a trend possible. A run asks
/// for all that it needs of it at its beginning, and tells it in a few steps what has become known. Each call is done
/// whole or not at all, and may come while another run makes the same: the later one waits.
///
/// `SQLiteArchiving` is the one that ships. A second one needs nothing but these calls; `ArchiveConformance` in the tests
/// says what each of them promises.
public protocol Archive: Sendable {
    // MARK: Recalling

    /// What is remembered of each feed.
    func records() throws(ArchiveError) -> [FeedSource.ID: FeedRecord]

    /// The articles whose moment, or whose last sighting, is not before the date; the first seen first, then by id.
    func articles(since date: Date) throws(ArchiveError) -> [Article]

    /// The story that each article belonged to when stories were last made, so that a story keeps its address.
    func stories() throws(ArchiveError) -> [Article.ID: Story.ID]

    /// What is remembered of stories that have or had a page, in the order of their ids.
    func storyRecords() throws(ArchiveError) -> [StoryRecord]

    /// The last edition that was made for a moment before this one; nil when there was none. An edition made again for
    /// its own moment is compared with the same one as the first time.
    func edition(before moment: Date) throws(ArchiveError) -> EditionRecord?

    /// What is known of articles' own pages.
    func pages() throws(ArchiveError) -> [Article.ID: ArticlePage]

    /// Every robots.txt that is remembered, by origin.
    func robots() throws(ArchiveError) -> [RobotsRecord]

    /// The days that were over when they were remembered, the oldest first.
    func days() throws(ArchiveError) -> [Day]

    /// What is known of pictures at these addresses.
    func pictures(at addresses: [String]) throws(ArchiveError) -> [String: PictureRecord]

    /// The answers of models to those questions that were asked before; by hashes of the questions.
    func modelAnswers(to questions: [String]) throws(ArchiveError) -> [String: String]

    // MARK: Remembering

    /// Remembers what a run has read, all or nothing: a validator never gets ahead of the articles it stands for, or
    /// these would be lost behind a "not modified".
    ///
    /// An article that is known is replaced, except that it keeps the moment when it was first seen, and that its last
    /// sighting only ever moves forward.
    func remember(articles: [Article], records: [FeedRecord]) throws(ArchiveError)

    /// Remembers what asking for pages brought.
    func remember(pages: [ArticlePage], robots: [RobotsRecord]) throws(ArchiveError)

    /// Remembers which story each of their articles belongs to.
    func remember(stories: [Story]) throws(ArchiveError)

    /// Remembers days that are over; a day that is known stays as it was.
    func remember(days: [Day]) throws(ArchiveError)

    /// Remembers what asking for pictures brought, and which of the known pictures this run shows.
    func remember(
        pictures: [PictureRecord], shown addresses: [String], robots: [RobotsRecord], at now: Date
    ) throws(ArchiveError)

    /// Remembers answers that a run used, and forgets those that none has used since the date.
    func remember(
        modelAnswers answers: [String: String], at now: Date, forgettingBefore date: Date
    ) throws(ArchiveError)

    /// Remembers an edition, beside the one before it and in the place of all others, and the stories that had a page
    /// in it or lost theirs to another.
    func remember(edition: EditionRecord, stories: [StoryRecord]) throws(ArchiveError)

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

    /// Forgets what was last of use before the date: robots.txt, stories without a page, pictures, days.
    func forget(before date: Date) throws(ArchiveError)
}
