/// A part of a result that is needed only once, and stays encoded until then.
public struct Packed<Value: Cacheable>: Cacheable, Equatable {
    private let bytes: ArraySlice<UInt8>

    public init(_ value: Value) { bytes = value.cachedBytes }

    public init(from reader: inout CacheReader) throws(CacheDamage) { bytes = try reader.bytes(reader.count()) }

    public func write(to writer: inout CacheWriter) {
        writer.add(count: bytes.count)
        writer.add(bytes: bytes)
    }

    /// The decoded value; nil if the bytes are invalid, which the cache's checksum rules out.
    public var value: Value? { Value(cachedBytes: bytes) }
}
