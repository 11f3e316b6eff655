import Foundation
import TestSupport
import Testing

/// What `make static` promises, as far as it can be seen without making it; `Recipes/bare` tries the file itself.
@Suite("The program as one file")
struct OneFileTests {
    private static let file = repository.appending(path: ".build-static/pulse")

    @Test("jumps to the functions that draw or decode pictures, and to no others")
    func jumps() throws {
        let folder = repository.appending(path: "Sources/PictureMaking")
        let sources =
            try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            + [repository.appending(path: "Sources/Foreign/CPixbuf/shim.h")]
        let calls = try sources.flatMap { source in
            try String(contentsOf: source, encoding: .utf8)
                .matches(of: /\b((?:g|gdk|cairo|pango)_[a-z0-9_]+|avifDecoder[A-Z][A-Za-z]+)\(/).map { String($0.1) }
        }
        let called = Set(calls)
        let table = try String(
            contentsOf: repository.appending(path: "Tools/static/pictures.c"), encoding: .utf8)
        let listed = Set(table.matches(of: /NAME\(([a-z]\w+)\)/).map { String($0.1) })
        #expect(called.count > 40)
        #expect(called.subtracting(listed) == [])
        #expect(listed.subtracting(called) == [])
    }

    @Test(
        "needs the parts of the C library and nothing else",
        .enabled(if: FileManager.default.fileExists(atPath: file.path), "make static has not made it"))
    func libraries() async throws {
        let reader = Process()
        let pipe = Pipe()
        reader.executableURL = URL(filePath: "/usr/bin/env")
        reader.arguments = ["readelf", "-d", Self.file.path]
        reader.standardOutput = pipe
        try reader.run()
        let text = String(decoding: try #require(try pipe.fileHandleForReading.readToEnd()), as: UTF8.self)
        let needed = Set(text.matches(of: /\(NEEDED\).*\[(.*)\]/).map { String($0.1) })
        #expect(needed.contains("libc.so.6"))
        let parts = ["libc.so.6", "libm.so.6", "libpthread.so.0", "libdl.so.2", "librt.so.1", "libresolv.so.2"]
        #expect(needed.filter { !parts.contains($0) && !$0.hasPrefix("ld-linux-") } == [])
    }
}
