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

    private(set) var identities: [String: String] = [:]

    init() {}

    mutating func insert(_ path: String, _ entry: FileEntry) { identities[path] = entry.identity }

    /// Whether the file at the path is still the one that was linked; nil for a path that was not linked.
    func isUnchanged(_ path: String, _ entry: FileEntry) -> Bool? { identities[path].map { $0 == entry.identity } }

    /// Whether a file below the folder was linked.
    func containsFiles(in folder: String) -> Bool { identities.keys.contains { $0.hasPrefix(folder + "/") } }

    /// Identity and path in turn, with a zero byte behind each, since names may contain anything else.
    init(_ bytes: [UInt8]) {
        let fields = bytes.split(separator: 0, omittingEmptySubsequences: false).map {
            String(decoding: $0, as: UTF8.self)
        }
        for index in stride(from: 0, to: fields.count - 1, by: 2) { identities[fields[index + 1]] = fields[index] }
    }

    var bytes: [UInt8] {
        identities.sorted { $0.key < $1.key }.flatMap { Array($0.value.utf8) + [0] + Array($0.key.utf8) + [0] }
    }
}
