/// How values of one type are kept: what they are made of, and how one is made of that.
public protocol KeptForm<Whole> {
    associatedtype Whole
    func whole(from reader: inout KeptReader) throws(KeptDamage) -> Whole
    func write(_ whole: Whole, to writer: inout KeptWriter)
}

/// A type that says once in which form it is kept, and is read and written by that.
public protocol KeptInParts: Keepable {
    associatedtype Form: KeptForm<Self>
    static var form: Form { get }
}

extension KeptInParts {
    public init(from reader: inout KeptReader) throws(KeptDamage) { self = try Self.form.whole(from: &reader) }

    public func write(to writer: inout KeptWriter) { Self.form.write(self, to: &writer) }
}

/// A value as its parts, one after the other.
public struct Parts<Whole, each Part: Keepable>: KeptForm {
    private let make: (repeat each Part) -> Whole
    private let parts: (Whole) -> (repeat each Part)

    /// - Parameters:
    ///   - make: the value of these parts.
    ///   - parts: its parts, in the same order.
    public init(_ make: @escaping (repeat each Part) -> Whole, of parts: @escaping (Whole) -> (repeat each Part)) {
        self.make = make
        self.parts = parts
    }

    public func whole(from reader: inout KeptReader) throws(KeptDamage) -> Whole {
        make(repeat try (each Part)(from: &reader))
    }

    public func write(_ whole: Whole, to writer: inout KeptWriter) {
        let parts = parts(whole)
        repeat (each parts).write(to: &writer)
    }
}
