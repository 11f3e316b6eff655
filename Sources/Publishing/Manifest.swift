/// The list of files in the output that belong to us, stored among them. Anything it does not name belongs to someone
/// else.
struct Manifest: Equatable {
    static let name = ".pulse-manifest"
    private static let heading = "# Published by Global Pulse. What is not listed here is left alone."

    let paths: PathSet

    init(paths: PathSet) {
        self.paths = paths
    }

    /// Parses a manifest. Lines that are not valid page paths are skipped, so it can never cause files outside the site
    /// to be deleted.
    init(_ bytes: [UInt8]) {
        let lines = bytes.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
        paths = PathSet(lines.filter { $0 != Self.heading && PagePath.objection(to: $0) == nil })
    }

    /// The manifest's contents; equal for equal sets of paths.
    var bytes: [UInt8] {
        Array(([Self.heading] + paths.sorted).joined(separator: "\n").utf8) + [UInt8(ascii: "\n")]
    }

    /// The folders on the way to its files.
    var folders: PathSet {
        PathSet(paths.sorted.flatMap(PagePath.folders(of:)))
    }
}
