extension Keepable {
    /// The result as it is kept. Without room for more: results are kept by the ten thousand.
    var keptBytes: ArraySlice<UInt8> {
        var writer = KeptWriter()
        write(to: &writer)
        return writer.bytes.withUnsafeBufferPointer { Array($0) }[...]
    }

    /// nil where the bytes are those of no such result, or more than that.
    init?(keptBytes bytes: ArraySlice<UInt8>) {
        var reader = KeptReader(bytes)
        guard let result = try? Self(from: &reader), reader.isAtEnd else { return nil }
        self = result
    }
}
