/// A part of a result that is asked for once, and until then stays as the bytes that it is kept as.
public struct Packed<Value: Keepable>: Keepable, Equatable {
    private let bytes: ArraySlice<UInt8>

    public init(_ value: Value) { bytes = value.keptBytes }

    public init(from reader: inout KeptReader) throws(KeptDamage) { bytes = try reader.bytes(reader.count()) }

    public func write(to writer: inout KeptWriter) {
        writer.add(count: bytes.count)
        writer.add(bytes: bytes)
    }

    /// The value; nil where the bytes are those of no such value, which a keep's sum rules out.
    public var value: Value? { Value(keptBytes: bytes) }
}
