import Newsroom

/// The name of a fact as a key of a JSON object.
struct FactName: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }

    init?(intValue: Int) { nil }
}

extension KeyedEncodingContainer<FactName> {
    /// Writes a fact, unless nothing is stated. Lists of texts are written even if they are empty.
    mutating func encode(_ value: FactValue, as column: FactColumn) throws {
        let key = FactName(stringValue: column.name)
        switch value {
        case .none: break
        case .text(let text): try encode(text, forKey: key)
        case .number(let number): try encode(number, forKey: key)
        case .real(let real): try encode(real, forKey: key)
        case .date(let date): try encode(date, forKey: key)
        case .texts(let texts): try encode(texts, forKey: key)
        case .records(let records):
            guard case .records(let fields) = column.form else { return }
            try encode(records.map { WrittenRecord(fields: fields, values: $0) }, forKey: key)
        }
    }
}

/// A record, such as an attached file, as a JSON object.
private struct WrittenRecord: Encodable {
    let fields: [FactColumn]
    let values: [FactValue]

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: FactName.self)
        for (field, value) in zip(fields, values) where value != .records([]) {
            try container.encode(value, as: field)
        }
    }
}
