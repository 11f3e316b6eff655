public import Archiving
public import Foundation
public import Newsroom

extension PostgresArchive {
    public func store(articles: [Article], records: [FeedRecord]) throws(ArchiveError) {
        try writing { session in
            try ArticleTable.store(articles, in: session)
            if !articles.isEmpty { try SiteStateTable.clear(in: session) }
            try session.write(records.map(FeedRow.init))
        }
    }

    public func store(pages: [ArticlePage], robots: [RobotsRecord]) throws(ArchiveError) {
        try writing { session in
            try session.write(pages.map(PageRow.init))
            if !pages.isEmpty { try SiteStateTable.clear(in: session) }
            try session.write(robots.map(RobotsRow.init))
        }
    }

    public func store(stories: [Story]) throws(ArchiveError) {
        try writing { session in
            var batch = try ColumnBatch(into: Table("membership", in: session), ["article", "story"], in: session)
            for story in stories {
                for article in story.articles { try batch.append([.text(article), .text(story.id)]) }
            }
            try batch.send()
        }
    }

    public func store(days: [Day]) throws(ArchiveError) {
        try writing { session in
            var known: [Day.ID: Day] = [:]
            let ids = Parameter.texts(days.map(\.id))
            try session.query("SELECT id, content FROM day WHERE id = ANY ($1)", [ids]) { row in
                known[try row.text(at: 0) ?? ""] = DayColumn.day(of: Data((try row.text(at: 1) ?? "").utf8))
            }
            var batch = try ColumnBatch(into: Table("day", in: session), ["id", "content"], in: session)
            for day in days {
                guard let next = DayColumn.next(day, knowing: known[day.id]) else { continue }
                known[day.id] = next
                try batch.append([.text(next.id), .text(try DayColumn.text(of: next))])
            }
            try batch.send()
        }
    }

    public func store(
        pictures: [PictureRecord], shown addresses: [String], robots: [RobotsRecord], at now: Date
    ) throws(ArchiveError) {
        try writing { session in
            try session.write(pictures.map { PictureRow($0, at: now) })
            // Update at most once a day, so that hourly runs don't write every row.
            try session.query(
                """
                UPDATE picture SET "lastShown" = $1 WHERE url = ANY ($2) AND "lastShown" < $1 - 86400
                """, [.real(now.timeIntervalSinceReferenceDate), .texts(addresses)])
            try session.write(robots.map(RobotsRow.init))
        }
    }

    public func store(
        modelAnswers answers: [String: String], at now: Date, forgettingBefore date: Date
    ) throws(ArchiveError) {
        try writing { session in
            try session.write(
                answers.sorted { $0.key < $1.key }.map { ModelAnswerRow(question: $0.key, answer: $0.value, used: now) }
            )
            try session.query(
                "DELETE FROM \"modelAnswer\" WHERE used < $1", [.real(date.timeIntervalSinceReferenceDate)])
        }
    }

    public func store(
        permalinks: [Permalink], stories: [StoryRecord], threads: [ThreadRecord]
    ) throws(ArchiveError) {
        try writing { session in
            try session.write(permalinks)
            try session.write(stories.map(StoryRow.init))
            try session.write(threads)
        }
    }

    public func store(edition: EditionRecord) throws(ArchiveError) {
        try writing { session in try EditionTable.store(edition, in: session) }
    }

    public func store(siteState: SiteState) throws(ArchiveError) {
        try writing { session in try session.write([SiteStateRow(siteState)]) }
    }

    public func rename(source old: FeedSource.ID, to new: FeedSource.ID) throws(ArchiveError) {
        try writing { session in
            try ArticleTable.rename(source: old, to: new, in: session)
            try SiteStateTable.clear(in: session)
            try session.query("DELETE FROM feed WHERE source = $1", [.text(old)])
        }
    }

    public func expire(
        _ articles: Set<Article.ID>, at moment: Date, forgettingMarkedBefore date: Date
    ) throws(ArchiveError) -> Int {
        try writing { session in
            let count = try ExpiryTable.expire(articles, at: moment, forgettingMarkedBefore: date, in: session)
            if count > 0 {
                try SiteStateTable.clear(in: session)
                for table in ["sighting", "membership", "page"] {
                    try session.execute(
                        "DELETE FROM \(table) WHERE NOT EXISTS (SELECT FROM article WHERE id = \(table).article)")
                }
            }
            return count
        }
    }

    public func forget(before date: Date) throws(ArchiveError) {
        try writing { session in
            try session.query(
                "DELETE FROM picture WHERE \"lastShown\" < $1", [.real(date.timeIntervalSinceReferenceDate)])
        }
    }

    public func forgetRobots(fetchedBy date: Date) throws(ArchiveError) {
        try writing { session in
            try session.query("DELETE FROM robots WHERE fetched <= $1", [.real(date.timeIntervalSinceReferenceDate)])
        }
    }
}
