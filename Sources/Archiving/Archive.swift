public import Foundation
internal import GRDB
public import Newsroom

/// What was known before this run: articles, which story each belongs to, and how each feed is doing.
///
/// Feeds hold only their last few items; the archive is what makes a week, a timeline and a trend possible. It is one
/// SQLite file, `pulse.sqlite`, which may be copied, read with `sqlite3`, or thrown away.
public struct Archive: Sendable {
    private let database: DatabaseQueue
    private let path: String

    /// Opens the archive of a folder; makes the folder and the file where there are none.
    ///
    /// Two runs may share it: the second waits for the first one's transactions, for at most ten seconds each.
    public init(folder: String) throws(ArchiveError) {
        try self.init(folder: folder, patience: 10)
    }

    /// - Parameters:
    ///   - patience: seconds to wait for another run's transaction.
    ///   - pages: how large the file may grow, in SQLite's pages of 4,096 bytes; 0 is without limit.
    init(folder: String, patience: Double, pages: Int = 0) throws(ArchiveError) {
        let url = URL(filePath: folder, directoryHint: .isDirectory).appending(path: "pulse.sqlite")
        let path = url.path(percentEncoded: false)
        self.path = path
        do {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        } catch {
            throw ArchiveError(.unwritable, at: path)
        }
        var configuration = Configuration()
        configuration.journalMode = .wal
        configuration.busyMode = .timeout(patience)
        configuration.label = "archive"
        if pages > 0 { configuration.prepareDatabase { try $0.execute(sql: "PRAGMA max_page_count = \(pages)") } }
        // SQLite does not wait for the change to WAL that the first ever to open the file makes; so we do.
        let pause = 0.05
        var attempts = max(1, Int(patience / pause))
        while true {
            do {
                database = try Self.open(path, configuration)
                return
            } catch {
                let error = ArchiveError(error, at: path)
                attempts -= 1
                if error.reason != .locked || attempts == 0 { throw error }
                Thread.sleep(forTimeInterval: pause)
            }
        }
    }

    private static func open(_ path: String, _ configuration: Configuration) throws -> DatabaseQueue {
        let database = try DatabaseQueue(path: path, configuration: configuration)
        try database.read { db in
            // The migrator's own table comes first and alone: a run may have been killed right then.
            let sql = "SELECT count(*) FROM sqlite_master WHERE tbl_name <> 'grdb_migrations'"
            if let count = try Int.fetchOne(db, sql: sql), count > 0,
                try Int.fetchOne(db, sql: "PRAGMA application_id") != Schema.applicationID
            {
                throw ArchiveError(.foreign, at: path)
            }
            if try Schema.migrator.hasBeenSuperseded(db) { throw ArchiveError(.newer, at: path) }
        }
        do {
            try Schema.migrator.migrate(database)
        } catch {
            // Another run may have taken the same step meanwhile; asked again, the migrator sees it.
            try Schema.migrator.migrate(database)
        }
        return database
    }

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

    /// Remembers days that are over; a day that is known stays as it was.
    public func remember(days: [Day]) throws(ArchiveError) {
        try writing { db in try DayTable.remember(days, in: db) }
    }

    /// What is known of pictures at these addresses.
    public func pictures(at addresses: [String]) throws(ArchiveError) -> [String: PictureRecord] {
        try reading { db in try PictureTable.records(at: addresses, in: db) }
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

    /// What models answered to questions, of those that were asked before; by hashes of the questions.
    public func modelAnswers(to questions: [String]) throws(ArchiveError) -> [String: String] {
        try reading { db in try ModelAnswerTable.answers(to: questions, in: db) }
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

    private func reading<T>(_ body: (Database) throws -> T) throws(ArchiveError) -> T {
        do { return try database.read(body) } catch { throw ArchiveError(error, at: path) }
    }

    private func writing<T>(_ body: (Database) throws -> T) throws(ArchiveError) -> T {
        do { return try database.write(body) } catch { throw ArchiveError(error, at: path) }
    }
}
