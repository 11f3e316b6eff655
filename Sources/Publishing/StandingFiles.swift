internal import Fingerprinting

/// A published site by what the file system says of its files, without reading them.
public struct StandingFiles: Sendable, Equatable {
    /// The same as long as every file of the site is the same file, of the same size and time of change (as make and git look
    /// for what has changed).
    public let stamp: String
    /// How many pages there are.
    public let pages: Int

    /// nil where the folder has no manifest, or lacks a file of it.
    init?(in output: Folder) {
        guard let listed = try? output.bytes(Manifest.name) else { return nil }
        let paths = Manifest(listed).paths.sorted
        var hash = StableHash(listed)
        for path in paths {
            guard let entry = try? output.entry(path), entry.isFile else { return nil }
            hash.add("\(entry.identity) \(entry.size) \(entry.changed)".utf8)
        }
        stamp = String(hash.value, radix: 16)
        pages = paths.count
    }
}
