import Fingerprinting
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import Keeping

/// What was worked out once is not worked out again, and nothing is taken from a file that is not whole.
@Suite struct KeepTests {
    /// A result of every kind of part.
    struct Finding: Keepable, Equatable {
        var name: String
        var weights: [Double]
        var note: String?
        var count: Int
        var isTrue: Bool

        init(_ name: String) {
            self.name = name
            weights = [0, -1.5, .infinity]
            note = name.isEmpty ? nil : "ünd 北京"
            count = -name.utf8.count
            isTrue = true
        }

        init(from reader: inout KeptReader) throws(KeptDamage) {
            name = try String(from: &reader)
            weights = try [Double](from: &reader)
            note = try String?(from: &reader)
            count = try Int(from: &reader)
            isTrue = try Bool(from: &reader)
        }

        func write(to writer: inout KeptWriter) {
            name.write(to: &writer)
            weights.write(to: &writer)
            note.write(to: &writer)
            count.write(to: &writer)
            isTrue.write(to: &writer)
        }
    }

    private static let names = (0..<600).map { String(repeating: "n", count: $0 % 300) + "\($0)" } + [""]

    /// The findings on names, and how many were worked out now.
    private func findings(on names: [String], keep: inout Keep) -> (found: [Finding], made: Int) {
        let made = Watch(0)
        let found = keep.results(
            for: names, makingState: {}, by: { Keep.Key(.kinds, StableHash($0.utf8).value) }
        ) { _, name in
            made.value.withLock { $0 += 1 }
            return Finding(name)
        }
        return (found, made.value.withLock { $0 })
    }

    @Test("gives what it was given, from its file too, and forgets what nobody asks for")
    func roundTrip() async throws {
        try await withTemporaryFolder { folder in
            let path = folder.appending(path: "deep/er/keep").path
            var first = Keep(file: path, basis: 7)
            let made = findings(on: Self.names, keep: &first)
            #expect(made.found == Self.names.map(Finding.init) && made.made == Self.names.count)
            try first.write(to: path, basis: 7)

            var second = Keep(file: path, basis: 7)
            let known = findings(on: Array(Self.names.prefix(10)), keep: &second)
            #expect(known.found == Self.names.prefix(10).map(Finding.init) && known.made == 0)
            #expect(second.hasChanged)
            try second.write(to: path, basis: 7)

            var third = Keep(file: path, basis: 7)
            let more = findings(on: Array(Self.names.prefix(11)), keep: &third)
            #expect(more.made == 1)

            var fourth = Keep(file: path, basis: 7)
            let again = findings(on: Array(Self.names.prefix(10)), keep: &fourth)
            #expect(again.made == 0 && !fourth.hasChanged)
        }
    }

    @Test("holds nothing where its basis is another")
    func basis() async throws {
        try await withTemporaryFolder { folder in
            let path = folder.appending(path: "keep").path
            var keep = Keep()
            _ = findings(on: ["a", "b"], keep: &keep)
            try keep.write(to: path, basis: 1)
            var other = Keep(file: path, basis: 2)
            let found = findings(on: ["a", "b"], keep: &other)
            #expect(found.made == 2)
        }
    }

    @Test("holds nothing where its file is cut off or changed in any byte")
    func damage() async throws {
        try await withTemporaryFolder { folder in
            let path = folder.appending(path: "keep").path
            var keep = Keep()
            _ = findings(on: ["a", "b"], keep: &keep)
            try keep.write(to: path, basis: 1)
            let whole = try Data(contentsOf: URL(filePath: path))
            for place in whole.indices {
                var changed = whole
                changed[place] ^= 0x41
                for bytes in [changed, whole.prefix(place)] {
                    try bytes.write(to: URL(filePath: path))
                    var damaged = Keep(file: path, basis: 1)
                    #expect(damaged.known.isEmpty, "at \(place)")
                    let found = findings(on: ["a", "b"], keep: &damaged)
                    #expect(found.made == 2)
                }
            }
        }
    }

    @Test("makes a result again that cannot be read")
    func unreadable() {
        let key = Keep.Key(.kinds, 1)
        for bytes: [UInt8] in [[], [1], [200, 200, 200, 200, 200, 200], Array(repeating: 0, count: 40)] {
            let keep = Keep([key: bytes[...]])
            #expect(keep.result(for: key) { Finding("new") }.result == Finding("new"))
        }
    }
}
