internal import Newsroom

/// A coding key for any key of a JSON object.
struct AnyKey: CodingKey, ExpressibleByStringLiteral {
    var stringValue: String
    var intValue: Int? { nil }

    init(stringLiteral value: String) { stringValue = value }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}

extension Decoder {
    /// Returns a container for the object; throws if it has any other keys than these.
    func strictContainer(_ keys: String...) throws -> KeyedDecodingContainer<AnyKey> {
        let container = try container(keyedBy: AnyKey.self)
        let unknown = container.allKeys.map(\.stringValue).filter { !keys.contains($0) }.sorted()
        if let first = unknown.first {
            throw DecodingError.dataCorrupted(
                .init(
                    codingPath: codingPath,
                    debugDescription: "unknown key '\(first)'; known here: \(keys.joined(separator: ", "))"))
        }
        return container
    }
}

extension RuleProblem {
    /// Converts a decoding error into a message for whoever edits the file.
    init(_ error: any Error) {
        func path(_ keys: [any CodingKey]) -> String {
            keys.reduce("") { path, key in
                if let index = key.intValue { return "\(path)[\(index)]" }
                return path.isEmpty ? key.stringValue : "\(path).\(key.stringValue)"
            }
        }
        switch error {
        case DecodingError.keyNotFound(let key, let context):
            self.init(place: path(context.codingPath), reason: "'\(key.stringValue)' is missing")
        case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
            self.init(place: path(context.codingPath), reason: "has the wrong type")
        case DecodingError.dataCorrupted(let context):
            self.init(place: path(context.codingPath), reason: context.debugDescription)
        default: self.init(place: "", reason: "\(error)")
        }
    }
}
