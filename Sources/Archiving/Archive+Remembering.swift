public import Foundation
internal import GRDB
public import Newsroom

/// What becomes known, and what is forgotten.
extension Archive {
    /// Remembers days that are over; a day that is known stays as it was.
    public func remember(days: [Day]) throws(ArchiveError) {
        try writing { db in try DayTable.remember(days, in: db) }
    }

    /// Remembers what asking for pictures brought, and which pictures this run shows.
    public func remember(
        pictures: [PictureRecord], shown addresses: [String], at now: Date
    ) throws(ArchiveError) {
        try writing { db in
            try PictureTable.remember(pictures, at: now, in: db)
            try PictureTable.markShown(addresses, at: now, in: db)
        }
    }

    /// Remembers what asking for pages brought.
    public func remember(pages: [ArticlePage], robots: [RobotsRecord]) throws(ArchiveError) {
        try writing { db in
            try PageTable.remember(pages, in: db)
            try RobotsTable.remember(robots, in: db)
        }
    }

    /// Remembers what a run has read, all or nothing: a validator never gets ahead of the articles it stands for, or
    /// these would be lost behind a "not modified".
    ///
    /// An article that is known is replaced, except that it keeps the moment when it was first seen.
    public func remember(articles: [Article], records: [FeedRecord]) throws(ArchiveError) {
        try writing { db in
            try ArticleTable.remember(articles, in: db)
            try FeedTable.remember(records, in: db)
        }
    }

    /// Remembers which story each of their articles belongs to.
    public func remember(stories: [Story]) throws(ArchiveError) {
        try writing { db in try MembershipTable.remember(stories, in: db) }
    }

    /// Remembers an edition and the stories that had a page in it, or lost theirs to another.
    public func remember(edition: EditionRecord, stories: [StoryRecord]) throws(ArchiveError) {
        try writing { db in
            try EditionTable.remember(edition, in: db)
            try StoryRecordTable.remember(stories, in: db)
        }
    }

    /// Remembers answers that a run used, and forgets those that none has used since the date.
    public func remember(
        modelAnswers answers: [String: String], at now: Date, forgettingBefore date: Date
    ) throws(ArchiveError) {
        try writing { db in
            try ModelAnswerTable.remember(answers, at: now, in: db)
            try ModelAnswerTable.forget(before: date, in: db)
        }
    }

    /// Forgets the articles whose moment and last sighting are before the date; returns how many.
    ///
    /// An article that its feed still held when that was last read stays, however old: it would come back as new as
    /// soon as the feed changes. (Seen in the wild: feeds that answer "not modified" for months.) Feeds that are no
    /// longer asked for have no such claim.
    public func forget(before date: Date) throws(ArchiveError) -> Int {
        try writing { db in
            let count = try ArticleTable.forget(before: date, in: db)
            if count > 0 {
                try MembershipTable.forgetStrays(in: db)
                try PageTable.forgetStrays(in: db)
            }
            try RobotsTable.forget(before: date, in: db)
            try StoryRecordTable.forget(before: date, in: db)
            try DayTable.forget(before: date, in: db)
            try PictureTable.forget(before: date, in: db)
            return count
        }
    }
}
