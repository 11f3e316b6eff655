public import Archiving
internal import Foundation

/// The archive as a PostgreSQL database, in a schema of its own (`pulse`), so that several machines can share it.
///
/// Each call is a transaction on a connection of its own. A connection that is lost is tried for again, for a minute.
public struct PostgresArchive: Sendable {
    public let address: PostgresAddress
    private let patience: Double
    private let tell: @Sendable (String) -> Void
    private let tellDamage: @Sendable (String) -> Void

    /// Opens the archive; makes its tables where there are none. The database itself must be there.
    ///
    /// - Parameters:
    ///   - patience: seconds for which a lost connection is tried for again.
    ///   - tell: told in one line when a call has to wait for the server, at most once a call.
    ///   - tellDamage: told of rows that are damaged and left out, a line each, of a few of each table.
    public init(
        _ address: PostgresAddress, patience: Double = 60,
        telling tell: @escaping @Sendable (String) -> Void = { _ in },
        findingDamage tellDamage: @escaping @Sendable (String) -> Void = { _ in }
    ) throws(ArchiveError) {
        self.tellDamage = tellDamage
        self.address = address
        self.patience = patience
        self.tell = tell
        try call(isOpening: true) { session in try Schema.open(session, at: address) }
    }

    /// Reads all from one state of the database, whatever others write meanwhile.
    func reading<T: Sendable>(_ body: (Session) throws -> T) throws(ArchiveError) -> T {
        try call { session in
            try session.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
            let result = try body(session)
            try session.execute("COMMIT")
            return result
        }
    }

    /// The same, leaving out rows that are damaged.
    func reading<T: Sendable>(_ body: (Session, DamagedRows) throws -> T) throws(ArchiveError) -> T {
        let damage = DamagedRows()
        let result = try reading { session in
            // A connection may be lost half-way.
            damage.begin()
            return try body(session, damage)
        }
        tell(damage)
        return result
    }

    func tell(_ damage: DamagedRows) { damage.lines.forEach(tellDamage) }

    /// Writes all or nothing. Others that write wait until it is done.
    @discardableResult
    func writing<T: Sendable>(_ body: (Session) throws -> T) throws(ArchiveError) -> T {
        try sharing { session in
            try session.query("SELECT pg_advisory_xact_lock($1)", [.integer(Schema.lock)])
            return try body(session)
        }
    }

    /// Writes all or nothing beside others: for rows that each process has for itself.
    @discardableResult
    func sharing<T: Sendable>(_ body: (Session) throws -> T) throws(ArchiveError) -> T {
        try call { session in
            try session.execute("BEGIN")
            let result = try body(session)
            try session.execute("COMMIT")
            return result
        }
    }

    /// Does the whole call anew where the connection was lost: everything in it is such that doing it twice does no harm.
    private func call<T: Sendable>(
        isOpening: Bool = false, _ body: (Session) throws -> T
    ) throws(ArchiveError) -> T {
        let end = Date().addingTimeInterval(patience)
        var pause = 0.1
        var isTold = false
        while true {
            do {
                let session = try Session(address)
                try session.execute("SET search_path = pulse; SET lock_timeout = '60s'; SET extra_float_digits = 3")
                return try body(session)
            } catch let error as PostgresError
                where (isOpening ? error.isServerBusy : error.isPassing) && Date() < end
            {
                if !isTold, error.state?.hasPrefix("40") != true {
                    tell(
                        "the archive \(address) does not answer (\(error.message)): trying again for \(Int(patience)) s"
                    )
                    isTold = true
                }
                Thread.sleep(forTimeInterval: pause)
                pause = min(pause * 2, 5)
            } catch {
                throw ArchiveError(error, at: address)
            }
        }
    }
}
