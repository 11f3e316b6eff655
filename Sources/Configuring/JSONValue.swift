internal import Foundation
internal import TextDecoding

/// Any JSON value.
public enum JSONValue: Sendable, Codable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object(JSONObject)

    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode([JSONValue].self) {
            self = .array(value)
        } else {
            self = .object(JSONObject(try container.decode([String: JSONValue].self)))
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .bool(let value): try container.encode(value)
        case .number(let value):
            if let whole = Int(exactly: value) { try container.encode(whole) } else { try container.encode(value) }
        case .string(let value): try container.encode(value)
        case .array(let values): try container.encode(values)
        case .object(let object):
            try container.encode(Dictionary(object.members.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 }))
        }
    }

    /// Returns whether this is an object with a value other than null for a key.
    public func states(_ key: String) -> Bool {
        guard case .object(let object) = self, let value = object[key] else { return false }
        return !value.isNull
    }

    var isNull: Bool { if case .null = self { true } else { false } }

    /// The name of the value's type for messages: "a text", "a list".
    var kind: String {
        switch self {
        case .null: "null"
        case .bool: "true or false"
        case .number: "a number"
        case .string: "a string"
        case .array: "a list"
        case .object: "an object"
        }
    }
}

/// The members of a JSON object, in file order.
public struct JSONObject: Sendable, ExpressibleByDictionaryLiteral {
    public struct Member: Sendable {
        public let key: String
        public let value: JSONValue

        public init(_ key: String, _ value: JSONValue) {
            self.key = key
            self.value = value
        }
    }

    public var members: [Member]

    public init(members: [Member]) { self.members = members }

    /// Creates an object from a dictionary. Its members are sorted by key, because a dictionary has no order.
    public init(_ members: [String: JSONValue]) {
        self.members = members.sorted { $0.key < $1.key }.map { Member($0.key, $0.value) }
    }

    public init(dictionaryLiteral elements: (String, JSONValue)...) {
        members = elements.map { Member($0.0, $0.1) }
    }

    public subscript(key: String) -> JSONValue? { members.first { $0.key == key }?.value }
}

extension JSONValue {
    public static func integer(_ value: Int) -> JSONValue { .number(Double(value)) }
    public static func texts(_ texts: [String]) -> JSONValue { .array(texts.map(JSONValue.string)) }

    /// Encodes the value as JSON with sorted keys. Characters that could manipulate a terminal are escaped.
    public func text(pretty: Bool) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting =
            pretty
            ? [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted] : [.sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(self)).map { Self.harmless(String(decoding: $0, as: UTF8.self)) } ?? "null"
    }

    /// Escapes characters in JSON that could manipulate a terminal and that encoders leave alone. Line breaks between
    /// values are kept.
    public static func harmless(_ json: String) -> String {
        func steers(_ scalar: Unicode.Scalar) -> Bool { scalar.value >= 0x20 && scalar.isUnsafeInTerminals }
        guard json.unicodeScalars.contains(where: steers) else { return json }
        return json.unicodeScalars.map { scalar in
            guard steers(scalar) else { return String(scalar) }
            return String(scalar).utf16.map { unit in
                let digits = String(unit, radix: 16)
                return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            }.joined()
        }.joined()
    }
}
