import Foundation
import Synchronization
import TestSupport
import Testing

@testable import Computing

/// What was worked out once is not worked out again, and nothing is taken from a file that is not whole.
@Suite struct ResultCacheTests {
    /// A result of every kind of part.
    struct Finding: FieldwiseCacheable, Equatable {
        var name: String
        var weights: [Double]
        var note: String?
        var counts: [String: Int]
        var range: Range<Int>
        var isTrue = true

        static var form: some CacheForm<Self> {
            Parts(Self.init(name:weights:note:counts:range:isTrue:)) {
                ($0.name, $0.weights, $0.note, $0.counts, $0.range, $0.isTrue)
            }
        }
    }

    private static let names = (0..<600).map { String(repeating: "n", count: $0 % 300) + "\($0)" } + [""]

    /// The findings on names, and how many were worked out now.
    private func findings(on names: [String], cache: inout ResultCache) -> (found: [Finding], made: Int) {
        let made = Watch(0)
        let found = cache.results(
            for: names, makingState: {}, by: { ResultCache.Key(.kinds, StableHash($0.utf8).value) }
        ) { _, name in
            made.value.withLock { $0 += 1 }
            return Finding(name)
        }
        return (found, made.value.withLock { $0 })
    }

    @Test("returns what was stored, also from its file, and forgets what nobody uses")
    func roundTrip() async throws {
        try await withTemporaryFolder { folder in
            let path = folder.appending(path: "deep/er/keep").path
            var first = ResultCache(file: path, basis: 7)
            let made = findings(on: Self.names, cache: &first)
            #expect(made.found == Self.names.map(Finding.init) && made.made == Self.names.count)
            try first.write(to: path)

            var second = ResultCache(file: path, basis: 7)
            let known = findings(on: Array(Self.names.prefix(10)), cache: &second)
            #expect(known.found == Self.names.prefix(10).map(Finding.init) && known.made == 0)
            #expect(second.hasChanged)
            try second.write(to: path)

            var third = ResultCache(file: path, basis: 7)
            let more = findings(on: Array(Self.names.prefix(11)), cache: &third)
            #expect(more.made == 1)

            var fourth = ResultCache(file: path, basis: 7)
            let again = findings(on: Array(Self.names.prefix(10)), cache: &fourth)
            #expect(again.made == 0 && !fourth.hasChanged)
        }
    }

    @Test("knows earlier results when reopened, and stores only those used since")
    func again() async throws {
        try await withTemporaryFolder { folder in
            let path = folder.appending(path: "keep").path
            var cache = ResultCache(file: path, basis: 7)
            _ = findings(on: ["a", "b"], cache: &cache)
            cache.beginAgain()
            let more = findings(on: ["b", "c"], cache: &cache)
            #expect(more.made == 1 && cache.hasChanged)
            try cache.write(to: path)
            var next = ResultCache(file: path, basis: 7)
            let known = findings(on: ["b", "c"], cache: &next)
            #expect(known.made == 0 && !next.hasChanged)
            let forgotten = findings(on: ["a"], cache: &next)
            #expect(forgotten.made == 1)

            var same = ResultCache(file: path, basis: 7)
            _ = findings(on: ["d"], cache: &same)
            same.beginAgain()
            _ = findings(on: ["b", "c", "d"], cache: &same)
            #expect(same.hasChanged, "although all of it is known by now")
        }
    }

    @Test("holds nothing if its basis differs")
    func basis() async throws {
        try await withTemporaryFolder { folder in
            let path = folder.appending(path: "keep").path
            var cache = ResultCache(file: path, basis: 1)
            _ = findings(on: ["a", "b"], cache: &cache)
            try cache.write(to: path)
            var other = ResultCache(file: path, basis: 2)
            let found = findings(on: ["a", "b"], cache: &other)
            #expect(found.made == 2)
        }
    }

    @Test("holds nothing if its file is cut off or any byte has changed")
    func damage() async throws {
        try await withTemporaryFolder { folder in
            let path = folder.appending(path: "keep").path
            var cache = ResultCache(file: path, basis: 1)
            _ = findings(on: ["a", "b"], cache: &cache)
            try cache.write(to: path)
            let whole = try Data(contentsOf: URL(filePath: path))
            for place in whole.indices {
                var changed = whole
                changed[place] ^= 0x41
                for bytes in [changed, whole.prefix(place)] {
                    try bytes.write(to: URL(filePath: path))
                    var damaged = ResultCache(file: path, basis: 1)
                    #expect(damaged.known.isEmpty, "at \(place)")
                    let found = findings(on: ["a", "b"], cache: &damaged)
                    #expect(found.made == 2)
                }
            }
        }
    }

    @Test("makes a result again that cannot be read")
    func unreadable() {
        let key = ResultCache.Key(.kinds, 1)
        for bytes: [UInt8] in [[], [1], [200, 200, 200, 200, 200, 200], Array(repeating: 0, count: 40)] {
            let cache = ResultCache([key: bytes[...]], basis: 1)
            #expect(cache.result(for: key) { Finding("new") }.result == Finding("new"))
        }
    }

    @Test("refuses a name that appears twice, and a range that ends before it begins")
    func impossible() {
        func bytes(_ parts: any Cacheable...) -> ArraySlice<UInt8> {
            var writer = CacheWriter()
            for part in parts { part.write(to: &writer) }
            return writer.bytes[...]
        }
        func read<Value: Cacheable>(_ bytes: ArraySlice<UInt8>) -> Value? {
            var reader = CacheReader(bytes)
            return try? Value(from: &reader)
        }
        #expect(read(bytes(["a": 1, "b": 2])) == ["a": 1, "b": 2])
        #expect(read([2] + bytes("a", 1, "a", 2)) as [String: Int]? == nil)
        #expect(read(bytes(1, 3)) == 1..<3)
        #expect(read(bytes(3, 1)) as Range<Int>? == nil)
    }
}

extension ResultCacheTests.Finding {
    init(_ name: String) {
        self.init(
            name: name, weights: [0, -1.5, .infinity], note: name.isEmpty ? nil : "ünd 北京",
            counts: [name: -name.utf8.count, "\(name) ": 1], range: -1..<name.utf8.count)
    }
}
