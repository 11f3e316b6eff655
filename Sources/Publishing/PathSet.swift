/// Paths, compared byte by byte as file systems compare them: "é" and "e\u{301}" are equal texts and two files.
///
/// Not for pages among each other: two that look alike get into each other's way on hosts that do normalise names (see
/// `PagePath.check`).
struct PathSet: Equatable {
    private var bytes: Set<[UInt8]>

    init(_ paths: some Sequence<String> = []) { bytes = Set(paths.map { Array($0.utf8) }) }

    func contains(_ path: String) -> Bool { bytes.contains(Array(path.utf8)) }

    /// Whether it was not yet among them.
    mutating func insert(_ path: String) -> Bool { bytes.insert(Array(path.utf8)).inserted }

    func subtracting(_ other: PathSet) -> PathSet {
        var result = self
        result.bytes.subtract(other.bytes)
        return result
    }

    var count: Int { bytes.count }

    /// In the order of their bytes.
    var sorted: [String] {
        bytes.sorted { $0.lexicographicallyPrecedes($1) }.map { String(decoding: $0, as: UTF8.self) }
    }
}
