internal import Computing

/// A published site by what the file system says of its files, without reading them.
public struct StandingFiles: Sendable, Equatable {
    /// The same as long as every file of the site is the same file, of the same size and time of change (as make and git look
    /// for what has changed).
    public let stamp: String
    /// The same of each file, by its path.
    public let stamps: [String: UInt64]
    /// How many pages there are.
    public var pages: Int { stamps.count }

    /// nil where the folder has no manifest, or lacks a file of it.
    init?(in output: Folder) {
        guard let listed = try? output.bytes(Manifest.name) else { return nil }
        let paths = Manifest(listed).paths.sorted
        var hash = StableHash(listed)
        var stamps: [String: UInt64] = [:]
        stamps.reserveCapacity(paths.count)
        for path in paths {
            guard let entry = try? output.entry(path), entry.isFile else { return nil }
            stamps[path] = entry.stamp
            withUnsafeBytes(of: entry.stamp.littleEndian) { hash.add($0) }
        }
        stamp = String(hash.value, radix: 16)
        self.stamps = stamps
    }
}

extension FileEntry {
    /// The same as long as it is the same file, of the same size and time of change.
    var stamp: UInt64 { StableHash("\(identity) \(size) \(changed)".utf8).value }
}
