/// Files we don't own that the next site shares with the old one: each path with the identity of the file when it was
/// linked.
///
/// The list is stored in the next site, so that a run that finds the old site left over can tell which of two files
/// with the same name is newer. Timestamps cannot: replacing a file by rename also changes the replaced file, in the
/// same clock tick. (Seen in the wild: `git add` replaced `.git/index` while a site was being published.)
struct ForeignFiles: Equatable {
    /// The file's name while files deleted from the old site still have to be deleted from the new one.
    static let name = ".pulse-linked"
    /// The file's name afterwards, while the old site is being removed.
    static let settledName = ".pulse-settled"

    /// Identities keyed by the bytes of the path (see `PathSet`).
    private var identities: [[UInt8]: String] = [:]

    init() {}

    /// The paths of the files, sorted.
    var paths: [String] { sorted.filter { !$0.key.isEmpty }.map { String(decoding: $0.key, as: UTF8.self) } }

    mutating func insert(_ path: String, _ entry: FileEntry) { identities[Array(path.utf8)] = entry.identity }

    /// Records the old site's own folder, so that its remains are not mistaken for someone else's folder, or the
    /// reverse. The inode identifies it: the file system's device number may change on a restart.
    mutating func insertSite(_ entry: FileEntry) { identities[[]] = entry.inode }

    /// Returns whether this folder is the old site.
    func isSite(_ entry: FileEntry) -> Bool { identities[[]] == entry.inode }

    /// Returns whether the file at the path is still the one that was linked; nil if the path was not linked.
    func isUnchanged(_ path: String, _ entry: FileEntry) -> Bool? {
        identities[Array(path.utf8)].map { $0 == entry.identity }
    }

    /// Returns whether any file below the folder was linked.
    func containsFiles(in folder: String) -> Bool {
        let start = Array("\(folder)/".utf8)
        return identities.keys.contains { $0.starts(with: start) }
    }

    /// Parses alternating identities and paths, each followed by a zero byte: names may contain any other byte.
    init(_ bytes: [UInt8]) {
        let fields = bytes.split(separator: 0, omittingEmptySubsequences: false)
        for index in stride(from: 0, to: fields.count - 1, by: 2) {
            identities[Array(fields[index + 1])] = String(decoding: fields[index], as: UTF8.self)
        }
    }

    var bytes: [UInt8] { sorted.flatMap { Array($0.value.utf8) + [0] + $0.key + [0] } }

    private var sorted: [(key: [UInt8], value: String)] {
        identities.sorted { $0.key.lexicographicallyPrecedes($1.key) }
    }
}
