internal import GRDB
internal import Newsroom

/// Which story each article belongs to, as rows of `membership`.
enum MembershipTable {
    static func stories(in db: Database) throws -> [Article.ID: Story.ID] {
        let rows = try Row.fetchCursor(db, sql: "SELECT article, story FROM membership")
        var stories: [Article.ID: Story.ID] = [:]
        while let row = try rows.next() { stories[row[0]] = row[1] as String }
        return stories
    }

    static func remember(_ stories: [Story], in db: Database) throws {
        let statement = try db.makeStatement(
            sql: """
                INSERT INTO membership (article, story) VALUES (?, ?)
                ON CONFLICT (article) DO UPDATE SET story = excluded.story WHERE story <> excluded.story
                """)
        for story in stories {
            for article in story.articles { try statement.execute(arguments: [article, story.id]) }
        }
    }

    /// Forgets the memberships of articles that are no longer known.
    static func forgetStrays(in db: Database) throws {
        try db.execute(sql: "DELETE FROM membership WHERE article NOT IN (SELECT id FROM article)")
    }
}
