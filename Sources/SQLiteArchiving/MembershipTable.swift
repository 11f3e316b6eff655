internal import GRDB
internal import Newsroom

/// A row of `membership`: the story of an article. Decoded by column rather than with Codable, because there is one for
/// each article.
private struct MembershipRow {
    let article: String
    let story: String

    init(row: Row) throws {
        article = try row.decode(forColumn: "article")
        story = try row.decode(forColumn: "story")
    }
}

/// The table `membership`: the story of each article.
enum MembershipTable {
    static func stories(in db: Database) throws -> [Article.ID: Story.ID] {
        let rows = try Row.fetchCursor(db, sql: "SELECT article, story FROM membership")
        var stories: [Article.ID: Story.ID] = [:]
        while let row = try rows.next() {
            // Skip damaged rows; the article is assigned to a story again.
            if let known = try? MembershipRow(row: row) { stories[known.article] = known.story }
        }
        return stories
    }

    static func store(_ stories: [Story], in db: Database) throws {
        let statement = try db.makeStatement(
            sql: """
                INSERT INTO membership (article, story) VALUES (?, ?)
                ON CONFLICT (article) DO UPDATE SET story = excluded.story WHERE story <> excluded.story
                """)
        for story in stories {
            for article in story.articles { try statement.execute(arguments: [article, story.id]) }
        }
    }
}
