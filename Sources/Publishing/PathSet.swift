/// A set of paths compared byte by byte, as file systems do: "é" and "e\u{301}" are equal strings but two files.
///
/// It does not detect conflicts between pages: two paths that look alike collide on hosts that normalise names (see
/// `PagePath.check`).
struct PathSet: Equatable {
    private var bytes: Set<[UInt8]>

    init(_ paths: some Sequence<String> = []) { bytes = Set(paths.map { Array($0.utf8) }) }

    func contains(_ path: String) -> Bool { bytes.contains(Array(path.utf8)) }

    /// Inserts a path and returns whether it was new.
    mutating func insert(_ path: String) -> Bool { bytes.insert(Array(path.utf8)).inserted }

    func subtracting(_ other: PathSet) -> PathSet {
        var result = self
        result.bytes.subtract(other.bytes)
        return result
    }

    var count: Int { bytes.count }

    /// The paths in byte order.
    var sorted: [String] {
        bytes.sorted { $0.lexicographicallyPrecedes($1) }.map { String(decoding: $0, as: UTF8.self) }
    }
}
