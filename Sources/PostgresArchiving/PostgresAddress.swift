internal import CPostgres
internal import Foundation

/// The address of a PostgreSQL database in libpq's URI format: `postgresql:///pulse`,
/// `postgresql://news@db.example:5432/pulse?sslmode=verify-full`.
///
/// Its description never includes a password.
public struct PostgresAddress: Sendable, Equatable, CustomStringConvertible {
    /// The libpq parameters given in the address.
    let parameters: [String: String]

    /// Parses an address. Returns nil if it is invalid, rather than libpq's error message, which would repeat it with
    /// its password.
    public init?(_ text: String) {
        guard Self.isMeant(by: text) else { return nil }
        guard let options = PQconninfoParse(text, nil) else { return nil }
        defer { PQconninfoFree(options) }
        var parameters: [String: String] = [:]
        var option = options
        while let keyword = option.pointee.keyword {
            if let value = option.pointee.val { parameters[String(cString: keyword)] = String(cString: value) }
            option += 1
        }
        self.parameters = parameters
    }

    /// Returns whether a text is meant as a database address rather than a file.
    public static func isMeant(by text: String) -> Bool {
        ["postgresql://", "postgres://"].contains { text.hasPrefix($0) }
    }

    /// Masks any password in an address with asterisks.
    public static func withoutPassword(_ text: String) -> String {
        var text = text
        if let start = text.range(of: "://")?.upperBound {
            let authority = text[start...].prefix { $0 != "/" && $0 != "?" }
            if let at = authority.lastIndex(of: "@"), let colon = authority[..<at].firstIndex(of: ":") {
                text.replaceSubrange(text.index(after: colon)..<at, with: "***")
            }
        }
        return text.replacing(/([?&](?:ssl)?password=)[^&]*/) { "\($0.output.1)***" }
    }

    /// The name of the database; the user's name if the address gives none.
    var database: String { parameters["dbname"] ?? parameters["user"] ?? "" }

    public var description: String {
        let user = parameters["user"].map { $0 + "@" } ?? ""
        let host = parameters["host"] ?? parameters["hostaddr"] ?? ""
        let isSocket = host.hasPrefix("/")
        let port = parameters["port"].map { ":" + $0 } ?? ""
        return "postgresql://\(user)\(isSocket ? "" : host)\(port)/\(database)" + (isSocket ? "?host=\(host)" : "")
    }
}
