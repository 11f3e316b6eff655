public import Foundation
internal import GRDB
public import Newsroom

/// What is known.
extension Archive {
    /// What is remembered of each feed.
    public func records() throws(ArchiveError) -> [FeedSource.ID: FeedRecord] {
        try reading { db in try FeedTable.records(in: db) }
    }

    /// The articles whose moment, or whose last sighting, is not before the date; the first seen first.
    public func articles(since date: Date) throws(ArchiveError) -> [Article] {
        try reading { db in try ArticleTable.articles(since: date, in: db) }
    }

    /// The story that each article belonged to when stories were last made, so that a story keeps its address.
    public func stories() throws(ArchiveError) -> [Article.ID: Story.ID] {
        try reading { db in try MembershipTable.stories(in: db) }
    }

    /// What is remembered of stories that have or had a page, in the order of their ids.
    public func storyRecords() throws(ArchiveError) -> [StoryRecord] {
        try reading { db in try StoryRecordTable.records(in: db) }
    }

    /// The last edition that was made for a moment before this one; nil when there was none.
    public func edition(before moment: Date) throws(ArchiveError) -> EditionRecord? {
        try reading { db in try EditionTable.record(before: moment, in: db) }
    }

    /// What is known of articles' own pages.
    public func pages() throws(ArchiveError) -> [Article.ID: ArticlePage] {
        try reading { db in try PageTable.pages(in: db) }
    }

    /// Every robots.txt that is remembered, by origin.
    public func robots() throws(ArchiveError) -> [RobotsRecord] {
        try reading { db in try RobotsTable.records(in: db) }
    }

    /// The days that were over when they were remembered, the oldest first.
    public func days() throws(ArchiveError) -> [Day] {
        try reading { db in try DayTable.days(in: db) }
    }

    /// What is known of pictures at these addresses.
    public func pictures(at addresses: [String]) throws(ArchiveError) -> [String: PictureRecord] {
        try reading { db in try PictureTable.records(at: addresses, in: db) }
    }

    /// What models answered to questions, of those that were asked before; by hashes of the questions.
    public func modelAnswers(to questions: [String]) throws(ArchiveError) -> [String: String] {
        try reading { db in try ModelAnswerTable.answers(to: questions, in: db) }
    }
}
