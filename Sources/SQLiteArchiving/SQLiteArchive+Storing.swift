public import Archiving
public import Foundation
internal import GRDB
public import Newsroom

extension SQLiteArchive {
    public func store(articles: [Article], records: [FeedRecord]) throws(ArchiveError) {
        try writing { db in
            try ArticleTable.store(articles, in: db)
            if !articles.isEmpty { try SiteStateTable.clear(in: db) }
            for record in records { try FeedRow(record).insert(db) }
        }
    }

    public func store(pages: [ArticlePage], robots: [RobotsRecord]) throws(ArchiveError) {
        try writing { db in
            for page in pages { try PageRow(page).insert(db) }
            if !pages.isEmpty { try SiteStateTable.clear(in: db) }
            for record in robots { try RobotsRow(record).insert(db) }
        }
    }

    public func store(stories: [Story]) throws(ArchiveError) {
        try writing { db in try MembershipTable.store(stories, in: db) }
    }

    public func store(days: [Day]) throws(ArchiveError) {
        try writing { db in
            for day in days { try DayRow.store(day, in: db) }
        }
    }

    public func store(
        pictures: [PictureRecord], shown addresses: [String], robots: [RobotsRecord], at now: Date
    ) throws(ArchiveError) {
        try writing { db in
            for record in pictures { try PictureRow(record, at: now).insert(db) }
            // Update at most once a day, so that hourly runs don't write every row.
            let moment = now.timeIntervalSinceReferenceDate
            let statement = try db.makeStatement(
                sql: "UPDATE picture SET lastShown = :moment WHERE url = :url AND lastShown < :moment - 86400")
            for address in addresses { try statement.execute(arguments: ["moment": moment, "url": address]) }
            for record in robots { try RobotsRow(record).insert(db) }
        }
    }

    public func store(
        modelAnswers answers: [String: String], at now: Date, forgettingBefore date: Date
    ) throws(ArchiveError) {
        try writing { db in
            for (question, answer) in answers.sorted(by: { $0.key < $1.key }) {
                try ModelAnswerRow(question: question, answer: answer, used: now).insert(db)
            }
            try db.execute(
                sql: "DELETE FROM modelAnswer WHERE used < ?", arguments: [date.timeIntervalSinceReferenceDate])
        }
    }

    public func store(
        permalinks: [Permalink], stories: [StoryRecord], threads: [ThreadRecord]
    ) throws(ArchiveError) {
        try writing { db in
            try PermalinkTable.store(permalinks, in: db)
            for record in stories { try StoryRow(record).insert(db) }
            for record in threads { try record.insert(db) }
        }
    }

    public func store(edition: EditionRecord) throws(ArchiveError) {
        try writing { db in try EditionTable.store(edition, in: db) }
    }

    public func store(siteState: SiteState) throws(ArchiveError) {
        try writing { db in try SiteStateTable.store(siteState, in: db) }
    }

    public func rename(source old: FeedSource.ID, to new: FeedSource.ID) throws(ArchiveError) {
        try writing { db in
            try ArticleTable.rename(source: old, to: new, in: db)
            try SiteStateTable.clear(in: db)
            try db.execute(sql: "DELETE FROM feed WHERE source = ?", arguments: [old])
        }
    }

    public func expire(
        _ articles: Set<Article.ID>, at moment: Date, forgettingMarkedBefore date: Date
    ) throws(ArchiveError) -> Int {
        try writing { db in
            let count = try ExpiryTable.expire(articles, at: moment, forgettingMarkedBefore: date, in: db)
            if count > 0 {
                try SiteStateTable.clear(in: db)
                for table in ["sighting", "membership", "page"] {
                    try db.execute(sql: "DELETE FROM \(table) WHERE article NOT IN (SELECT id FROM article)")
                }
            }
            return count
        }
    }

    public func forget(before date: Date) throws(ArchiveError) {
        try writing { db in
            try db.execute(
                sql: "DELETE FROM picture WHERE lastShown < ?", arguments: [date.timeIntervalSinceReferenceDate])
        }
    }

    public func forgetRobots(fetchedBy date: Date) throws(ArchiveError) {
        try writing { db in
            try db.execute(
                sql: "DELETE FROM robots WHERE fetched <= ?", arguments: [date.timeIntervalSinceReferenceDate])
        }
    }
}
