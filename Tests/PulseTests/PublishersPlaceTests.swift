import Foundation
import TestSupport
import Testing

@Suite("A place given by the publisher")
struct PublishersPlaceTests {
    private static let feed = """
        <?xml version="1.0"?>
        <rss version="2.0" xmlns:georss="http://www.georss.org/georss"><channel><title>x</title><link>https://x.example/</link>
        <item><title>A quiet evening on the hill with nothing to name</title><link>https://x.example/hill</link>
        <pubDate>Sat, 14 Mar 2026 12:00:00 GMT</pubDate><description>The lights came on one after the other.</description>
        <georss:point>64.1835 -51.7216</georss:point></item>
        </channel></rss>
        """

    @Test("goes from its feed by way of the archive to the map")
    func wholeWay() async throws {
        try await withTemporaryFolder { folder in
            let world = try await SampleWorld(in: folder)
            try Self.feed.write(
                to: folder.appending(path: "feeds/harbour-radio.xml"), atomically: true, encoding: .utf8)
            try await world.build()
            let first = try page(of: world)
            #expect(first.contains("Nuuk") && first.contains("Greenland"))
            #expect(first.contains("A quiet evening on the hill"))
            // From the archive alone.
            try await world.build("--offline", status: 0)
            #expect(try page(of: world) == first)
        }
    }

    private func page(of world: SampleWorld) throws -> String {
        // Beyond twelve countries the list goes on elsewhere.
        let further = try FileManager.default.contentsOfDirectory(atPath: world.output.appending(path: "more").path)
            .sorted().filter { $0.hasPrefix("map-") && $0.hasSuffix(".html") }
        return try (["map.html"] + further.map { "more/" + $0 })
            .map { try String(contentsOf: world.output.appending(path: $0), encoding: .utf8) }.joined()
    }
}
