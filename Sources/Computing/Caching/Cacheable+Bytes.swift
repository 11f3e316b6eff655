extension Cacheable {
    /// The result's stored form, without spare capacity, because there are tens of thousands.
    var cachedBytes: ArraySlice<UInt8> {
        var writer = CacheWriter()
        write(to: &writer)
        return writer.bytes.withUnsafeBufferPointer { Array($0) }[...]
    }

    /// Decodes a result. Returns nil if the bytes are invalid or too many.
    init?(cachedBytes bytes: ArraySlice<UInt8>) {
        var reader = CacheReader(bytes)
        guard let result = try? Self(from: &reader), reader.isAtEnd else { return nil }
        self = result
    }
}
