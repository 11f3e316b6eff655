internal import CPostgres
internal import Foundation

/// A connection to the server for a single call. Nothing outlives it, so a restarted server makes no difference.
final class Session {
    private let connection: OpaquePointer

    /// Connects to the server.
    ///
    /// - Parameter timeout: seconds to wait for the server.
    init(_ address: PostgresAddress, timeout: Double = 15) throws {
        var parameters = address.parameters
        for (name, value) in Self.defaults where parameters[name] == nil { parameters[name] = value }
        parameters["client_encoding"] = "UTF8"
        let keys = parameters.keys.sorted()
        connection = try withCStrings(keys) { keywords in
            try withCStrings(keys.map { parameters[$0] ?? "" }) { values in
                guard let connection = PQconnectStartParams(keywords, values, 0) else {
                    throw PostgresError(state: nil, message: "out of memory")
                }
                return connection
            }
        }
        // Only verbose messages contain the codes of connection errors.
        PQsetErrorVerbosity(connection, PQERRORS_VERBOSE)
        try finishConnecting(by: Date().addingTimeInterval(timeout))
        PQsetErrorVerbosity(connection, PQERRORS_DEFAULT)
        PQsetNoticeProcessor(connection, { _, _ in }, nil)
    }

    deinit { PQfinish(connection) }

    /// Default parameters that detect within a minute that a server has vanished.
    private static let defaults = [
        "application_name": "pulse", "keepalives_idle": "15", "keepalives_interval": "5", "keepalives_count": "6",
        "tcp_user_timeout": "60000",
    ]

    private func finishConnecting(by end: Date) throws {
        var state = PGRES_POLLING_WRITING
        while PQstatus(connection) != CONNECTION_BAD {
            let wanted = state == PGRES_POLLING_READING ? POLLIN : POLLOUT
            var socket = pollfd(fd: PQsocket(connection), events: Int16(wanted), revents: 0)
            let left = end.timeIntervalSinceNow
            guard left > 0, poll(&socket, 1, Int32(left * 1_000) + 1) >= 0 || errno == EINTR else {
                throw PostgresError(state: nil, message: "no answer in time")
            }
            guard socket.revents != 0 else { continue }
            state = PQconnectPoll(connection)
            if state == PGRES_POLLING_OK { return }
            if state == PGRES_POLLING_FAILED { break }
        }
        throw PostgresError(of: connection)
    }

    /// Runs statements without parameters or results.
    func execute(_ sql: String) throws {
        let result = PQexec(connection, sql)
        defer { PQclear(result) }
        let status = PQresultStatus(result)
        guard status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK else {
            throw PostgresError(of: result, on: connection)
        }
    }

    /// Runs one statement, processing its rows as they arrive.
    ///
    /// - Returns: the number of rows changed or found.
    @discardableResult
    func query(_ sql: String, _ parameters: [Parameter] = [], each: (ResultRow) throws -> Void = { _ in }) throws -> Int
    {
        guard send(sql, parameters), PQsetSingleRowMode(connection) == 1 else { throw PostgresError(of: connection) }
        var count = 0
        var failure: (any Error)?
        // Read all results even after an error; the connection accepts no other statement before that.
        while let result = PQgetResult(connection) {
            defer { PQclear(result) }
            switch PQresultStatus(result) {
            case PGRES_SINGLE_TUPLE:
                guard failure == nil else { continue }
                do { try each(ResultRow(result: result)) } catch { failure = error }
            case PGRES_COMMAND_OK, PGRES_TUPLES_OK:
                count = PQcmdTuples(result).flatMap { Int(String(cString: $0)) } ?? 0
            default: failure = failure ?? PostgresError(of: result, on: connection)
            }
        }
        if let failure { throw failure }
        return count
    }

    /// Runs one statement and returns its rows, transformed by the body.
    func rows<T>(_ sql: String, _ parameters: [Parameter] = [], _ body: (ResultRow) throws -> T) throws -> [T] {
        var rows: [T] = []
        try query(sql, parameters) { rows.append(try body($0)) }
        return rows
    }

    private func send(_ sql: String, _ parameters: [Parameter]) -> Bool {
        let lengths = parameters.map { Int32($0.bytes.count) }
        let formats = parameters.map { _ in Int32(1) }
        let whole = parameters.flatMap(\.bytes)
        return whole.withUnsafeBytes { bytes in
            // An empty value isn't NULL, so it needs a non-null pointer too.
            let start = bytes.baseAddress ?? UnsafeRawPointer(bitPattern: 1)
            var place = 0
            let values: [UnsafePointer<CChar>?] = parameters.map { parameter in
                defer { place += parameter.bytes.count }
                return start.map { ($0 + place).assumingMemoryBound(to: CChar.self) }
            }
            return PQsendQueryParams(
                connection, sql, Int32(parameters.count), parameters.map(\.type), values, lengths, formats, 1) == 1
        }
    }
}

/// Calls the body with C strings, terminated by a null pointer.
private func withCStrings<T>(
    _ texts: [String], _ body: (UnsafePointer<UnsafePointer<CChar>?>) throws -> T
) rethrows -> T {
    let copies = texts.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return try (copies.map { UnsafePointer($0) } + [nil]).withUnsafeBufferPointer { buffer in
        guard let start = buffer.baseAddress else { preconditionFailure("a NULL is always there") }
        return try body(start)
    }
}
