internal import Synchronization

/// A value held behind a single reference and copied when changed. Passing on a type with many strings then retains one
/// reference, and an array of such values is an array of references.
@usableFromInline
struct CopiedOnWrite<Value: Sendable & Equatable>: Sendable, Equatable {
    /// An immutable box, so any number of threads may share it.
    @usableFromInline
    final class Holder: Sendable {
        @usableFromInline let value: Value
        /// The value's hash for cache keys; 0 until it is asked for.
        private let hash = Atomic<UInt64>(0)

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

/// Encodes only the value's hash for cache keys. An article is part of several in each run, a source of thousands.
extension CopiedOnWrite: Encodable where Value: Encodable {
    @usableFromInline func encode(to encoder: any Encoder) throws {
        guard let hashing = encoder as? any HashingEncoder else { return try value.encode(to: encoder) }
        try holder.hash(by: hashing).encode(to: encoder)
    }
}

extension CopiedOnWrite.Holder where Value: Encodable {
    /// Returns the value's hash. Threads that ask for it at once compute the same.
    fileprivate func hash(by encoder: some HashingEncoder) -> UInt64 {
        let known = hash.load(ordering: .relaxed)
        guard known == 0 else { return known }
        let new = encoder.hash(of: value)
        hash.store(new, ordering: .relaxed)
        return new
    }
}
