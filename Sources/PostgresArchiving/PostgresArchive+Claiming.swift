public import Archiving
public import Foundation
public import Newsroom

extension PostgresArchive {
    /// The server's clock, which all workers share.
    private static let present = "extract(epoch FROM clock_timestamp())::double precision"

    /// Returns an SQL condition for the hosts in the second parameter, whose list is empty for any host.
    private static func condition(_ hosts: [String]?) -> String {
        hosts == nil ? "cardinality($2::text[]) = 0" : "name = ANY ($2)"
    }

    public func list(_ hosts: [FeedSource.ID: String]) throws(ArchiveError) {
        // Use a fixed order, so that two concurrent calls can't deadlock.
        let feeds = hosts.sorted { $0.key < $1.key }
        try writing { session in
            let new = try session.rows(
                """
                INSERT INTO task (source, host) SELECT * FROM unnest($1::text[], $2::text[])
                ON CONFLICT (source) DO UPDATE SET host = excluded.host WHERE task.host <> excluded.host RETURNING host
                """, [.texts(feeds.map(\.key)), .texts(feeds.map(\.value))]
            ) { try $0.text(at: 0) ?? "" }
            try session.query(
                """
                INSERT INTO host (name) SELECT DISTINCT name FROM unnest($1::text[]) AS new(name)
                ON CONFLICT (name) DO UPDATE SET asked = '-infinity'
                """, [.texts(new)])
        }
    }

    public func claim(
        _ count: Int, of hosts: [String]?, by worker: String, askedBefore moment: Date, for seconds: Double
    ) throws(ArchiveError) -> FeedClaim {
        let moment = Parameter.real(moment.timeIntervalSinceReferenceDate)
        let damage = DamagedRows()
        let claimed = try sharing { session in
            damage.begin()
            return try claim(
                count, of: hosts, by: worker, askedBefore: moment, for: seconds, in: session, leaving: damage)
        }
        report(damage)
        return claimed
    }

    private func claim(
        _ count: Int, of hosts: [String]?, by worker: String, askedBefore moment: Parameter, for seconds: Double,
        in session: Session, leaving damage: DamagedRows
    ) throws -> FeedClaim {
        let claimed = try session.rows(
            """
            WITH free AS (
                SELECT name FROM host WHERE asked < $1 AND until <= \(Self.present) AND \(Self.condition(hosts))
                ORDER BY asked, name LIMIT $3 FOR UPDATE SKIP LOCKED
            )
            UPDATE host SET worker = $4, until = \(Self.present) + $5 FROM free WHERE host.name = free.name
            RETURNING host.name
            """, [moment, .texts(hosts ?? []), .integer(count), .text(worker), .real(seconds)]
        ) { try $0.text(at: 0) ?? "" }.sorted()
        var feeds: [FeedSource.ID] = []
        var records: [FeedSource.ID: FeedRecord] = [:]
        try session.query(
            """
            SELECT source, latest.record FROM task
            LEFT JOIN LATERAL (
                SELECT record FROM reading
                WHERE reading.source = task.source AND moment BETWEEN $3 AND $4 ORDER BY moment DESC LIMIT 1
            ) AS latest ON true
            WHERE host = ANY ($1) AND asked < $2 ORDER BY source
            """,
            [.texts(claimed), moment, .real(RowCheck.dates.lowerBound), .real(RowCheck.dates.upperBound)]
        ) { row in
            let source = try row.text(at: 0) ?? ""
            feeds.append(source)
            do { records[source] = try row.text(at: 1).map(WorkerResultRow.record) } catch {
                damage.skip(WorkerResultRow.table, source, "\(DamagedValue(error))")
            }
        }
        let settled = feeds.filter { records[$0] == nil }
        for row in try session.read(FeedRow.self, "WHERE source = ANY ($1)", [.texts(settled)], leaving: damage) {
            records[row.source] = row.record
        }
        return FeedClaim(hosts: claimed, feeds: feeds, records: records)
    }

    public func waiting(_ hosts: [String]?, askedBefore moment: Date) throws(ArchiveError) -> Int {
        try reading { session in
            try session.rows(
                "SELECT count(*) FROM host WHERE asked < $1 AND \(Self.condition(hosts))",
                [.real(moment.timeIntervalSinceReferenceDate), .texts(hosts ?? [])]
            ) { try $0.integer(at: 0) ?? 0 }.first ?? 0
        }
    }

    public func renew(by worker: String, for seconds: Double) throws(ArchiveError) {
        try sharing { session in
            try session.query(
                "UPDATE host SET until = \(Self.present) + $2 WHERE worker = $1", [.text(worker), .real(seconds)])
        }
    }

    public func release(
        _ hosts: [String], by worker: String, askedAt moment: Date?, pause: Double
    ) throws(ArchiveError) {
        try sharing { session in
            try session.query(
                """
                UPDATE host SET worker = NULL, until = \(Self.present) + $3, asked = greatest(asked, $4)
                WHERE name = ANY ($1) AND worker = $2
                """,
                [
                    .texts(hosts), .text(worker), .real(pause),
                    .real(moment?.timeIntervalSinceReferenceDate ?? -.infinity),
                ])
        }
    }
}
