/// A start tag, parsed leniently: attributes may be unquoted, without a value or repeated.
struct LenientTag {
    /// The name as written, without characters that XML forbids in names.
    let name: [UInt8]
    /// Distinct attributes in order, with entities in their values resolved.
    private(set) var attributes: [(name: [UInt8], value: [UInt8])] = []
    /// Whether it ends with `/>`.
    private(set) var isSelfClosed = false
    /// The index after the tag.
    private(set) var end: Int

    /// The maximum number of attributes, more than any publisher uses; the rest are dropped.
    private static let mostAttributes = 64

    /// Parses a tag; nil if it isn't one, because no name follows the `<`, or another `<` comes before the `>`.
    ///
    /// - Parameter work: increased by the number of bytes examined.
    init?(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int, entities: Entities, work: inout Int) {
        var position = start + 1
        defer { work += position - start }
        func skipBlanks() { while position < bytes.count, bytes[position] <= 0x20 { position += 1 } }
        func name() -> [UInt8] {
            let from = position
            while position < bytes.count, bytes[position].isInName { position += 1 }
            return Array(bytes[from..<position])
        }
        guard position < bytes.count, bytes[position].startsName else { return nil }
        self.name = name()
        end = position
        while true {
            skipBlanks()
            guard position < bytes.count else { return nil }
            switch bytes[position] {
            case UInt8(ascii: ">"):
                end = position + 1
                return
            case UInt8(ascii: "<"):
                return nil
            case let byte where byte.startsName:
                let key = name()
                var value: [UInt8] = []
                skipBlanks()
                if position < bytes.count, bytes[position] == UInt8(ascii: "=") {
                    position += 1
                    skipBlanks()
                    guard let found = Self.value(bytes, &position) else {
                        // The closing quote was searched for up to the end.
                        work += bytes.count - position
                        return nil
                    }
                    value = entities.resolved(found)
                }
                isSelfClosed = false
                if attributes.count < Self.mostAttributes, !attributes.contains(where: { $0.name == key }) {
                    attributes.append((key, value))
                }
            case let byte:
                isSelfClosed = byte == UInt8(ascii: "/")
                position += 1
            }
        }
    }

    func isNamed(_ name: String) -> Bool { String(decoding: self.name, as: UTF8.self).lowercased() == name }

    func attribute(_ name: String) -> String? {
        attributes.first { String(decoding: $0.name, as: UTF8.self).lowercased() == name }
            .map { String(decoding: $0.value, as: UTF8.self) }
    }

    private static func value(
        _ bytes: UnsafeBufferPointer<UInt8>, _ position: inout Int
    ) -> Slice<UnsafeBufferPointer<UInt8>>? {
        guard position < bytes.count else { return nil }
        let quote = bytes[position]
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            let from = position
            while position < bytes.count, bytes[position] > 0x20, bytes[position] != UInt8(ascii: ">") { position += 1 }
            return bytes[from..<position]
        }
        position += 1
        guard let close = bytes[position...].firstIndex(of: quote) else { return nil }
        defer { position = close + 1 }
        return bytes[position..<close]
    }
}
