/// A value held behind a single reference and copied when changed. Passing on a type with many strings then retains one
/// reference, and an array of such values is an array of references.
@usableFromInline
struct CopiedOnWrite<Value: Sendable & Equatable>: Sendable, Equatable {
    /// An immutable box, so any number of threads may share it.
    @usableFromInline
    final class Holder: Sendable {
        @usableFromInline let value: Value

        @usableFromInline init(_ value: Value) { self.value = value }
    }

    @usableFromInline var holder: Holder

    @usableFromInline init(_ value: Value) { holder = Holder(value) }

    @inlinable var value: Value {
        _read { yield holder.value }
        _modify {
            var changed = holder.value
            defer { holder = Holder(changed) }
            yield &changed
        }
    }

    @inlinable
    static func == (a: Self, b: Self) -> Bool { a.holder === b.holder || a.holder.value == b.holder.value }
}

extension CopiedOnWrite: Encodable where Value: Encodable {
    @usableFromInline func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
}
