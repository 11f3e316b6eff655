import Foundation
import Pipeline
import Synchronization
import TestSupport
import Testing

/// `site.books`, from the feeds to the site's folder. The first build is on Sunday 1 March 2026.
@Suite("Books of past days") struct BookTests {
    private static func site(books: Int = 3, more: String = "") -> String {
        #""site": {"title": "Morning", "timeZone": "UTC", "epub": true, "books": \#(books)}\#(more),"#
    }

    private static func news(_ path: String, _ title: String, hoursAgo: Double) -> ChangingFeeds.Item {
        ChangingFeeds.Item(
            path: path, title: title, text: "So the harbour master said in the evening.", hoursAgo: hoursAgo)
    }

    private static let quay = news("quay", "Ferry strikes the southern quay of the harbour", hoursAgo: 2)
    private static let crane = news("crane", "Crane falls across the railway by the river", hoursAgo: -2)
    private static let orchard = news("orchard", "Orchard festival opens with a harvest of pears", hoursAgo: -20)

    private static func book(_ path: String, of feeds: ChangingFeeds) -> Data? {
        FileManager.default.contents(atPath: feeds.folder.appending(path: "Output/" + path).path)
    }

    private static func show(_ items: [ChangingFeeds.Item], in feeds: ChangingFeeds) {
        feeds.items.value.withLock { $0 = ["ash": items, "birch": items] }
    }

    @Test("are those last published on their day, to the byte, also into an empty folder")
    func stay() async throws {
        try await withTemporaryFolder { folder in
            let feeds = try ChangingFeeds(in: folder)
            Self.show([Self.quay], in: feeds)
            try await feeds.build(Self.site())
            let morning = try #require(Self.book("archive/2026-03-01.epub", of: feeds))
            Self.show([Self.crane, Self.quay], in: feeds)
            try await feeds.build(Self.site(), after: 6)
            let evening = try #require(Self.book("archive/2026-03-01.epub", of: feeds))
            #expect(evening != morning && evening == Self.book("edition.epub", of: feeds))

            Self.show([Self.orchard, Self.crane], in: feeds)
            let report = try await feeds.build(Self.site(), after: 24)
            #expect(report.bookFailure == nil)
            #expect(Self.book("archive/2026-03-01.epub", of: feeds) == evening)
            #expect(Self.book("archive/2026-03-02.epub", of: feeds) == Self.book("edition.epub", of: feeds))
            let catalogue = try feeds.text("opds.xml")
            let days = catalogue.matches(of: /href="(archive\/[^"]*epub)"/).map { String($0.output.1) }
            #expect(days == ["archive/2026-03-02.epub", "archive/2026-03-01.epub"])
            #expect(catalogue.contains("<title>Morning, Sunday 1 March 2026</title>"))

            // Neither another title nor the loss of the site changes a past book.
            try FileManager.default.removeItem(at: folder.appending(path: "Output"))
            let renamed = Self.site().replacing("Morning", with: "Evening")
            try await feeds.build(renamed, after: 25)
            #expect(Self.book("archive/2026-03-01.epub", of: feeds) == evening)
            #expect(try feeds.text("opds.xml").contains("<title>Morning, Sunday 1 March 2026</title>"))
        }
    }

    @Test("go when the limit is passed or books are turned off, and return with the setting")
    func go() async throws {
        try await withTemporaryFolder { folder in
            let feeds = try ChangingFeeds(in: folder)
            Self.show([Self.quay], in: feeds)
            for day in 0..<3 { try await feeds.build(Self.site(books: 2), after: 24 * Double(day)) }
            let books = ["archive/2026-03-02.epub", "archive/2026-03-03.epub"]
            #expect(try feeds.paths().filter { $0.hasPrefix("archive/") && $0.hasSuffix(".epub") } == books)
            let stored = folder.appending(path: "Data/books").path
            #expect(
                try FileManager.default.contentsOfDirectory(atPath: stored).sorted() == [
                    "2026-03-02.epub", "2026-03-02.json", "2026-03-03.epub", "2026-03-03.json",
                ])
            let off = #""site": {"title": "Morning", "timeZone": "UTC"},"#
            try await feeds.build(off, after: 49)
            #expect(try !feeds.paths().contains { $0.hasSuffix(".epub") || $0 == "opds.xml" })
            try await feeds.build(Self.site(books: 2), after: 50)
            #expect(try feeds.paths().filter { $0.hasPrefix("archive/") && $0.hasSuffix(".epub") } == books)
        }
    }

    @Test("are stored for each edition, and if they can't be, only past books are lost")
    func store() async throws {
        try await withTemporaryFolder { folder in
            let feeds = try ChangingFeeds(in: folder)
            Self.show([Self.quay], in: feeds)
            let editions = Self.site(more: #", "editions": [{"id": "calm", "title": "Calm"}]"#)
            try await feeds.build(editions)
            try await feeds.build(editions, after: 24)
            for path in ["archive/2026-03-01.epub", "calm/archive/2026-03-01.epub"] {
                #expect(Self.book(path, of: feeds) != nil, "\(path)")
                #expect(try feeds.text("opds.xml").contains("href=\"\(path)\""), "\(path)")
            }
            let store = folder.appending(path: "Data/books")
            try FileManager.default.removeItem(at: store)
            try Data().write(to: store)
            let failure = try #require(try await feeds.build(editions, after: 48).bookFailure)
            #expect(failure.hasPrefix(store.path) && failure.contains("cannot be written: "))
            #expect(try feeds.paths().contains("archive/2026-03-03.epub"))
            #expect(try !feeds.paths().contains("archive/2026-03-02.epub"))
        }
    }
}
