import Foundation
import TestSupport
import Testing

@testable import Fetching

/// Bodies are packed here by Python, whose zlib writes what a server would.
@Suite("Bodies that decompress to too much")
struct BombTests {
    /// The bytes that a line of Python writes.
    private func python(_ expression: String) throws -> [UInt8] {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["python3", "-c", "import gzip,sys,zlib; sys.stdout.buffer.write(\(expression))"]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let bytes = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        return Array(bytes)
    }

    @Test(
        "are let go at the limit, in however many layers and members",
        arguments: [
            ("gzip.compress(bytes(1 << 25))", ["gzip"]), ("gzip.compress(gzip.compress(bytes(1 << 25)))", ["gzip"]),
            ("gzip.compress(gzip.compress(gzip.compress(bytes(1 << 25))))", []),
            ("gzip.compress(bytes(1 << 20)) * 32", ["gzip"]), ("zlib.compress(bytes(1 << 25))", ["deflate"]),
            ("zlib.compress(bytes(1 << 25))[2:-4]", ["deflate"]),
            ("zlib.compress(gzip.compress(bytes(1 << 25)))", ["gzip", "deflate"]),
        ])
    func bombs(expression: String, encodings: [String]) throws {
        let body = ContentCoding.removed(from: try python(expression), named: encodings, limit: 1 << 20)
        #expect(body.end == .tooLong)
        #expect(body.bytes.count == 1 << 20)
    }

    @Test("end: a body that decompresses to itself, and one of nothing but members")
    func endless() throws {
        let members = try python("gzip.compress(b'') * 100_000")
        let many = ContentCoding.removed(from: members, named: ["gzip"], limit: 1 << 20)
        #expect(many.end == .whole && many.bytes.isEmpty)
        var layers = "b'<rss/>'"
        for _ in 0..<9 { layers = "gzip.compress(\(layers))" }
        let names = Array(repeating: "gzip", count: 50)
        let deep = ContentCoding.removed(from: try python(layers), named: names, limit: 1 << 20)
        #expect(ContentCoding(magic: deep.bytes) == .gzip, "a few layers are undone, and no more")
    }

    @Test("fit exactly to the byte")
    func limit() throws {
        let packed = try python("gzip.compress(bytes(4096))")
        #expect(ContentCoding.removed(from: packed, named: ["gzip"], limit: 4_096).end == .whole)
        #expect(ContentCoding.removed(from: packed, named: ["gzip"], limit: 4_095).end == .tooLong)
    }
}
