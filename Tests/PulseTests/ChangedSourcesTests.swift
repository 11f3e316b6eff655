import Foundation
import TestSupport
import Testing

@Suite("Sources that are edited, removed and restored")
struct ChangedSourcesTests {
    private static let later = "2026-03-14T19:00:00Z"

    @Test("a source with a new address keeps its history, and the run says so")
    func editedAddress() async throws {
        try await withTemporaryFolder { folder in
            let world = try await SampleWorld(in: folder)
            let first = try await world.build()
            try world.edit { $0.replacing("/harbour-radio.xml", with: "/harbour-radio.xml?edition=uk") }
            let second = try await world.build(now: Self.later)
            #expect(second["articles"] as? Int == first["articles"] as? Int)
            #expect(second["newArticles"] as? Int == 0)
            let continued = try #require(second["continued"] as? [[String: Any]])
            #expect(continued.count == 1)
            // Back again, it is the same site as ever.
            try world.edit { $0.replacing("?edition=uk", with: "") }
            let third = try await world.build(now: Self.later)
            #expect(third["articles"] as? Int == first["articles"] as? Int)
            #expect((third["continued"] as? [[String: Any]])?.count == 1)
            #expect((try await world.build(now: Self.later))["continued"] as? [[String: Any]] == nil)
        }
    }

    @Test("a source that is given an id keeps its history")
    func givenID() async throws {
        try await withTemporaryFolder { folder in
            let world = try await SampleWorld(in: folder)
            let first = try await world.build()
            try world.edit {
                $0.replacing(#""name": "Harbour Radio""#, with: #""id": "harbour", "name": "Harbour Radio""#)
            }
            let second = try await world.build("--offline", now: Self.later, status: 0)
            #expect(second["articles"] as? Int == first["articles"] as? Int)
            #expect(
                String(decoding: try #require(try world.site()["report.json"]), as: UTF8.self).contains(#""harbour""#))
            // Given another and taken away, and no feed is asked meanwhile: the address tells which feed it is.
            try world.edit { $0.replacing(#""id": "harbour""#, with: #""id": "port""#) }
            let third = try await world.build("--offline", now: Self.later, status: 0)
            try world.edit { $0.replacing(#""id": "port", "#, with: "") }
            let fourth = try await world.build("--offline", now: Self.later, status: 0)
            #expect(third["articles"] as? Int == first["articles"] as? Int)
            #expect(fourth["articles"] as? Int == first["articles"] as? Int)
        }
    }

    @Test("articles of two feeds stay when one is removed, and those of one alone return with it")
    func overlappingFeeds() async throws {
        try await withTemporaryFolder { folder in
            let world = try await SampleWorld(in: folder)
            let feeds = folder.appending(path: "feeds")
            try FileManager.default.copyItem(
                at: feeds.appending(path: "harbour-radio.xml"), to: feeds.appending(path: "copy.xml"))
            let twin = { (text: String) -> String in
                text.replacing(
                    #""sources": ["#,
                    with: #""sources": [ {"name": "Copy", "feed": "\#(world.address)/copy.xml", "category": "news"},"#)
            }
            try await world.build()
            let alone = try await world.build()
            try world.edit(twin)
            let both = try await world.build(now: Self.later)
            #expect(both["articles"] as? Int == alone["articles"] as? Int)
            // The first of the two goes.
            let whole = try world.configuration()
            try world.edit { $0.replacing("/harbour-radio.xml", with: "/empty.xml?other") }
            let copyAlone = try await world.build(now: Self.later)
            #expect(copyAlone["articles"] as? Int == alone["articles"] as? Int)
            // Both go, and both come back.
            try world.edit { $0.replacing("/copy.xml", with: "/empty.xml?again") }
            let neither = try await world.build(now: Self.later)
            #expect(neither["articles"] as? Int ?? 0 < alone["articles"] as? Int ?? 0)
            try world.edit { _ in whole }
            let restored = try await world.build("--offline", now: Self.later, status: 0)
            #expect(restored["articles"] as? Int == alone["articles"] as? Int)
        }
    }

    @Test("a secret in a feed's address is nowhere in the site")
    func secret() async throws {
        try await withTemporaryFolder { folder in
            let world = try await SampleWorld(in: folder)
            try world.edit {
                $0.replacing("/harbour-radio.xml", with: "/harbour-radio.xml?token=s3cr3t-0")
                    .replacing("/echo.xml", with: "/none.xml?token=s3cr3t-1")
                    .replacing(
                        #"/save-point.xml","#, with: #"/save-point.xml", "private": true,"#)
            }
            // Pages that name a feed, in the place of one: the report quotes the address that each names.
            for (name, address) in [
                ("touchline", "/f?token=s3cr3t-2"), ("ward-round", "https://u:s3cr3t-3@feeds.test?token=s3cr3t-4"),
            ] {
                try #"<html><head><link rel="alternate" type="application/rss+xml" href="\#(address)"></head></html>"#
                    .write(to: folder.appending(path: "feeds/\(name).xml"), atomically: true, encoding: .utf8)
            }
            try await world.build()
            let site = try world.site()
            for (path, bytes) in site {
                let text = String(decoding: bytes, as: UTF8.self)
                #expect(!text.contains("s3cr3t"), "\(path)")
                #expect(!text.contains("save-point.xml"), "\(path)")
            }
            #expect(site.values.contains { String(decoding: $0, as: UTF8.self).contains("/kernel-notes.json") })
        }
    }
}
