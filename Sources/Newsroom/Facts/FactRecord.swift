/// A value with several parts, each stored on its own: an attached file, a location.
///
/// An optional record has a column for each part. A list of records has one column, with all of them.
public protocol FactRecord: FactElement, Equatable {
    /// A record without values, to be filled in.
    static var blank: Self { get }

    /// The parts, in the order in which archives store them. New ones belong at the end.
    static var fields: [Fact<Self>] { get }
}

extension FactRecord {
    public static func columns(named name: String, _ form: FactForm) -> [FactColumn] { fields.flatMap(\.columns) }

    public init?(columns value: (_ column: Int) -> FactValue) {
        self = .blank
        var isBlank = true
        for (column, field) in Self.fields.enumerated() {
            let value = value(column)
            if value != .none { isBlank = false }
            guard field.set(&self, { _ in value }) else { return nil }
        }
        if isBlank { return nil }
    }

    public func value(of column: Int) -> FactValue { Self.fields[column].value(self, 0) }

    public var isMissing: Bool { false }

    public static func form(ofList form: FactForm) -> FactForm { .records(fields.flatMap(\.columns)) }

    public static func value(ofList list: [Self]) -> FactValue {
        .records(list.map { record in fields.map { $0.value(record, 0) } })
    }

    public static func list(of value: FactValue) -> [Self] {
        guard case .records(let records) = value else { return [] }
        return records.compactMap { values in Self(columns: { values[$0] }) }
    }
}

/// A type that can be the element of a list in a fact.
public protocol FactElement: FactType {
    static func form(ofList form: FactForm) -> FactForm

    static func value(ofList list: [Self]) -> FactValue

    static func list(of value: FactValue) -> [Self]
}

extension String: FactElement {
    public static func form(ofList form: FactForm) -> FactForm { form }

    public static func value(ofList list: [String]) -> FactValue { .texts(list) }

    public static func list(of value: FactValue) -> [String] {
        guard case .texts(let texts) = value else { return [] }
        return texts
    }
}

extension Array: FactType where Element: FactElement {
    public static func columns(named name: String, _ form: FactForm) -> [FactColumn] {
        [FactColumn(name: name, form: Element.form(ofList: form), isRequired: false, isList: true)]
    }

    public init?(columns value: (_ column: Int) -> FactValue) { self = Element.list(of: value(0)) }

    public func value(of column: Int) -> FactValue { Element.value(ofList: self) }

    public var isMissing: Bool { isEmpty }
}
