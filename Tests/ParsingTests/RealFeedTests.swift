import Foundation
import Newsroom
import Parsing
import TestSupport
import Testing

/// Real feeds of many publishers.
@Suite struct RealFeedTests {
    @Test(.needs(shared: "feeds/real/manifest.tsv"))
    func allFeedsWithItemsAreRead() throws {
        let folder = try #require(shared("feeds/real"))
        let manifest = try String(contentsOf: folder.appending(path: "manifest.tsv"), encoding: .utf8)
        var count = 0
        for line in manifest.split(separator: "\n").dropFirst() {
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
            guard fields.count > 6, let expected = Int(fields[6]), expected > 0 else { continue }
            let bytes = [UInt8](try Data(contentsOf: folder.appending(path: String(fields[0]))))
            let feed = try FeedParser().feed(from: FeedBody(bytes: bytes, url: ""), of: String(fields[0]))
            #expect(feed.items.count == expected, "\(fields[0])")
            count += 1
        }
        #expect(count > 200)
    }
}
