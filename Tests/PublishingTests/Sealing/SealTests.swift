import Foundation
import Newsroom
import TestSupport
import Testing

@testable import Publishing

@Suite("A site that is sealed")
struct SealTests {
    private struct Vectors: Decodable {
        struct File: Decodable {
            let path: String
            let text: Data
            let name: String
            let bytes: Data
        }

        let passphrase: String
        let salt: String
        let rounds: Int
        let check: String
        let files: [File]
    }

    private let words = "one lantern orbit thistle"

    private func seal(_ words: String? = nil, for folder: URL) throws -> SiteSeal {
        try SiteSeal(try #require(Passphrase(words ?? self.words)), for: folder.path, rounds: 10)
    }

    /// Sealed, and written into the folder.
    private func sealed(_ pages: [Page], _ seal: SiteSeal, in folder: URL) throws -> [String: [UInt8]] {
        let files = try pages.map(seal.sealed) + seal.clearPages(behind: [])
        for file in files {
            let place = folder.appending(path: file.path)
            try FileManager.default.createDirectory(
                at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(file.bytes).write(to: place)
        }
        return Dictionary(files.map { ($0.path, $0.bytes) }, uniquingKeysWith: { first, _ in first })
    }

    @Test("has the names and bytes that Python's hashlib and cryptography give (Fixtures/vectors.py)")
    func vectors() throws {
        let vectors = try JSONDecoder().decode(Vectors.self, from: Data(contentsOf: fixture("vectors.json")))
        let passphrase = try #require(Passphrase(vectors.passphrase))
        let lock = try #require(
            SiteLock(
                Array(
                    #"{"format":1,"rounds":\#(vectors.rounds),"salt":"\#(vectors.salt)","check":"\#(vectors.check)"}"#
                        .utf8)))
        let key = try #require(try lock.key(for: passphrase))
        #expect(vectors.files.count == 4)
        for file in vectors.files {
            #expect(try key.name(of: file.path) == file.name)
            #expect(try key.sealed(PackedFile.packed(Array(file.text)), path: file.path) == Array(file.bytes))
            #expect(
                try key.opened(Array(file.bytes), path: file.path).flatMap(PackedFile.unpacked) == Array(file.text))
            #expect(try key.opened(Array(file.bytes), path: file.path + "x") == nil, "a file in another's place")
        }
        // As another keyboard composes it, with the space that a phone adds.
        let typed = try #require(Passphrase(vectors.passphrase.decomposedStringWithCanonicalMapping + " "))
        #expect(try lock.key(for: typed) != nil)
        #expect(try lock.key(for: try #require(Passphrase(words))) == nil)
    }

    @Test("changes only where its files do; no nonce is reused for other bytes")
    func unchanged() async throws {
        try await withTemporaryFolder { folder in
            let page = Page(path: "index.html", text: "<p>One")
            let first = try sealed([page, Page(path: "a.html", text: "two")], seal(for: folder), in: folder)
            let same = try sealed([page, Page(path: "a.html", text: "two")], seal(for: folder), in: folder)
            #expect(first == same)
            let next = try sealed([page, Page(path: "a.html", text: "2wo")], seal(for: folder), in: folder)
            let changed = first.keys.filter { first[$0] != next[$0] }
            let name = try #require(changed.first)
            #expect(changed.count == 1 && Set(first.keys) == Set(next.keys))
            #expect(first[name]?.prefix(12) != next[name]?.prefix(12))
            // The same text in another place.
            let twins = try sealed(
                [page, Page(path: "b.html", text: "<p>One")], seal(for: folder), in: folder)
            #expect(Set(twins.filter { $0.key.hasPrefix("sealed/") }.values).count == 2)
        }
    }

    @Test("is entirely new with another passphrase, and the old one no longer opens it")
    func otherPassphrase() async throws {
        try await withTemporaryFolder { folder in
            let page = Page(path: "index.html", text: "<p>One")
            let first = try sealed([page], seal(for: folder), in: folder)
            let next = try sealed([page], seal("two lanterns orbit thistles", for: folder), in: folder)
            #expect(first.keys.filter { next[$0] != nil } == ["private.json"])
            #expect(first["private.json"] != next["private.json"])
            let old = try #require(Passphrase(words))
            #expect(throws: SealingError.otherPassphrase(folder: folder.path)) {
                try SiteSeal(old, publishedIn: folder.path)
            }
            let other = folder.appending(path: "none").path
            #expect(throws: SealingError.notSealed(folder: other)) { try SiteSeal(old, publishedIn: other) }
        }
    }

    @Test("is opened with the passphrase; a changed byte is rejected", arguments: [0, 11, 12, 2_000])
    func opened(byte: Int) async throws {
        try await withTemporaryFolder { folder in
            let text = String(repeating: "Rain is expected on the coast. ", count: 900)
            let seal = try seal(for: folder)
            let files = try sealed([Page(path: "digest.txt", text: text)], seal, in: folder)
            let standing = try SiteSeal(try #require(Passphrase(words)), publishedIn: folder.path)
            #expect(try standing.file("digest.txt", in: folder.path) == Array(text.utf8))
            #expect(try standing.file("none.txt", in: folder.path) == nil)
            let name = try #require(files.keys.first { $0.hasPrefix("sealed/") })
            var bytes = try #require(files[name])
            #expect(bytes.count == 4_096 + 28, "one sentence again and again is compressed")
            bytes[byte] ^= 1
            try Data(bytes).write(to: folder.appending(path: name))
            #expect(try standing.file("digest.txt", in: folder.path) == nil)
        }
    }

    @Test(
        "has files whose lengths tell little: so many bytes become so many",
        arguments: [
            (0, 4_096), (1, 4_096), (4_096, 4_096), (4_097, 4_352), (10_000, 10_240), (65_537, 67_584),
            (1_000_000, 1_015_808), (1_048_577, 1_081_344),
        ])
    func padding(length: Int, padded: Int) {
        #expect(PackedFile.paddedLength(length) == padded)
    }

    @Test(
        "takes no passphrase that is soon found",
        arguments: ["", "short", "nineteen characters", " \u{E9} nineteen letters  "])
    func shortPassphrases(text: String) {
        #expect(Passphrase(text) == nil)
    }

    @Test(
        "has a lock that is read as it is, and none that holds a build up",
        arguments: [
            "", "{}", #"{"format":2,"rounds":10,"salt":"AA==","check":"AA=="}"#,
            #"{"format":1,"rounds":2000000000,"salt":"AA==","check":"AA=="}"#,
        ])
    func brokenLocks(text: String) async throws {
        #expect(SiteLock(Array(text.utf8)) == nil)
        try await withTemporaryFolder { folder in
            try Data(text.utf8).write(to: folder.appending(path: "private.json"))
            #expect(throws: Never.self) { try seal(for: folder) }
        }
    }
}
