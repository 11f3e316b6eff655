/// Which files of the output are ours. It lies among them; whatever it does not name belongs to somebody else.
struct Manifest: Equatable {
    static let name = ".pulse-manifest"
    private static let heading = "# Published by Global Pulse. What is not listed here is left alone."

    let paths: PathSet

    init(paths: PathSet) {
        self.paths = paths
    }

    /// Lines that are no page's path are passed over: nothing outside the site is ever removed on its word.
    init(_ bytes: [UInt8]) {
        let lines = bytes.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
        paths = PathSet(lines.filter { $0 != Self.heading && PagePath.objection(to: $0) == nil })
    }

    /// The same for the same paths.
    var bytes: [UInt8] {
        Array(([Self.heading] + paths.sorted).joined(separator: "\n").utf8) + [UInt8(ascii: "\n")]
    }

    /// The folders that lead to its files.
    var folders: PathSet {
        PathSet(paths.sorted.flatMap(PagePath.folders(of:)))
    }
}
