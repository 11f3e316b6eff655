internal import Newsroom

/// An encoder of any value into bytes from which a hash is computed. Each value is preceded by a mark of its kind, and
/// each property also by its name and depth, so that different values have different bytes.
struct InputEncoder: Encoder {
    let output: CacheInputs.Bytes
    let depth: UInt8

    init(_ output: CacheInputs.Bytes, depth: UInt8) { (self.output, self.depth) = (output, depth) }

    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    /// The marks in front of values.
    enum Mark: UInt8 { case none, some, text, number, real, list, record, property }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        mark(.record)
        return KeyedEncodingContainer(Properties(inside: deeper))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        mark(.list)
        return Elements(inside: deeper)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer { self }

    private var deeper: InputEncoder { InputEncoder(output, depth: depth &+ 1) }

    func mark(_ mark: Mark) {
        output.add(mark.rawValue)
        output.add(depth)
    }
}

extension InputEncoder: SingleValueEncodingContainer {
    func encodeNil() { mark(.none) }
    func encode(_ value: Bool) { output.add(value ? Mark.some.rawValue : Mark.none.rawValue) }
    func encode(_ value: String) {
        output.add(Mark.text.rawValue)
        output.add(value)
    }
    func encode(_ value: Double) { number(value.bitPattern, .real) }
    func encode(_ value: Float) { number(value.bitPattern, .real) }
    func encode(_ value: Int) { number(value) }
    func encode(_ value: Int8) { number(value) }
    func encode(_ value: Int16) { number(value) }
    func encode(_ value: Int32) { number(value) }
    func encode(_ value: Int64) { number(value) }
    func encode(_ value: UInt) { number(value) }
    func encode(_ value: UInt8) { number(value) }
    func encode(_ value: UInt16) { number(value) }
    func encode(_ value: UInt32) { number(value) }
    func encode(_ value: UInt64) { number(value) }
    func encode(_ value: some Encodable) throws { try value.encode(to: self) }

    private func number(_ value: some FixedWidthInteger, _ kind: Mark = .number) {
        output.add(kind.rawValue)
        output.add(number: value)
    }
}

extension InputEncoder: HashingEncoder {
    func hash(of value: some Encodable) -> UInt64 {
        var inputs = CacheInputs()
        inputs.add(value)
        return inputs.key
    }
}

extension InputEncoder {
    /// The properties of a value. Those that are nil are left out.
    struct Properties<Key: CodingKey>: KeyedEncodingContainerProtocol {
        let encoder: InputEncoder

        init(inside encoder: InputEncoder) { self.encoder = encoder }

        var codingPath: [any CodingKey] { [] }

        mutating func encodeNil(forKey key: Key) {
            name(key)
            encoder.encodeNil()
        }
        mutating func encode(_ value: String, forKey key: Key) {
            name(key)
            encoder.encode(value)
        }
        mutating func encode(_ value: some Encodable, forKey key: Key) throws {
            name(key)
            try encoder.encode(value)
        }

        mutating func nestedContainer<Nested: CodingKey>(
            keyedBy type: Nested.Type, forKey key: Key
        ) -> KeyedEncodingContainer<Nested> {
            name(key)
            return encoder.container(keyedBy: type)
        }
        mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
            name(key)
            return encoder.unkeyedContainer()
        }
        mutating func superEncoder() -> any Encoder { encoder }
        mutating func superEncoder(forKey key: Key) -> any Encoder {
            name(key)
            return encoder
        }

        private func name(_ key: Key) {
            encoder.mark(.property)
            encoder.output.add(key.stringValue)
        }
    }

    /// The elements of a list.
    struct Elements: UnkeyedEncodingContainer {
        let encoder: InputEncoder
        private(set) var count = 0

        init(inside encoder: InputEncoder) { self.encoder = encoder }

        var codingPath: [any CodingKey] { [] }

        mutating func encodeNil() {
            count += 1
            encoder.encodeNil()
        }
        mutating func encode(_ value: some Encodable) throws {
            count += 1
            encoder.mark(.some)
            try encoder.encode(value)
        }
        mutating func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
            count += 1
            return encoder.container(keyedBy: type)
        }
        mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
            count += 1
            return encoder.unkeyedContainer()
        }
        mutating func superEncoder() -> any Encoder { encoder }
    }
}
