public import FoundationEssentials

/// The value of a fact in the plain form in which archives store it, caches hash it and screens check it.
public enum FactValue: Sendable, Hashable {
    case none
    case text(String)
    case number(Int)
    case real(Double)
    case date(Date)
    case texts([String])
    /// Records such as attached files: for each, the values of its fields, in the order of their table.
    case records([[FactValue]])
}

extension FactValue: Encodable {
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .none: try container.encodeNil()
        case .text(let text): try container.encode(text)
        case .number(let number): try container.encode(number)
        case .real(let real): try container.encode(real)
        case .date(let date): try container.encode(date.timeIntervalSinceReferenceDate)
        case .texts(let texts): try container.encode(texts)
        case .records(let records): try container.encode(records)
        }
    }
}

/// The form of a fact's values: how archives store them, and which checks they need before readers see them.
public indirect enum FactForm: Sendable {
    /// A text that isn't prose, such as an id or a language tag.
    case code
    /// A publisher's plain text.
    case words
    /// An absolute http(s) address.
    case address
    /// The address of a page. Tracking parameters are removed from it.
    case pageAddress
    case number
    /// Degrees of latitude or longitude, with their maximum.
    case degrees(Double)
    case date
    /// Records with these fields.
    case records([FactColumn])

    /// Whether values are addresses.
    public var isAddress: Bool {
        switch self {
        case .address, .pageAddress: true
        case .code, .words, .number, .degrees, .date, .records: false
        }
    }

    /// Whether values are addresses, or records that contain some.
    var holdsAddresses: Bool {
        if case .records(let fields) = self { fields.contains { $0.form.holdsAddresses } } else { isAddress }
    }
}

/// A column of an archive's table, or a field of a record: one value of a fact.
public struct FactColumn: Sendable {
    public let name: String
    public let form: FactForm
    /// Whether there must be a value.
    public let isRequired: Bool
    /// Whether the values are lists.
    public let isList: Bool

    /// Returns a value with all its texts replaced, including those in records. Texts for which `change` returns nil
    /// are removed.
    public func value(_ value: FactValue, changing change: (FactForm, String) -> String?) -> FactValue {
        switch (value, form) {
        case (.text(let text), _): change(form, text).map(FactValue.text) ?? .none
        case (.texts(let texts), _): .texts(texts.compactMap { change(form, $0) })
        case (.records(let records), .records(let fields)):
            .records(records.map { zip(fields, $0).map { $0.value($1, changing: change) } })
        default: value
        }
    }
}
