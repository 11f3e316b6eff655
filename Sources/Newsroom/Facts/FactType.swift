public import FoundationEssentials

/// A type that facts can have, with its conversions to and from plain values.
public protocol FactType: Sendable {
    static func columns(named name: String, _ form: FactForm) -> [FactColumn]

    /// Creates a value from those of its columns; nil if a required one is missing.
    init?(columns value: (_ column: Int) -> FactValue)

    func value(of column: Int) -> FactValue

    /// Whether nothing is stated.
    var isMissing: Bool { get }
}

/// A type with a single column that is always filled.
protocol SingleFactType: FactType {
    init?(value: FactValue)

    var value: FactValue { get }
}

extension SingleFactType {
    public static func columns(named name: String, _ form: FactForm) -> [FactColumn] {
        [FactColumn(name: name, form: form, isRequired: true, isList: false)]
    }

    public init?(columns value: (_ column: Int) -> FactValue) { self.init(value: value(0)) }

    public func value(of column: Int) -> FactValue { value }

    public var isMissing: Bool { false }
}

extension String: SingleFactType {
    init?(value: FactValue) {
        guard case .text(let text) = value else { return nil }
        self = text
    }

    var value: FactValue { .text(self) }

    public var isMissing: Bool { isEmpty }
}

extension Int: SingleFactType {
    init?(value: FactValue) {
        guard case .number(let number) = value else { return nil }
        self = number
    }

    var value: FactValue { .number(self) }
}

extension Double: SingleFactType {
    init?(value: FactValue) {
        guard case .real(let real) = value else { return nil }
        self = real
    }

    var value: FactValue { .real(self) }
}

extension Date: SingleFactType {
    init?(value: FactValue) {
        guard case .date(let date) = value else { return nil }
        self = date
    }

    var value: FactValue { .date(self) }
}

/// Only the plain form is stored and checked.
extension Prose: SingleFactType {
    init?(value: FactValue) {
        guard case .text(let text) = value else { return nil }
        self.init(html: "", text: text)
    }

    var value: FactValue { .text(text) }
}

extension Optional: FactType where Wrapped: FactType {
    public static func columns(named name: String, _ form: FactForm) -> [FactColumn] {
        Wrapped.columns(named: name, form).map {
            FactColumn(name: $0.name, form: $0.form, isRequired: false, isList: $0.isList)
        }
    }

    public init?(columns value: (_ column: Int) -> FactValue) { self = Wrapped(columns: value) }

    public func value(of column: Int) -> FactValue { self?.value(of: column) ?? .none }

    public var isMissing: Bool { self == nil }
}
