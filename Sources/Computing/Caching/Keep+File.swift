internal import FoundationEssentials

/// A keep as a file: eight bytes that name the form, eight of the basis, the results, and eight that sum up the rest.
extension Keep {
    private static let form = Array("PULSEKP1".utf8)
    /// Form, basis and sum.
    private static let least = 24
    /// Of a result beside its bytes: shelf, key and count.
    private static let most = 14

    /// - Parameters:
    ///   - path: a file that an earlier run has left; one that is missing, damaged or of another basis holds nothing.
    ///   - basis: a fingerprint of what all results depend on beside what their keys are made of.
    public init(file path: String, basis: UInt64) {
        guard let data = try? Data(contentsOf: URL(filePath: path)) else {
            self.init([:], basis: basis)
            return
        }
        self.init((try? Self.read([UInt8](data), basis: basis)) ?? [:], basis: basis)
    }

    private static func read(_ bytes: [UInt8], basis: UInt64) throws(KeptDamage) -> [Key: ArraySlice<UInt8>] {
        guard bytes.count >= least, bytes.starts(with: form) else { throw KeptDamage() }
        let end = bytes.count - 8
        var sum = KeptReader(bytes[end...])
        guard try sum.number() == StableHash(bytes[..<end]).value else { throw KeptDamage() }
        var reader = KeptReader(bytes[form.count..<end])
        guard try reader.number() == basis else { throw KeptDamage() }
        var known: [Key: ArraySlice<UInt8>] = [:]
        while !reader.isAtEnd {
            guard let shelf = Shelf(rawValue: try reader.byte()) else { throw KeptDamage() }
            let key = Key(shelf, try reader.number())
            known[key] = try reader.bytes(try reader.count())
        }
        return known
    }

    /// Writes what this run has asked for, where that is not what the file holds; switched in whole, so that a run that dies
    /// leaves the file as it was.
    public func write(to path: String) throws {
        guard hasChanged else { return }
        var writer = KeptWriter(expecting: used.values.reduce(Self.least) { $0 + Self.most + $1.count })
        writer.add(bytes: Self.form)
        writer.add(number: basis)
        for (key, bytes) in used.sorted(by: {
            ($0.key.shelf.rawValue, $0.key.fingerprint) < ($1.key.shelf.rawValue, $1.key.fingerprint)
        }) {
            writer.add(key.shelf.rawValue)
            writer.add(number: key.fingerprint)
            writer.add(count: bytes.count)
            writer.add(bytes: bytes)
        }
        writer.add(number: StableHash(writer.bytes).value)
        let file = URL(filePath: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        // A large site's is some hundred megabytes: they are there once.
        try writer.bytes.withUnsafeBytes { bytes in
            guard let start = bytes.baseAddress else { return }
            let data = Data(
                bytesNoCopy: UnsafeMutableRawPointer(mutating: start), count: bytes.count, deallocator: .none)
            try data.write(to: file, options: .atomic)
        }
    }
}
