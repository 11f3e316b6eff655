/// The stored and machine-readable form of messages: `{"key": "problem.timeout", "values": {"time": {"seconds": 10}}}`.
extension Message: Codable {
    private enum CodingKeys: String, CodingKey { case key, values }

    /// The name of a value.
    private struct Name: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { return nil }
    }

    /// - Throws: a decoding error, also if this version doesn't know the key.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        key = try container.decode(Key.self, forKey: .key)
        // Not validated against the key's names, because another version may have written them.
        values = try container.decodeIfPresent([String: Value].self, forKey: .values) ?? [:]
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(key, forKey: .key)
        guard !values.isEmpty else { return }
        // A dictionary's own order differs between processes, and cache keys would with it.
        var named = container.nestedContainer(keyedBy: Name.self, forKey: .values)
        for (name, value) in values.sorted(by: { $0.key < $1.key }) {
            try named.encode(value, forKey: Name(stringValue: name))
        }
    }
}

extension Message.Value: Codable {
    private enum CodingKeys: String, CodingKey { case seconds, bytes }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let text = try? container.decode(String.self) {
            self = .text(text)
        } else if let number = try? container.decode(Int.self) {
            self = .number(number)
        } else if let message = try? container.decode(Message.self) {
            self = .message(message)
        } else {
            let measure = try decoder.container(keyedBy: CodingKeys.self)
            if let seconds = try measure.decodeIfPresent(Double.self, forKey: .seconds) {
                self = .seconds(seconds)
            } else {
                self = .bytes(try measure.decode(Int.self, forKey: .bytes))
            }
        }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .text(let text): try encode(text, with: encoder)
        case .number(let number): try encode(number, with: encoder)
        case .message(let message): try encode(message, with: encoder)
        case .seconds(let seconds): try encode(seconds, as: .seconds, with: encoder)
        case .bytes(let bytes): try encode(bytes, as: .bytes, with: encoder)
        }
    }

    private func encode(_ value: some Encodable, with encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(value)
    }

    private func encode(_ value: some Encodable, as key: CodingKeys, with encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(value, forKey: key)
    }
}
