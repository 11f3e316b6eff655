/// A result that can be stored as bytes.
public protocol Cacheable: Sendable {
    init(from reader: inout CacheReader) throws(CacheDamage)
    func write(to writer: inout CacheWriter)
}

/// An error for damaged bytes in a cache. Their results are computed again.
public struct CacheDamage: Error {
    public init() {}
}

extension Optional: Cacheable where Wrapped: Cacheable {
    public init(from reader: inout CacheReader) throws(CacheDamage) {
        switch try reader.byte() {
        case 0: self = nil
        case 1: self = .some(try Wrapped(from: &reader))
        default: throw CacheDamage()
        }
    }

    public func write(to writer: inout CacheWriter) {
        writer.add(self == nil ? 0 : 1)
        self?.write(to: &writer)
    }
}

extension Array: Cacheable where Element: Cacheable {
    public init(from reader: inout CacheReader) throws(CacheDamage) {
        self = []
        for _ in 0..<(try reader.count()) { append(try Element(from: &reader)) }
    }

    public func write(to writer: inout CacheWriter) {
        writer.add(count: count)
        for element in self { element.write(to: &writer) }
    }
}

/// Entries are sorted by key, so that equal dictionaries have equal bytes.
extension Dictionary: Cacheable where Key: Cacheable & Comparable, Value: Cacheable {
    public init(from reader: inout CacheReader) throws(CacheDamage) {
        self = [:]
        for _ in 0..<(try reader.count()) {
            let key = try Key(from: &reader)
            guard updateValue(try Value(from: &reader), forKey: key) == nil else { throw CacheDamage() }
        }
    }

    public func write(to writer: inout CacheWriter) {
        writer.add(count: count)
        for (key, value) in sorted(by: { $0.key < $1.key }) {
            key.write(to: &writer)
            value.write(to: &writer)
        }
    }
}

extension Range<Int>: Cacheable {
    public init(from reader: inout CacheReader) throws(CacheDamage) {
        let (start, end) = (try Int(from: &reader), try Int(from: &reader))
        guard start <= end else { throw CacheDamage() }
        self = start..<end
    }

    public func write(to writer: inout CacheWriter) {
        lowerBound.write(to: &writer)
        upperBound.write(to: &writer)
    }
}

extension String: Cacheable {
    public init(from reader: inout CacheReader) throws(CacheDamage) {
        let bytes = try reader.bytes(reader.count())
        guard let text = String(validating: bytes, as: UTF8.self) else { throw CacheDamage() }
        self = text
    }

    public func write(to writer: inout CacheWriter) {
        writer.add(count: utf8.count)
        writer.add(bytes: utf8)
    }
}

extension Int: Cacheable {
    public init(from reader: inout CacheReader) throws(CacheDamage) {
        self.init(truncatingIfNeeded: try reader.number())
    }

    public func write(to writer: inout CacheWriter) { writer.add(number: UInt64(truncatingIfNeeded: self)) }
}

extension UInt64: Cacheable {
    public init(from reader: inout CacheReader) throws(CacheDamage) { self = try reader.number() }

    public func write(to writer: inout CacheWriter) { writer.add(number: self) }
}

extension Double: Cacheable {
    public init(from reader: inout CacheReader) throws(CacheDamage) { self.init(bitPattern: try reader.number()) }

    public func write(to writer: inout CacheWriter) { writer.add(number: bitPattern) }
}

extension Bool: Cacheable {
    public init(from reader: inout CacheReader) throws(CacheDamage) { self = try reader.byte() != 0 }

    public func write(to writer: inout CacheWriter) { writer.add(self ? 1 : 0) }
}

extension Cacheable where Self: RawRepresentable, RawValue == String {
    public init(from reader: inout CacheReader) throws(CacheDamage) {
        guard let value = Self(rawValue: try String(from: &reader)) else { throw CacheDamage() }
        self = value
    }

    public func write(to writer: inout CacheWriter) { rawValue.write(to: &writer) }
}
