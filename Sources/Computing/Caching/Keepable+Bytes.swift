extension Keepable {
    /// The result's stored form, without spare capacity, because there are tens of thousands.
    var keptBytes: ArraySlice<UInt8> {
        var writer = KeptWriter()
        write(to: &writer)
        return writer.bytes.withUnsafeBufferPointer { Array($0) }[...]
    }

    /// Decodes a result. Returns nil if the bytes are invalid or too many.
    init?(keptBytes bytes: ArraySlice<UInt8>) {
        var reader = KeptReader(bytes)
        guard let result = try? Self(from: &reader), reader.isAtEnd else { return nil }
        self = result
    }
}
