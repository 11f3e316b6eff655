public import Archiving
internal import Foundation

/// An archive in a PostgreSQL database, in its own schema (`pulse`), so that several machines can share it.
///
/// Each call is a transaction on its own connection. If the connection is lost, the call is retried for up to a minute.
public struct PostgresArchive: Sendable {
    public let address: PostgresAddress
    private let patience: Double
    private let reportWait: @Sendable (String) -> Void
    private let reportDamage: @Sendable (String) -> Void

    /// Opens the archive, creating missing tables. The database itself must exist.
    ///
    /// - Parameters:
    ///   - patience: seconds for which lost connections are retried.
    ///   - reportWait: receives a line when a call has to wait for the server, at most once per call.
    ///   - tellDamage: receives lines about damaged rows that are skipped: a few per table, and a count of the rest.
    public init(
        _ address: PostgresAddress, patience: Double = 60,
        reportWait: @escaping @Sendable (String) -> Void = { _ in },
        reportDamage: @escaping @Sendable (String) -> Void = { _ in }
    ) throws(ArchiveError) {
        self.reportDamage = reportDamage
        self.address = address
        self.patience = patience
        self.reportWait = reportWait
        try call(isOpening: true) { session in try Schema.open(session, at: address) }
    }

    /// Reads from a consistent snapshot of the database.
    func reading<T: Sendable>(_ body: (Session) throws -> T) throws(ArchiveError) -> T {
        try call { session in
            try session.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
            let result = try body(session)
            try session.execute("COMMIT")
            return result
        }
    }

    /// Reads from a snapshot, skipping damaged rows and reporting them.
    func reading<T: Sendable>(_ body: (Session, DamagedRows) throws -> T) throws(ArchiveError) -> T {
        let damage = DamagedRows()
        let result = try reading { session in
            // Start over, because this may be a retry after a lost connection.
            damage.begin()
            return try body(session, damage)
        }
        report(damage)
        return result
    }

    func report(_ damage: DamagedRows) { damage.lines.forEach(reportDamage) }

    /// Writes in a transaction. Other writers wait until it is done.
    @discardableResult
    func writing<T: Sendable>(_ body: (Session) throws -> T) throws(ArchiveError) -> T {
        try sharing { session in
            try session.query("SELECT pg_advisory_xact_lock($1)", [.integer(Schema.lock)])
            return try body(session)
        }
    }

    /// Writes in a transaction alongside other writers, for rows that only one process uses.
    @discardableResult
    func sharing<T: Sendable>(_ body: (Session) throws -> T) throws(ArchiveError) -> T {
        try call { session in
            try session.execute("BEGIN")
            let result = try body(session)
            try session.execute("COMMIT")
            return result
        }
    }

    /// Runs a call, and repeats all of it if the connection is lost. So every call must be idempotent.
    private func call<T: Sendable>(
        isOpening: Bool = false, _ body: (Session) throws -> T
    ) throws(ArchiveError) -> T {
        let end = Date().addingTimeInterval(patience)
        var pause = 0.1
        var hasWarned = false
        while true {
            do {
                let session = try Session(address)
                try session.execute("SET search_path = pulse; SET lock_timeout = '60s'; SET extra_float_digits = 3")
                return try body(session)
            } catch let error as PostgresError
                where (isOpening ? error.isServerBusy : error.isPassing) && Date() < end
            {
                if !hasWarned, error.state?.hasPrefix("40") != true {
                    reportWait(
                        "the archive \(address) does not answer (\(error.message)): retrying for \(Int(patience)) s"
                    )
                    hasWarned = true
                }
                Thread.sleep(forTimeInterval: pause)
                pause = min(pause * 2, 5)
            } catch {
                throw ArchiveError(error, at: address)
            }
        }
    }
}
