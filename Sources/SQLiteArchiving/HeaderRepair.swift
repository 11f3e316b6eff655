internal import Foundation

/// A repair of those parts of a database header that are the same in every archive
/// (https://www.sqlite.org/fileformat.html, "The Database Header").
enum HeaderRepair {
    static func run(on path: String) throws {
        let file = try FileHandle(forUpdating: URL(filePath: path))
        defer { try? file.close() }
        let pages = UInt32(clamping: try file.seekToEnd() / 4096)
        try file.seek(toOffset: 0)
        // Page size 4,096, WAL mode.
        try file.write(contentsOf: Data("SQLite format 3\0".utf8) + [0x10, 0, 2, 2, 0, 64, 32, 32])
        try file.seek(toOffset: 28)
        // The number of pages, and an empty free list, since nothing will be written.
        try file.write(contentsOf: bytes(pages) + bytes(0) + bytes(0))
        try file.seek(toOffset: 44)
        try file.write(contentsOf: bytes(4))
        try file.seek(toOffset: 56)
        // UTF-8 encoding.
        try file.write(contentsOf: bytes(1))
    }

    private static func bytes(_ number: UInt32) -> Data {
        withUnsafeBytes(of: number.bigEndian) { Data($0) }
    }
}
