/// A value behind one reference, copied when one of several that share it changes it: a noun of many texts is then handed on by
/// counting one reference, and a list of nouns is a list of references.
@usableFromInline
struct CopiedOnWrite<Value: Sendable & Equatable>: Sendable, Equatable {
    /// Nobody changes what others share: `value` copies it before.
    @usableFromInline
    final class Holder: @unchecked Sendable {
        @usableFromInline var value: Value

        @usableFromInline init(_ value: Value) { self.value = value }
    }

    @usableFromInline var holder: Holder

    @usableFromInline init(_ value: Value) { holder = Holder(value) }

    @inlinable var value: Value {
        _read { yield holder.value }
        _modify {
            if !isKnownUniquelyReferenced(&holder) { holder = Holder(holder.value) }
            yield &holder.value
        }
    }

    @inlinable
    static func == (a: Self, b: Self) -> Bool { a.holder === b.holder || a.holder.value == b.holder.value }
}
