public import Archiving
internal import Foundation
public import Newsroom

extension PostgresArchive: SharedArchive {
    public func submit(_ feeds: [WorkerResult], by worker: String) throws(ArchiveError) -> Int {
        try sharing { session in
            var taken = 0
            for (moment, feeds) in Dictionary(grouping: feeds, by: \.key.moment) {
                taken += try Self.submit(feeds, at: moment, by: worker, in: session)
            }
            return taken
        }
    }

    private static func submit(
        _ feeds: [WorkerResult], at moment: Date, by worker: String, in session: Session
    ) throws -> Int {
        let present = Parameter.real(moment.timeIntervalSinceReferenceDate)
        // Leave out feeds whose claim has expired, since another worker fetches them, and feeds already handed in, when
        // only the acknowledgement was lost.
        let accepted = Set(
            try session.rows(
                """
                WITH held AS (SELECT name FROM host WHERE worker = $1 ORDER BY name FOR UPDATE)
                UPDATE task SET asked = $2 FROM held
                WHERE task.host = held.name AND source = ANY ($3) AND asked < $2 RETURNING source
                """, [.text(worker), present, .texts(feeds.map(\.key.source))]
            ) { try $0.text(at: 0) ?? "" })
        let feeds = feeds.filter { accepted.contains($0.key.source) }
        try session.write(try feeds.map { try WorkerResultRow($0) })
        var items = try ColumnBatch(into: Table("item", in: session), ItemRow.all, in: session)
        for feed in feeds {
            for (place, item) in (feed.feed?.items ?? []).enumerated() {
                let row = ItemRow(
                    item, of: feed.key.source, at: feed.key.moment.timeIntervalSinceReferenceDate, place: place)
                try items.append(row.values)
            }
        }
        try items.send()
        return feeds.count
    }

    public func workerResults() throws(ArchiveError) -> [WorkerResult] {
        try reading { session, damage in
            var items: [WorkerResult.Key: [FeedItem]] = [:]
            var incomplete: Set<WorkerResult.Key> = []
            try session.query(
                """
                SELECT \(Table.list(ItemRow.all)) FROM item ORDER BY source, moment, place
                """
            ) { row in
                do {
                    let row = try ItemRow(reading: row)
                    let moment = Date(timeIntervalSinceReferenceDate: row.moment)
                    items[WorkerResult.Key(source: row.source, moment: moment), default: []].append(row.item)
                } catch {
                    let source = try row.text(at: ItemRow.Key.source.rawValue) ?? ""
                    let moment = try row.real(at: ItemRow.Key.moment.rawValue) ?? 0
                    let place = try row.integer(at: ItemRow.Key.place.rawValue) ?? 0
                    incomplete.insert(
                        WorkerResult.Key(source: source, moment: Date(timeIntervalSinceReferenceDate: moment)))
                    damage.skip("item", "\(source) \(place)", "\(DamagedValue(error))")
                }
            }
            return try session.read(WorkerResultRow.self, "ORDER BY moment, source", leaving: damage).compactMap {
                row in
                let key = WorkerResult.Key(source: row.source, moment: row.moment)
                do { return try row.workerResult(with: items[key] ?? [], isWhole: !incomplete.contains(key)) } catch {
                    damage.skip(WorkerResultRow.table, row.source, "\(DamagedValue(error))")
                    return nil
                }
            }
        }
    }

    public func store(
        articles: [Article], records: [FeedRecord], taking handed: [WorkerResult.Key]
    ) throws(ArchiveError) {
        try writing { session in
            try ArticleTable.store(articles, in: session)
            if !articles.isEmpty { try SiteStateTable.clear(in: session) }
            try session.write(records.map(FeedRow.init))
            var moments = ColumnArray(of: .real)
            for key in handed { try moments.append(.real(key.moment.timeIntervalSinceReferenceDate)) }
            for table in ["item", "reading"] {
                try session.query(
                    """
                    DELETE FROM \(table) USING unnest($1::text[], $2::double precision[]) AS taken(source, moment)
                    WHERE \(table).source = taken.source AND \(table).moment = taken.moment
                    """, [.texts(handed.map(\.source)), moments.parameter])
            }
        }
    }
}
