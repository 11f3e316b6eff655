internal import Configuring
internal import Foundation

/// A change to a source's setting as typed by a user: `key=value`, or `key=` to remove it.
public struct SourceChange: Sendable, Equatable {
    public let key: String
    /// The value as JSON; nil to remove the setting.
    public let value: String?

    /// Parses a change.
    ///
    /// - Throws: `ConfigurationError` with one line if sources have no such setting, or the value cannot be written as
    ///   JSON.
    public init(_ text: String) throws(ConfigurationError) {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2, let typed = parts.first, let value = parts.last, !typed.isEmpty else {
            throw ConfigurationError(
                problems: ["'\(text)' is not a setting; write key=value, or key= to remove one"])
        }
        let path = typed.split(separator: ".", maxSplits: 1).map(String.init)
        let row = try Self.row(path.first ?? typed, of: SourceEntry.settings.shape(of: .blank))
        key = row.key
        guard !value.isEmpty else {
            self.value = nil
            return
        }
        guard path.count == 2 else {
            self.value = try Self.json(value, as: row.shape, of: typed)
            return
        }
        guard case .object(let object) = row.shape else {
            throw ConfigurationError(problems: ["'\(typed)': there are no settings within \(row.key)"])
        }
        let member = try Self.row(path[1], of: object)
        self.value = "{ \(Self.quoted(member.key)): \(try Self.json(value, as: member.shape, of: typed)) }"
    }

    private static func row(_ key: String, of object: SettingObjectShape) throws(ConfigurationError) -> SettingRow {
        if let row = object.rows.first(where: { $0.key == key }) { return row }
        throw ConfigurationError(
            problems: ["a \(object.name) has no setting '\(key)'\(suggestion(for: key, among: object.rows.map(\.key)))"]
        )
    }

    /// Converts a value to its setting's type. A value of the wrong type becomes a string, which the later check then
    /// reports.
    private static func json(
        _ value: String, as shape: SettingShape, of key: String
    ) throws(ConfigurationError) -> String {
        switch shape {
        case .text, .choice: return quoted(value)
        case .whole, .number: return isJSON(value, Double.self) ? value : quoted(value)
        case .flag, .flagOr:
            switch value.lowercased() {
            case "true", "yes", "on": return "true"
            case "false", "no", "off": return "false"
            default: return quoted(value)
            }
        case .list(of: .text, counts: _) where !value.hasPrefix("["):
            let elements = value.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
            return "[\(elements.filter { !$0.isEmpty }.map(quoted).joined(separator: ", "))]"
        case .list, .object:
            guard isJSON(value, JSONValue.self) else {
                throw ConfigurationError(problems: ["'\(key)' takes JSON; \(example(of: shape, called: key))"])
            }
            return value
        }
    }

    private static func example(of shape: SettingShape, called key: String) -> String {
        if case .object(let object) = shape, let first = object.rows.first { return "or write \(key).\(first.key)=…" }
        return "write '\(key)=[ … ]'"
    }

    private static func isJSON<Value: Decodable>(_ text: String, _ type: Value.Type) -> Bool {
        (try? JSONDecoder().decode(type, from: Data(text.utf8))) != nil
    }

    private static func quoted(_ text: String) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        return (try? encoder.encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
    }
}
