internal import CPostgres
internal import Foundation

/// An error from libpq or the server.
struct PostgresError: Error {
    /// The server's error code (SQLSTATE, five characters); nil if no server answered.
    let state: String?
    /// The message in one line.
    let message: String
    var needsPassword = false

    /// Whether a retry may succeed: the connection was lost, the server is starting or stopping or out of connections,
    /// or two transactions conflicted.
    var isPassing: Bool {
        guard let state else { return !needsPassword }
        return state.hasPrefix("08") || ["57P01", "57P02", "57P03", "53300", "40001", "40P01"].contains(state)
    }

    /// Whether the server answered that it can't accept connections at the moment.
    var isServerBusy: Bool { state.map { ["57P03", "53300"].contains($0) } ?? false }

    init(state: String?, message: String) {
        self.state = state
        self.message = message
    }

    /// Reads the last error of a connection.
    init(of connection: OpaquePointer?) {
        let text = connection.flatMap(PQerrorMessage).map { String(cString: $0) } ?? "out of memory"
        // Only verbose messages contain the code of a refused connection: "FATAL:  28P01: password …".
        let code = text.firstMatch(of: /:  ([0-9A-Z]{5}): ([^\n]*)/)
        state = code.map { String($0.output.1) }
        message = code.map { String($0.output.2) } ?? Self.line(of: text)
        needsPassword = PQconnectionNeedsPassword(connection) != 0
    }

    /// Reads the error of a statement.
    init(of result: OpaquePointer?, on connection: OpaquePointer) {
        guard let result, PQstatus(connection) == CONNECTION_OK else {
            self.init(of: connection)
            return
        }
        // The characters are the values of the macros PG_DIAG_SQLSTATE and PG_DIAG_MESSAGE_PRIMARY.
        func field(_ code: Character) -> String? {
            PQresultErrorField(result, Int32(code.asciiValue ?? 0)).map { String(cString: $0) }
        }
        self.init(
            state: field("C"), message: field("M") ?? Self.line(of: String(cString: PQresultErrorMessage(result))))
    }

    /// Returns the first line of the message, without the address libpq tried.
    private static func line(of text: String) -> String {
        let line = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? text
        return line.range(of: "failed: ", options: .backwards).map { String(line[$0.upperBound...]) } ?? line
    }
}
