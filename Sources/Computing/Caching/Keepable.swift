/// A result that can be stored as bytes.
public protocol Keepable: Sendable {
    init(from reader: inout KeptReader) throws(KeptDamage)
    func write(to writer: inout KeptWriter)
}

/// An error for damaged bytes in a cache. Their results are computed again.
public struct KeptDamage: Error {
    public init() {}
}

extension Optional: Keepable where Wrapped: Keepable {
    public init(from reader: inout KeptReader) throws(KeptDamage) {
        switch try reader.byte() {
        case 0: self = nil
        case 1: self = .some(try Wrapped(from: &reader))
        default: throw KeptDamage()
        }
    }

    public func write(to writer: inout KeptWriter) {
        writer.add(self == nil ? 0 : 1)
        self?.write(to: &writer)
    }
}

extension Array: Keepable where Element: Keepable {
    public init(from reader: inout KeptReader) throws(KeptDamage) {
        self = []
        for _ in 0..<(try reader.count()) { append(try Element(from: &reader)) }
    }

    public func write(to writer: inout KeptWriter) {
        writer.add(count: count)
        for element in self { element.write(to: &writer) }
    }
}

/// Entries are sorted by key, so that equal dictionaries have equal bytes.
extension Dictionary: Keepable where Key: Keepable & Comparable, Value: Keepable {
    public init(from reader: inout KeptReader) throws(KeptDamage) {
        self = [:]
        for _ in 0..<(try reader.count()) {
            let key = try Key(from: &reader)
            guard updateValue(try Value(from: &reader), forKey: key) == nil else { throw KeptDamage() }
        }
    }

    public func write(to writer: inout KeptWriter) {
        writer.add(count: count)
        for (key, value) in sorted(by: { $0.key < $1.key }) {
            key.write(to: &writer)
            value.write(to: &writer)
        }
    }
}

extension Range<Int>: Keepable {
    public init(from reader: inout KeptReader) throws(KeptDamage) {
        let (start, end) = (try Int(from: &reader), try Int(from: &reader))
        guard start <= end else { throw KeptDamage() }
        self = start..<end
    }

    public func write(to writer: inout KeptWriter) {
        lowerBound.write(to: &writer)
        upperBound.write(to: &writer)
    }
}

extension String: Keepable {
    public init(from reader: inout KeptReader) throws(KeptDamage) {
        let bytes = try reader.bytes(reader.count())
        guard let text = String(validating: bytes, as: UTF8.self) else { throw KeptDamage() }
        self = text
    }

    public func write(to writer: inout KeptWriter) {
        writer.add(count: utf8.count)
        writer.add(bytes: utf8)
    }
}

extension Int: Keepable {
    public init(from reader: inout KeptReader) throws(KeptDamage) {
        self.init(truncatingIfNeeded: try reader.number())
    }

    public func write(to writer: inout KeptWriter) { writer.add(number: UInt64(truncatingIfNeeded: self)) }
}

extension UInt64: Keepable {
    public init(from reader: inout KeptReader) throws(KeptDamage) { self = try reader.number() }

    public func write(to writer: inout KeptWriter) { writer.add(number: self) }
}

extension Double: Keepable {
    public init(from reader: inout KeptReader) throws(KeptDamage) { self.init(bitPattern: try reader.number()) }

    public func write(to writer: inout KeptWriter) { writer.add(number: bitPattern) }
}

extension Bool: Keepable {
    public init(from reader: inout KeptReader) throws(KeptDamage) { self = try reader.byte() != 0 }

    public func write(to writer: inout KeptWriter) { writer.add(self ? 1 : 0) }
}

extension Keepable where Self: RawRepresentable, RawValue == String {
    public init(from reader: inout KeptReader) throws(KeptDamage) {
        guard let value = Self(rawValue: try String(from: &reader)) else { throw KeptDamage() }
        self = value
    }

    public func write(to writer: inout KeptWriter) { rawValue.write(to: &writer) }
}
