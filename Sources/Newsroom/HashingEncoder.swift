/// An encoder that only needs hashes of the values it encodes. A value that is encoded often can remember its hash.
public protocol HashingEncoder: Encoder {
    /// Returns a hash of a value with all its properties, the same in every run.
    func hash(of value: some Encodable) -> UInt64
}
