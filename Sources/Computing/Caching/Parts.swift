/// A description of how values of a type are stored: their parts, and how to rebuild them.
public protocol CacheForm<Whole> {
    associatedtype Whole
    func whole(from reader: inout CacheReader) throws(CacheDamage) -> Whole
    func write(_ whole: Whole, to writer: inout CacheWriter)
}

/// A type that declares its stored form once, for both reading and writing.
public protocol FieldwiseCacheable: Cacheable {
    associatedtype Form: CacheForm<Self>
    static var form: Form { get }
}

extension FieldwiseCacheable {
    public init(from reader: inout CacheReader) throws(CacheDamage) { self = try Self.form.whole(from: &reader) }

    public func write(to writer: inout CacheWriter) { Self.form.write(self, to: &writer) }
}

/// A stored form that consists of the value's parts in sequence.
public struct Parts<Whole, each Part: Cacheable>: CacheForm {
    private let make: (repeat each Part) -> Whole
    private let parts: (Whole) -> (repeat each Part)

    /// Creates a form.
    ///
    /// - Parameters:
    ///   - make: builds a value from its parts. Pass the initialiser by its full name: a closure that calls it would
    ///     still compile if a property with a default value is added, and lose that property.
    ///   - parts: returns the parts of a value, in the same order.
    public init(_ make: @escaping (repeat each Part) -> Whole, of parts: @escaping (Whole) -> (repeat each Part)) {
        self.make = make
        self.parts = parts
    }

    public func whole(from reader: inout CacheReader) throws(CacheDamage) -> Whole {
        make(repeat try (each Part)(from: &reader))
    }

    public func write(_ whole: Whole, to writer: inout CacheWriter) {
        let parts = parts(whole)
        repeat (each parts).write(to: &writer)
    }
}
