internal import CPostgres
internal import Foundation

/// Where a PostgreSQL database is, as libpq's connection strings say it: `postgresql:///pulse`,
/// `postgresql://news@db.example:5432/pulse?sslmode=verify-full`.
///
/// Printed, it never shows a password.
public struct PostgresAddress: Sendable, Equatable, CustomStringConvertible {
    /// libpq's parameters that the address names.
    let parameters: [String: String]

    /// - Returns: nil for what is no such address; libpq's own message would repeat it, with its password.
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

    /// Whether a text is meant as the address of a database, rather than as a file.
    public static func isMeant(by text: String) -> Bool {
        ["postgresql://", "postgres://"].contains { text.hasPrefix($0) }
    }

    /// The text of an address with stars in the place of a password, wherever one stands in it.
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

    /// The name of the database; the user's where the address names none.
    var database: String { parameters["dbname"] ?? parameters["user"] ?? "" }

    public var description: String {
        let user = parameters["user"].map { $0 + "@" } ?? ""
        let host = parameters["host"] ?? parameters["hostaddr"] ?? ""
        let isSocket = host.hasPrefix("/")
        let port = parameters["port"].map { ":" + $0 } ?? ""
        return "postgresql://\(user)\(isSocket ? "" : host)\(port)/\(database)" + (isSocket ? "?host=\(host)" : "")
    }
}
