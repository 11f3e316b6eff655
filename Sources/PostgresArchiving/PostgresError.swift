internal import CPostgres
internal import Foundation

/// What libpq or the server says of a failure.
struct PostgresError: Error {
    /// The server's code for it (SQLSTATE, five characters); nil where no server has answered.
    let state: String?
    /// One line.
    let message: String
    var needsPassword = false

    /// Whether another attempt may go well: the connection was lost, the server is about to start or stop, it has no
    /// connection to spare, or two transactions stood in each other's way.
    var isPassing: Bool {
        guard let state else { return !needsPassword }
        return state.hasPrefix("08") || ["57P01", "57P02", "57P03", "53300", "40001", "40P01"].contains(state)
    }

    /// Whether a server is there, and says that it cannot serve us at this moment.
    var isServerBusy: Bool { state.map { ["57P03", "53300"].contains($0) } ?? false }

    init(state: String?, message: String) {
        self.state = state
        self.message = message
    }

    /// The last failure of a connection.
    init(of connection: OpaquePointer?) {
        let text = connection.flatMap(PQerrorMessage).map { String(cString: $0) } ?? "no memory"
        // Only verbose messages name the code of a connection that was refused: "FATAL:  28P01: password …".
        let code = text.firstMatch(of: /:  ([0-9A-Z]{5}): ([^\n]*)/)
        state = code.map { String($0.output.1) }
        message = code.map { String($0.output.2) } ?? Self.line(of: text)
        needsPassword = PQconnectionNeedsPassword(connection) != 0
    }

    /// The failure of a statement.
    init(of result: OpaquePointer?, on connection: OpaquePointer) {
        guard let result, PQstatus(connection) == CONNECTION_OK else {
            self.init(of: connection)
            return
        }
        // PG_DIAG_SQLSTATE and PG_DIAG_MESSAGE_PRIMARY, which are macros of characters.
        func field(_ code: Character) -> String? {
            PQresultErrorField(result, Int32(code.asciiValue ?? 0)).map { String(cString: $0) }
        }
        self.init(
            state: field("C"), message: field("M") ?? Self.line(of: String(cString: PQresultErrorMessage(result))))
    }

    /// The first line, without where it was tried.
    private static func line(of text: String) -> String {
        let line = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? text
        return line.range(of: "failed: ", options: .backwards).map { String(line[$0.upperBound...]) } ?? line
    }
}
