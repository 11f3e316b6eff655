import Foundation
import Newsroom
import Parsing
import TestSupport
import Testing

/// Feeds with bytes changed, cut and moved: whatever comes of them, the parser neither crashes nor hangs, says the same
/// twice, and gives no address that is not http(s).
@Suite struct MutationTests {
    @Test(arguments: 0..<8) func damagedFeeds(run: Int) throws {
        let files = try fixtures(in: "feeds", ending: "") + fixtures(in: "encodings", ending: "")
        let originals = try files.filter { $0.pathExtension != "txt" }.map { [UInt8](try Data(contentsOf: $0)) }
        try #require(originals.count > 40)
        var seed = Seed(state: UInt64(run) &* 977 &+ 3)
        var read = 0
        for _ in 0..<250 {
            var bytes = originals.randomElement(using: &seed) ?? []
            for _ in 0..<Int.random(in: 1...6, using: &seed) { damage(&bytes, originals, &seed) }
            let body = FeedBody(bytes: bytes, url: "https://m.example.net/feed")
            let first = try? FeedParser().feed(from: body, of: "m")
            #expect(first == (try? FeedParser().feed(from: body, of: "m")))
            guard let first else { continue }
            read += 1
            for item in first.items {
                for url in [item.url, item.image].compactMap({ $0 }) + item.enclosures.map(\.url) {
                    #expect(url.hasPrefix("http://") || url.hasPrefix("https://"), "\(url)")
                }
            }
        }
        // Damage that nothing survived would test little.
        #expect(read > 50)
    }

    private func damage(_ bytes: inout [UInt8], _ others: [[UInt8]], _ seed: inout Seed) {
        guard !bytes.isEmpty else { return }
        let place = Int.random(in: bytes.indices, using: &seed)
        switch Int.random(in: 0..<7, using: &seed) {
        case 0: bytes[place] = .random(in: 0...255, using: &seed)
        case 1: bytes.removeSubrange(place..<min(bytes.count, place + .random(in: 1...40, using: &seed)))
        case 2: bytes.insert("<>&\"'/![]:{},\\".utf8.randomElement(using: &seed) ?? 0, at: place)
        case 3: bytes.removeSubrange(place...)
        case 4:
            let other = others.randomElement(using: &seed) ?? []
            let from = Int.random(in: 0...other.count, using: &seed)
            bytes.insert(contentsOf: other[from..<min(other.count, from + 60)], at: place)
        case 5:
            let end = min(bytes.count, place + .random(in: 1...80, using: &seed))
            bytes.insert(contentsOf: Array(bytes[place..<end]), at: place)
        default: bytes.insert(contentsOf: "</item>".utf8, at: place)
        }
    }
}
