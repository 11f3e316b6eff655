/// A value behind one reference, copied when it is changed: a noun of many texts is then handed on by counting one reference,
/// and a list of nouns is a list of references.
@usableFromInline
struct CopiedOnWrite<Value: Sendable & Equatable>: Sendable, Equatable {
    /// Never changes, so that any number of threads may share it.
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
