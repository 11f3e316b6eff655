/// The name of a fact as a key of a JSON object.
public struct FactName: CodingKey {
    public let stringValue: String
    public var intValue: Int? { nil }

    public init(stringValue: String) { self.stringValue = stringValue }

    public init?(intValue: Int) { nil }
}

extension KeyedEncodingContainer<FactName> {
    /// Writes a fact. Lists are written even if they are empty.
    ///
    /// - Parameter withNull: whether a value that isn't stated is written as null instead of being left out.
    public mutating func encode(_ value: FactValue, as column: FactColumn, withNull: Bool = false) throws {
        let key = FactName(stringValue: column.name)
        switch value {
        case .none: if withNull { try encodeNil(forKey: key) }
        case .text(let text): try encode(text, forKey: key)
        case .number(let number): try encode(number, forKey: key)
        case .real(let real): try encode(real, forKey: key)
        case .date(let date): try encode(date, forKey: key)
        case .texts(let texts): try encode(texts, forKey: key)
        case .records(let records):
            guard case .records(let fields) = column.form else { return }
            try encode(
                records.map { WrittenRecord(fields: fields, values: $0, withNull: withNull) }, forKey: key)
        }
    }
}

/// A record, such as an attached file, as a JSON object.
private struct WrittenRecord: Encodable {
    let fields: [FactColumn]
    let values: [FactValue]
    let withNull: Bool

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: FactName.self)
        for (field, value) in zip(fields, values) where withNull || value != .records([]) {
            try container.encode(value, as: field, withNull: withNull)
        }
    }
}
