internal import Archiving
internal import Newsroom

/// The archive's tables, as an append-only sequence of migrations. Names and columns match SQLite's, so that rows can
/// be copied unchanged.
///
/// Dates are floating-point seconds since 2001, like `Date` itself. (`to_timestamp(published + 978307200)` makes them
/// readable.) Keys are compared byte by byte, so that their order doesn't depend on the database's locale.
enum Schema {
    /// "PULS": the number of the advisory lock for writers.
    static let lock = 0x5055_4C53

    /// Creates or migrates the tables.
    static func open(_ session: Session, at address: PostgresAddress) throws {
        let encoding = try session.rows("SELECT current_setting('server_encoding')") { try $0.text(at: 0) }.first ?? nil
        guard encoding == "UTF8" else {
            throw ArchiveError(
                .foreign,
                "the database of the archive \(address) has the encoding \(encoding ?? "none"), which cannot hold the "
                    + "news: create one with createdb -E UTF8 -T template0")
        }
        guard try missing(in: session, at: address).isEmpty == false else { return }
        try session.execute("BEGIN")
        try session.query("SELECT pg_advisory_xact_lock($1)", [.integer(lock)])
        try session.execute(
            "CREATE SCHEMA IF NOT EXISTS pulse; CREATE TABLE IF NOT EXISTS pulse.step (name text PRIMARY KEY)")
        // Check again, because another run may have migrated in the meantime.
        for step in try missing(in: session, at: address) {
            try session.execute(step.sql)
            try session.query("INSERT INTO pulse.step VALUES ($1)", [.text(step.name)])
        }
        try session.execute("COMMIT")
    }

    /// Returns the migrations that haven't been applied.
    ///
    /// - Throws: if the schema `pulse` belongs to another program or a newer version.
    static func missing(in session: Session, at address: PostgresAddress) throws -> [(name: String, sql: String)] {
        let tables = try session.rows("SELECT tablename::text FROM pg_tables WHERE schemaname = 'pulse'") {
            try $0.text(at: 0) ?? ""
        }
        guard tables.contains("step") else {
            if tables.isEmpty { return steps }
            throw ArchiveError(
                .foreign,
                "the schema pulse of the archive \(address) belongs to another program: name another database, or rename the schema"
            )
        }
        let taken = try session.rows("SELECT name FROM pulse.step") { try $0.text(at: 0) ?? "" }
        guard Set(taken).isSubset(of: steps.map(\.name)) else {
            throw ArchiveError(
                .newer, "the archive \(address) was written by a newer pulse: update this one, or name another database"
            )
        }
        return steps.filter { !taken.contains($0.name) }
    }

    /// The tables for migrations and workers, which hold no news and aren't copied between archives.
    static let own = ["step", "host", "task", "reading", "item"]

    static let steps =
        [(name: "1 all that SQLite's thirteen steps hold", sql: first), (name: "2 what workers share", sql: second)]
        + StatedFacts.steps.filter { $0.step.number > included }.map { step, columns in
            // Pages got their `access` column in the same step as articles.
            let more = step.number == 15 ? "ALTER TABLE pulse.page ADD COLUMN access text;\n" : ""
            return (name: step.name, sql: adding(columns, to: "article") + adding(columns, to: "item") + more)
        } + [(name: "16 how long a robots.txt holds", sql: robotsLifetime)]

    /// The last of SQLite's migrations whose columns these tables had from the start.
    private static let included = 13

    /// The columns of stated facts that these tables had from the start.
    private static let stated = StatedFacts.table.filter { ($0.step?.number ?? 0) <= included }.flatMap(\.columns)

    private static func declaration(of column: FactColumn) -> String {
        let type =
            switch column.storage {
            case .text: "text"
            case .integer: "bigint"
            case .real: "double precision"
            }
        return "\"\(column.name)\" \(type)"
    }

    private static func list(_ columns: [FactColumn]) -> String {
        columns.map(declaration).joined(separator: ",\n            ")
    }

    private static func adding(_ columns: [FactColumn], to table: String) -> String {
        columns.map { "ALTER TABLE pulse.\(table) ADD COLUMN \(declaration(of: $0));\n" }.joined()
    }

    private static let robotsLifetime = """
        ALTER TABLE pulse.robots
            ADD COLUMN "entityTag" text,
            ADD COLUMN "lastModified" text,
            ADD COLUMN lifetime double precision NOT NULL DEFAULT 86400;
        """

    private static let first = """
        CREATE TABLE pulse.article (
            id text COLLATE "C" PRIMARY KEY,
            source text NOT NULL,
            identifier text,
            title text NOT NULL,
            url text,
            published double precision,
            updated double precision,
            "firstSeen" double precision NOT NULL,
            summary text NOT NULL,
            text text NOT NULL,
            \(list(stated)),
            "alsoIn" text,
            "earlierTitle" text
        );

        -- Apart from the articles, because this changes every night and they hardly ever do.
        CREATE TABLE pulse.sighting (
            article text COLLATE "C" PRIMARY KEY,
            "lastSeen" double precision NOT NULL
        );

        CREATE TABLE pulse.membership (
            article text COLLATE "C" PRIMARY KEY,
            story text NOT NULL
        );

        CREATE TABLE pulse.feed (
            source text COLLATE "C" PRIMARY KEY,
            "entityTag" text,
            "lastModified" text,
            "movedTo" text,
            "isGone" boolean NOT NULL,
            failures bigint NOT NULL,
            "failureStage" text,
            "failureReason" text,
            "notBefore" double precision,
            "lastAttempt" double precision,
            "lastSuccess" double precision,
            "lastRead" double precision,
            format text,
            problem text,
            items bigint,
            "newestItem" double precision,
            address text
        );

        CREATE TABLE pulse.page (
            article text COLLATE "C" PRIMARY KEY,
            text text NOT NULL,
            image text,
            authors text,
            "lastAttempt" double precision NOT NULL,
            failures bigint NOT NULL,
            "failureStage" text,
            "failureSource" text,
            "failureReason" text,
            "isSettled" boolean NOT NULL
        );

        CREATE TABLE pulse.robots (
            origin text COLLATE "C" PRIMARY KEY,
            text text NOT NULL,
            fetched double precision NOT NULL
        );

        CREATE TABLE pulse.story (
            id text COLLATE "C" PRIMARY KEY,
            lead text NOT NULL,
            "firstShown" double precision NOT NULL,
            "lastShown" double precision NOT NULL,
            "movedTo" text,
            thread text,
            publishers bigint,
            hallmarks bytea,
            matter text,
            country text,
            latitude double precision,
            longitude double precision
        );

        CREATE TABLE pulse.thread (
            id text COLLATE "C" PRIMARY KEY,
            "firstShown" double precision NOT NULL,
            "movedTo" text
        );

        CREATE TABLE pulse.edition (moment double precision PRIMARY KEY);

        CREATE TABLE pulse.told (
            edition double precision NOT NULL,
            article text COLLATE "C" NOT NULL,
            PRIMARY KEY (edition, article)
        );

        CREATE TABLE pulse."modelAnswer" (
            question text COLLATE "C" PRIMARY KEY,
            answer text NOT NULL,
            used double precision NOT NULL
        );

        CREATE TABLE pulse.day (
            id text COLLATE "C" PRIMARY KEY,
            content text NOT NULL
        );

        CREATE TABLE pulse.picture (
            url text COLLATE "C" PRIMARY KEY,
            path text,
            width bigint,
            height bigint,
            bytes bytea,
            "lastAttempt" double precision NOT NULL,
            failures bigint NOT NULL,
            "isSettled" boolean NOT NULL,
            "lastShown" double precision NOT NULL
        );

        CREATE TABLE pulse.expiry (
            article text COLLATE "C" PRIMARY KEY,
            since double precision NOT NULL
        );

        CREATE TABLE pulse.permalink (
            path text COLLATE "C" PRIMARY KEY,
            title text NOT NULL,
            language text,
            link text,
            article text,
            feed text,
            moment double precision NOT NULL
        );

        -- One row at most: none while the site shows less than the archive knows.
        CREATE TABLE pulse.standing (
            "only" bigint PRIMARY KEY CHECK ("only" = 0),
            moment double precision NOT NULL,
            fingerprint text NOT NULL,
            figures text NOT NULL
        );
        """

    private static let second = """
        -- A worker's until that moment of the server's clock, in seconds since 1970; and when all its feeds were last asked.
        CREATE TABLE pulse.host (
            name text COLLATE "C" PRIMARY KEY,
            worker text,
            until double precision NOT NULL DEFAULT '-infinity',
            asked double precision NOT NULL DEFAULT '-infinity'
        );
        CREATE INDEX ON pulse.host (asked, name);
        CREATE INDEX ON pulse.host (worker) WHERE worker IS NOT NULL;

        CREATE TABLE pulse.task (
            source text COLLATE "C" PRIMARY KEY,
            host text COLLATE "C" NOT NULL,
            asked double precision NOT NULL DEFAULT '-infinity'
        );
        CREATE INDEX ON pulse.task (host);

        -- What workers have read and no run has taken in.
        CREATE TABLE pulse.reading (
            source text COLLATE "C" NOT NULL,
            moment double precision NOT NULL,
            answer text NOT NULL,
            until double precision,
            host text,
            "failureStage" text,
            "failureReason" text,
            "isAnswered" boolean NOT NULL,
            "serverTime" double precision,
            "isNewlyFailing" boolean NOT NULL,
            format text,
            title text,
            url text,
            language text,
            problem text,
            record text NOT NULL,
            PRIMARY KEY (source, moment)
        );

        CREATE TABLE pulse.item (
            source text COLLATE "C" NOT NULL,
            moment double precision NOT NULL,
            place bigint NOT NULL,
            identifier text,
            title text,
            url text,
            original text,
            published double precision,
            updated double precision,
            summary text,
            content text,
            \(list(stated)),
            PRIMARY KEY (source, moment, place)
        );
        """
}
