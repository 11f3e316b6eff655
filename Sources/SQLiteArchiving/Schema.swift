internal import Archiving
internal import Computing
internal import GRDB
internal import Newsroom

/// The archive's tables, as an append-only sequence of migrations.
///
/// Dates are floating-point seconds since 2001, like `Date` itself, so they round-trip exactly.
/// (`datetime(published + 978307200, 'unixepoch')` makes them readable.)
enum Schema {
    /// "PULS": SQLite's `application_id`, which distinguishes an archive from other programs' databases.
    static let applicationID = 0x5055_4C53

    static var migrator: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("1 articles, sightings, membership, feeds") { db in
            try db.execute(
                sql: """
                    PRAGMA application_id = \(applicationID);

                    CREATE TABLE article (
                        id TEXT NOT NULL PRIMARY KEY,
                        source TEXT NOT NULL,
                        identifier TEXT,
                        title TEXT NOT NULL,
                        url TEXT,
                        published REAL,
                        updated REAL,
                        firstSeen REAL NOT NULL,
                        authors TEXT,
                        summary TEXT NOT NULL,
                        text TEXT NOT NULL,
                        image TEXT,
                        language TEXT,
                        tags TEXT,
                        enclosures TEXT
                    );

                    -- Apart from the articles, because this changes every night and they hardly ever do.
                    CREATE TABLE sighting (
                        article TEXT NOT NULL PRIMARY KEY,
                        lastSeen REAL NOT NULL
                    ) WITHOUT ROWID;

                    CREATE TABLE membership (
                        article TEXT NOT NULL PRIMARY KEY,
                        story TEXT NOT NULL
                    ) WITHOUT ROWID;

                    CREATE TABLE feed (
                        source TEXT NOT NULL PRIMARY KEY,
                        entityTag TEXT,
                        lastModified TEXT,
                        movedTo TEXT,
                        isGone INTEGER NOT NULL,
                        failures INTEGER NOT NULL,
                        failureStage TEXT,
                        failureReason TEXT,
                        notBefore REAL,
                        lastAttempt REAL,
                        lastSuccess REAL,
                        lastRead REAL,
                        format TEXT,
                        problem TEXT,
                        items INTEGER,
                        newestItem REAL
                    ) WITHOUT ROWID;
                    """)
        }
        migrator.registerMigration("2 articles' pages, robots.txt") { db in
            try db.execute(
                sql: """
                    -- What articles' own pages gave, apart from what their feeds say, which is read anew every night.
                    CREATE TABLE page (
                        article TEXT NOT NULL PRIMARY KEY,
                        text TEXT NOT NULL,
                        image TEXT,
                        authors TEXT,
                        lastAttempt REAL NOT NULL,
                        failures INTEGER NOT NULL,
                        failureStage TEXT,
                        failureSource TEXT,
                        failureReason TEXT,
                        isSettled INTEGER NOT NULL
                    );

                    CREATE TABLE robots (
                        origin TEXT NOT NULL PRIMARY KEY,
                        text TEXT NOT NULL,
                        fetched REAL NOT NULL
                    );
                    """)
        }
        migrator.registerMigration("3 stories with a page, editions") { db in
            try db.execute(
                sql: """
                    CREATE TABLE story (
                        id TEXT NOT NULL PRIMARY KEY,
                        lead TEXT NOT NULL,
                        firstShown REAL NOT NULL,
                        lastShown REAL NOT NULL,
                        movedTo TEXT
                    ) WITHOUT ROWID;

                    -- The last edition and the one before it: one made again for its own moment says the same again.
                    CREATE TABLE edition (moment REAL NOT NULL PRIMARY KEY) WITHOUT ROWID;

                    CREATE TABLE told (
                        edition REAL NOT NULL,
                        article TEXT NOT NULL,
                        PRIMARY KEY (edition, article)
                    ) WITHOUT ROWID;
                    """)
        }
        addStated(4...4, to: &migrator)
        migrator.registerMigration("5 models' answers") { db in
            try db.execute(
                sql: """
                    -- By a hash of the model and of all that it was asked.
                    CREATE TABLE modelAnswer (
                        question TEXT NOT NULL PRIMARY KEY,
                        answer TEXT NOT NULL,
                        used REAL NOT NULL
                    );
                    """)
        }
        migrator.registerMigration("6 days, pictures") { db in
            try db.execute(
                sql: """
                    -- The archive's days, as JSON: what a day's page says never changes once the day is over.
                    CREATE TABLE day (
                        id TEXT NOT NULL PRIMARY KEY,
                        content TEXT NOT NULL
                    );

                    -- Publishers' pictures as the site shows them; no bytes where there is none to show.
                    CREATE TABLE picture (
                        url TEXT NOT NULL PRIMARY KEY,
                        path TEXT,
                        width INTEGER,
                        height INTEGER,
                        bytes BLOB,
                        lastAttempt REAL NOT NULL,
                        failures INTEGER NOT NULL,
                        isSettled INTEGER NOT NULL,
                        lastShown REAL NOT NULL
                    );
                    """)
        }
        addStated(7...7, to: &migrator)
        migrator.registerMigration("8 sources by short ids, all feeds of an article, what has expired") { db in
            try db.execute(
                sql: """
                    ALTER TABLE article ADD COLUMN alsoIn TEXT;

                    -- Since when an article is no longer wanted: it is forgotten a week later.
                    CREATE TABLE expiry (
                        article TEXT NOT NULL PRIMARY KEY,
                        since REAL NOT NULL
                    ) WITHOUT ROWID;
                    """)
            // Source ids used to be addresses, which may contain secrets.
            for (table, column) in [("article", "source"), ("feed", "source"), ("page", "failureSource")] {
                let addresses = try String.fetchAll(
                    db, sql: "SELECT DISTINCT \(column) FROM \(table) WHERE \(column) LIKE '%://%'")
                for address in addresses {
                    try db.execute(
                        sql: "UPDATE OR REPLACE \(table) SET \(column) = ? WHERE \(column) = ?",
                        arguments: [sourceID(ofFeed: address), address])
                }
            }
        }
        migrator.registerMigration("9 addresses that were ever given out") { db in
            try db.execute(
                sql: """
                    -- Kept for ever, with the last that the page said.
                    CREATE TABLE permalink (
                        path TEXT NOT NULL PRIMARY KEY,
                        title TEXT NOT NULL,
                        language TEXT,
                        link TEXT,
                        article TEXT,
                        feed TEXT,
                        moment REAL NOT NULL
                    ) WITHOUT ROWID;

                    -- The title of a story whose article has been forgotten is not known any more.
                    INSERT INTO permalink
                    SELECT 'stories/' || story.id, coalesce(article.title, ''), article.language, article.url, story.lead,
                           'feeds/stories/' || story.id, story.lastShown
                    FROM story LEFT JOIN article ON article.id = story.lead;
                    """)
        }
        migrator.registerMigration("10 the address of a feed that has an id of its own") { db in
            try db.execute(sql: "ALTER TABLE feed ADD COLUMN address TEXT")
        }
        migrator.registerMigration("11 changed headlines") { db in
            try db.execute(sql: "ALTER TABLE article ADD COLUMN earlierTitle TEXT")
        }
        migrator.registerMigration("12 running stories") { db in
            try db.execute(
                sql: """
                    ALTER TABLE story ADD COLUMN thread TEXT;
                    ALTER TABLE story ADD COLUMN publishers INTEGER;
                    -- What it is known again by: of each word the number of its stem, its weight and its prominence,
                    -- sixteen bytes; and the matter that it tells of, with where.
                    ALTER TABLE story ADD COLUMN hallmarks BLOB;
                    ALTER TABLE story ADD COLUMN matter TEXT;
                    ALTER TABLE story ADD COLUMN country TEXT;
                    ALTER TABLE story ADD COLUMN latitude REAL;
                    ALTER TABLE story ADD COLUMN longitude REAL;

                    CREATE TABLE thread (
                        id TEXT NOT NULL PRIMARY KEY,
                        firstShown REAL NOT NULL,
                        movedTo TEXT
                    ) WITHOUT ROWID;
                    """)
        }
        migrator.registerMigration("13 the site as it stands") { db in
            try db.execute(
                sql: """
                    -- One row at most: none while the site shows less than the archive knows.
                    CREATE TABLE standing (
                        only INTEGER NOT NULL PRIMARY KEY CHECK (only = 0),
                        moment REAL NOT NULL,
                        fingerprint TEXT NOT NULL,
                        figures TEXT NOT NULL
                    );
                    """)
        }
        addStated(14...14, to: &migrator)
        addStated(15...15, to: &migrator, besides: "ALTER TABLE page ADD COLUMN access TEXT")
        migrator.registerMigration("16 how long a robots.txt holds") { db in
            try db.execute(
                sql: """
                    ALTER TABLE robots ADD COLUMN entityTag TEXT;
                    ALTER TABLE robots ADD COLUMN lastModified TEXT;
                    ALTER TABLE robots ADD COLUMN lifetime REAL NOT NULL DEFAULT 86400;
                    """)
        }
        addStated(17..., to: &migrator)
        return migrator
    }

    /// Adds the migrations with these numbers that add columns of stated facts.
    ///
    /// - Parameter more: SQL that each of them executes besides.
    private static func addStated(
        _ numbers: some RangeExpression<Int>, to migrator: inout DatabaseMigrator, besides more: String? = nil
    ) {
        for (step, columns) in StatedFacts.steps where numbers.contains(step.number) {
            migrator.registerMigration(step.name) { db in
                for column in columns {
                    try db.execute(sql: "ALTER TABLE article ADD COLUMN \(column.name) \(type(of: column))")
                }
                if let more { try db.execute(sql: more) }
            }
        }
    }

    private static func type(of column: FactColumn) -> String {
        switch column.storage {
        case .text: "TEXT"
        case .integer: "INTEGER"
        case .real: "REAL"
        }
    }
}
