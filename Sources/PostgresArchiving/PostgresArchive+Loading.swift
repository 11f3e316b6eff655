public import Archiving
public import Foundation
public import Newsroom

extension PostgresArchive: Archive {
    public func records() throws(ArchiveError) -> [FeedSource.ID: FeedRecord] {
        try reading { session, damage in
            let records = try session.read(FeedRow.self, leaving: damage).map(\.record)
            return Dictionary(records.map { ($0.source, $0) }, uniquingKeysWith: { first, _ in first })
        }
    }

    public func articles(since date: Date) throws(ArchiveError) -> [Article] {
        try reading { session, damage in try ArticleTable.articles(since: date, in: session, leaving: damage) }
    }

    public func stories() throws(ArchiveError) -> [Article.ID: Story.ID] {
        try reading { session in
            var stories: [Article.ID: Story.ID] = [:]
            try session.query("SELECT article, story FROM membership") { row in
                stories[try row.text(at: 0) ?? ""] = try row.text(at: 1)
            }
            return stories
        }
    }

    public func storyRecords() throws(ArchiveError) -> [StoryRecord] {
        try reading { session, damage in
            try session.read(StoryRow.self, "ORDER BY id", leaving: damage).map(\.record)
        }
    }

    public func threadRecords() throws(ArchiveError) -> [ThreadRecord] {
        try reading { session, damage in try session.read(ThreadRecord.self, "ORDER BY id", leaving: damage) }
    }

    public func permalinks() throws(ArchiveError) -> [Permalink] {
        try reading { session, damage in try session.read(Permalink.self, "ORDER BY path", leaving: damage) }
    }

    public func edition(before moment: Date) throws(ArchiveError) -> EditionRecord? {
        try reading { session in try EditionTable.record(before: moment, in: session) }
    }

    public func siteState() throws(ArchiveError) -> SiteState? {
        try reading { session, damage in try session.read(SiteStateRow.self, leaving: damage).first?.site }
    }

    public func pages() throws(ArchiveError) -> [Article.ID: ArticlePage] {
        try reading { session, damage in
            let pages = try session.read(PageRow.self, leaving: damage).map(\.page)
            return Dictionary(pages.map { ($0.article, $0) }, uniquingKeysWith: { first, _ in first })
        }
    }

    public func robots(of origins: [String], since date: Date) throws(ArchiveError) -> [RobotsRecord] {
        try reading { session, damage in
            try session.read(
                RobotsRow.self, "WHERE origin = ANY ($1) AND fetched > $2 ORDER BY origin",
                [.texts(origins), .real(date.timeIntervalSinceReferenceDate)], leaving: damage
            ).map(\.record)
        }
    }

    public func days() throws(ArchiveError) -> ArchivedDays {
        try reading { session in
            let days = try session.rows("SELECT id, content FROM day ORDER BY id") { row in
                (id: try row.text(at: 0) ?? "", day: DayColumn.day(of: Data((try row.text(at: 1) ?? "").utf8)))
            }
            return ArchivedDays(days.compactMap(\.day), damaged: days.filter { $0.day == nil }.map(\.id))
        }
    }

    public func pictures(at addresses: [String]) throws(ArchiveError) -> [String: PictureRecord] {
        try reading { session, damage in
            let records = try session.read(
                PictureRow.self, "WHERE url = ANY ($1)", [.texts(addresses)], leaving: damage
            ).map(\.record)
            return Dictionary(records.map { ($0.url, $0) }, uniquingKeysWith: { first, _ in first })
        }
    }

    public func modelAnswers(to questions: [String]) throws(ArchiveError) -> [String: String] {
        try reading { session, damage in
            let rows = try session.read(
                ModelAnswerRow.self, "WHERE question = ANY ($1)", [.texts(questions)], leaving: damage)
            return Dictionary(rows.map { ($0.question, $0.answer) }, uniquingKeysWith: { first, _ in first })
        }
    }
}
