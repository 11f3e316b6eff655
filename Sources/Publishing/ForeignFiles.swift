/// The files of others that the next site shares with the old one, by path, each with its identity when it was linked.
///
/// It lies in the next site as a file, so that a run that finds the old site left over can tell which of two files of one
/// name is the later one. Times cannot tell: replacing a file by rename also changes the file that is replaced, at the
/// same tick. (Seen in the wild: `.git/index` replaced by `git add` while a site was published.)
struct ForeignFiles: Equatable {
    /// Its name while files that vanished from the old site must still vanish from the new one.
    static let name = ".pulse-linked"
    /// Its name afterwards, while the old site is being removed.
    static let settledName = ".pulse-settled"

    /// By the bytes of the path (see `PathSet`).
    private var identities: [[UInt8]: String] = [:]

    init() {}

    /// The paths of the files, sorted.
    var paths: [String] { sorted.filter { !$0.key.isEmpty }.map { String(decoding: $0.key, as: UTF8.self) } }

    mutating func insert(_ path: String, _ entry: FileEntry) { identities[Array(path.utf8)] = entry.identity }

    /// Remembers the old site's folder itself, so that what is left of it is not taken for a folder of others, nor the
    /// other way round. Its inode tells: a restart may give the file system another device number.
    mutating func insertSite(_ entry: FileEntry) { identities[[]] = entry.inode }

    /// Whether the folder is the old site.
    func isSite(_ entry: FileEntry) -> Bool { identities[[]] == entry.inode }

    /// Whether the file at the path is still the one that was linked; nil for a path that was not linked.
    func isUnchanged(_ path: String, _ entry: FileEntry) -> Bool? {
        identities[Array(path.utf8)].map { $0 == entry.identity }
    }

    /// Whether a file below the folder was linked.
    func containsFiles(in folder: String) -> Bool {
        let start = Array("\(folder)/".utf8)
        return identities.keys.contains { $0.starts(with: start) }
    }

    /// Identity and path in turn, with a zero byte behind each, since names may contain anything else.
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
