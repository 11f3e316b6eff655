/// The inputs of a cached result, serialised to compute its key.
///
/// Add whole values: all their properties then count, including those that are added later. A dictionary needs
/// `SortedByKey`, because its order differs in every process.
public struct CacheInputs: Sendable {
    private(set) var bytes: [UInt8] = []

    public init() { bytes.reserveCapacity(4_096) }

    /// The key: a collision-resistant hash, because publishers' text is hashed.
    public var key: UInt64 { fingerprintNumber(ofBytes: bytes) }

    /// Adds a value with all its properties.
    public mutating func add(_ value: some Encodable) {
        let encoder = InputEncoder(Bytes(consuming: &bytes), depth: 0)
        // The encoder throws nothing, and no type of ours refuses to be encoded.
        do { try encoder.encode(value) } catch { preconditionFailure("a value for a cache key: \(error)") }
        encoder.output.reclaim(&bytes)
    }

    /// Adds a text of any length as bytes, with its length in front.
    public mutating func add(bytes text: some Collection<UInt8>) {
        withUnsafeBytes(of: Int64(text.count).littleEndian) { bytes.append(contentsOf: $0) }
        bytes.append(contentsOf: text)
    }

    /// A reference to the bytes, so that nested encoders append to the same ones.
    final class Bytes {
        private(set) var bytes: [UInt8]

        init(consuming bytes: inout [UInt8]) {
            self.bytes = []
            swap(&self.bytes, &bytes)
        }

        func reclaim(_ bytes: inout [UInt8]) { swap(&self.bytes, &bytes) }

        func add(_ byte: UInt8) { bytes.append(byte) }

        /// Adds a text with its length in front, so that no two lists of texts look the same.
        func add(_ text: String) {
            add(number: text.utf8.count)
            bytes.append(contentsOf: text.utf8)
        }

        func add(number: some FixedWidthInteger) {
            withUnsafeBytes(of: Int64(truncatingIfNeeded: number).littleEndian) { bytes.append(contentsOf: $0) }
        }
    }
}
