import Foundation
import Newsroom
import Testing

@testable import Pipeline

@Suite("The kept bodies of feeds") struct StoredBodyTests {
    private static let bodies = [
        StoredBody(
            source: "ash", body: FeedBody(bytes: Array("<rss>\n{\"a\": 1}\n</rss>".utf8), url: "https://ash.example/")),
        StoredBody(source: "elm", body: FeedBody(bytes: [], contentType: "text/xml", url: "https://elm.example/")),
        StoredBody(source: "ash", body: FeedBody(bytes: [0, 0xFF, 0x0A], url: "https://ash.example/")),
    ]

    private static func records() throws -> [UInt8] { try bodies.flatMap { try #require($0.record) } }

    @Test("come back as they were, in their order") func whole() throws {
        let found = StoredBody.all(in: Data(try Self.records()))
        #expect(found.map(\.source) == ["ash", "elm", "ash"])
        #expect(found.map(\.body.bytes) == Self.bodies.map(\.body.bytes))
        #expect(found.map(\.body.contentType) == [nil, "text/xml", nil])
        #expect(found.map(\.body.url) == Self.bodies.map(\.body.url))
    }

    @Test("lack the last one if it was cut off, at any point") func cutOff() throws {
        let records = try Self.records()
        let last = try #require(Self.bodies[2].record).count
        for missing in 1...last {
            #expect(StoredBody.all(in: Data(records.dropLast(missing))).count == 2, "\(missing) bytes are missing")
        }
    }
}
