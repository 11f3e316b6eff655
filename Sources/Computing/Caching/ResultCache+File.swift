internal import FoundationEssentials

/// The file format of the cache: an eight-byte magic number, eight bytes of the basis, the results, and an eight-byte
/// checksum.
extension ResultCache {
    private static let form = Array("PULSEKP1".utf8)
    /// The size of magic number, basis and checksum.
    private static let least = 24
    /// The maximum overhead per result: kind, key and length.
    private static let mostOverhead = 14

    /// Loads a cache.
    ///
    /// - Parameters:
    ///   - path: the file of an earlier run. If it is missing, damaged or has another basis, the cache is empty.
    ///   - basis: a hash of everything that affects all results, beyond the inputs in their keys.
    public init(file path: String, basis: UInt64) {
        guard let data = try? Data(contentsOf: URL(filePath: path)) else {
            self.init([:], basis: basis)
            return
        }
        self.init((try? Self.read([UInt8](data), basis: basis)) ?? [:], basis: basis)
    }

    private static func read(_ bytes: [UInt8], basis: UInt64) throws(CacheDamage) -> [Key: ArraySlice<UInt8>] {
        guard bytes.count >= least, bytes.starts(with: form) else { throw CacheDamage() }
        let end = bytes.count - 8
        var sum = CacheReader(bytes[end...])
        guard try sum.number() == StableHash(bytes[..<end]).value else { throw CacheDamage() }
        var reader = CacheReader(bytes[form.count..<end])
        guard try reader.number() == basis else { throw CacheDamage() }
        var known: [Key: ArraySlice<UInt8>] = [:]
        while !reader.isAtEnd {
            guard let kind = ResultKind(rawValue: try reader.byte()) else { throw CacheDamage() }
            let key = Key(kind, try reader.number())
            known[key] = try reader.bytes(try reader.count())
        }
        return known
    }

    /// Writes the results this run has used, unless the file already holds exactly those. The file is replaced
    /// atomically, so a crash leaves the old one.
    public func write(to path: String) throws {
        guard hasChanged else { return }
        var writer = CacheWriter(expecting: used.values.reduce(Self.least) { $0 + Self.mostOverhead + $1.count })
        writer.add(bytes: Self.form)
        writer.add(number: basis)
        for (key, bytes) in used.sorted(by: {
            ($0.key.kind.rawValue, $0.key.fingerprint) < ($1.key.kind.rawValue, $1.key.fingerprint)
        }) {
            writer.add(key.kind.rawValue)
            writer.add(number: key.fingerprint)
            writer.add(count: bytes.count)
            writer.add(bytes: bytes)
        }
        writer.add(number: StableHash(writer.bytes).value)
        let file = URL(filePath: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        // Large sites need hundreds of megabytes here, so avoid a second copy.
        try writer.bytes.withUnsafeBytes { bytes in
            guard let start = bytes.baseAddress else { return }
            let data = Data(
                bytesNoCopy: UnsafeMutableRawPointer(mutating: start), count: bytes.count, deallocator: .none)
            try data.write(to: file, options: .atomic)
        }
    }
}
