import Foundation
import Newsroom
import Parsing
import TestSupport
import Testing

/// Pairs of files: a feed named for what it pins down, and how it is read. Adding a pair is all it takes.
@Suite struct FeedPairTests {
    private static let address = "https://feeds.example.net/all.xml"

    @Test(arguments: try fixtures(in: "feeds", ending: "") + fixtures(in: "encodings", ending: ""))
    func reading(file: URL) throws {
        guard file.pathExtension != "txt" else { return }
        let body = FeedBody(bytes: [UInt8](try Data(contentsOf: file)), url: Self.address)
        let feed = try FeedParser().feed(from: body, of: Self.address)
        let folder = file.deletingLastPathComponent().lastPathComponent
        expectGolden(dump(feed), named: "\(folder)/\(file.lastPathComponent).txt")
    }

    @Test(arguments: try fixtures(in: "refused", ending: ""))
    func refusal(file: URL) throws {
        guard !file.lastPathComponent.hasSuffix(".reason.txt") else { return }
        let body = FeedBody(bytes: [UInt8](try Data(contentsOf: file)), url: "https://example.net/news/index.html")
        let failure = #expect(throws: Failure.self) { try FeedParser().feed(from: body, of: "the source") }
        #expect(failure?.stage == .parsing)
        #expect(failure?.source == "the source")
        expectGolden((failure?.reason.english ?? "") + "\n", named: "refused/\(file.lastPathComponent).reason.txt")
    }
}
