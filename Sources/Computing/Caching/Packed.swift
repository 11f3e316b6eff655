/// A part of a result that is used once, and stays in its stored form until then.
public struct Packed<Value: Keepable>: Keepable, Equatable {
    private let bytes: ArraySlice<UInt8>

    public init(_ value: Value) { bytes = value.keptBytes }

    public init(from reader: inout KeptReader) throws(KeptDamage) { bytes = try reader.bytes(reader.count()) }

    public func write(to writer: inout KeptWriter) {
        writer.add(count: bytes.count)
        writer.add(bytes: bytes)
    }

    /// The decoded value; nil if the bytes are invalid, which the cache's checksum rules out.
    public var value: Value? { Value(keptBytes: bytes) }
}
