internal import Computing

/// The state of a published site according to file metadata; file contents are not read.
public struct SiteSnapshot: Sendable, Equatable {
    /// A hash over all files' identities, sizes and modification times. It stays the same while none of them changes
    /// (make and git detect changes the same way).
    public let stamp: String
    /// The stamp of each file, by path.
    public let stamps: [String: UInt64]
    /// The number of pages.
    public var pages: Int { stamps.count }

    /// Fails (nil) if the folder has no manifest or lacks a file listed in it.
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
    /// A hash of the file's identity, size and modification time.
    var stamp: UInt64 { StableHash("\(identity) \(size) \(changed)".utf8).value }
}
