/// A dictionary that is encoded in the order of its keys. Swift's own order differs between processes, so cache keys
/// that depended on it would never match.
@propertyWrapper
public struct SortedByKey<Key: Hashable & Comparable & Sendable, Value: Sendable>: Sendable {
    public var wrappedValue: [Key: Value]

    public init(wrappedValue: [Key: Value]) { self.wrappedValue = wrappedValue }
}

extension SortedByKey: Equatable where Value: Equatable {}

extension SortedByKey: Encodable where Key: Encodable, Value: Encodable {
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        for (key, value) in wrappedValue.sorted(by: { $0.key < $1.key }) {
            try container.encode(key)
            try container.encode(value)
        }
    }
}
