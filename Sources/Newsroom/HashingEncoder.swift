/// An encoder that needs only a hash of what it encodes. A value that is encoded again and again can keep its own.
public protocol HashingEncoder: Encoder {
    /// Returns a hash of a value with all its properties, the same in every run.
    func hash(of value: some Encodable) -> UInt64
}
