import Foundation
import Newsroom
import Pipeline
import Synchronization
import TestSupport
import Testing

/// A run that is given what earlier runs understood makes the same site, byte for byte, as one that works everything
/// out again.
@Suite("What earlier runs understood")
struct CachedUnderstandingTests {
    private static let first: [String: [ChangingFeeds.Item]] = [
        "ash": [
            item(
                "quake", "Earthquake kills twelve in Lisbon",
                "Rescuers search homes in Portugal. It is the worst in a decade."),
            item(
                "rates", "Fed raises interest rates again",
                "The US central bank raised its key rate by 0.5 percent on Wednesday."),
            item("kid", "Anna Marlow: Why nothing works any more in this town", "I have had enough of it."),
        ],
        "birch": [
            item(
                "quake", "Twelve dead in Lisbon earthquake",
                "At least 12 people died, officials said. \"We need help,\" said Rui Melo."),
            item(
                "recall", "Toyota recalls 1.2 million cars",
                "The carmaker said brakes may fail. It is the largest recall since 2010."),
            item(
                "sismo", "Terremoto en Lisboa deja doce muertos",
                "Los equipos de rescate buscan a los desaparecidos en la capital."),
        ],
        "cedar": [],
    ]

    private static let second: [String: [ChangingFeeds.Item]] = [
        "birch": [
            item("quake", "Fourteen dead in Lisbon earthquake", "At least 14 people died, officials said on Sunday."),
            item(
                "recall", "Toyota recalls 1.2 million cars",
                "The carmaker said brakes may fail. It is the largest recall since 2010."),
        ],
        "cedar": [
            item(
                "quake", "Lisbon quake: death toll rises to fourteen",
                "Portugal declared three days of mourning for 14 people."),
            item("cup", "Porto win the cup after penalties", "A late goal took the final in Madrid to extra time."),
        ],
    ]

    private static func item(_ path: String, _ title: String, _ text: String) -> ChangingFeeds.Item {
        ChangingFeeds.Item(path: path, title: title, text: text, hoursAgo: 2)
    }

    /// What a run leaves to the next.
    private static let folders = ["Data", "Output"]

    private static let settings = #""site": {"title": "Morning"},"#

    /// Builds a site in two runs, with other news in the second and perhaps other settings, and changes the archive
    /// between them. Returns it with the site of a second run over the same archive without a cache.
    private func sites(
        _ then: String = settings, first: [String: [ChangingFeeds.Item]] = first,
        second: [String: [ChangingFeeds.Item]] = second, rules: [String: (before: String, after: String)] = [:],
        changing change: (URL) throws -> Void = { _ in }
    ) async throws -> (warm: [String: Data], cold: [String: Data]) {
        try await withTemporaryFolder { folder in
            let feeds = try ChangingFeeds(in: folder)
            feeds.items.value.withLock { $0 = first }
            for (name, texts) in rules { try write(texts.before, to: folder, name) }
            try await feeds.build(rules.isEmpty ? Self.settings : then)
            for keep in Self.keeps(in: folder) { try #require(FileManager.default.fileExists(atPath: keep.path)) }
            let before = folder.appending(path: "Before")
            try FileManager.default.createDirectory(at: before, withIntermediateDirectories: false)
            for name in Self.folders {
                try FileManager.default.copyItem(
                    at: folder.appending(path: name), to: before.appending(path: name))
            }

            feeds.items.value.withLock { $0.merge(second) { $1 } }
            for (name, texts) in rules { try write(texts.after, to: folder, name) }
            for keep in Self.keeps(in: folder) { try change(keep) }
            try await feeds.build(then, after: 1)
            let warm = try files(of: feeds)

            for name in Self.folders {
                try FileManager.default.removeItem(at: folder.appending(path: name))
                try FileManager.default.moveItem(
                    at: before.appending(path: name), to: folder.appending(path: name))
            }
            for keep in Self.keeps(in: folder) { try FileManager.default.removeItem(at: keep) }
            try await feeds.build(then, after: 1)
            return (warm, try files(of: feeds))
        }
    }

    private static func keeps(in folder: URL) -> [URL] {
        ["understood", "pages"].map { folder.appending(path: "Data/\($0).keep") }
    }

    private func write(_ text: String, to folder: URL, _ name: String) throws {
        try Data(text.utf8).write(to: folder.appending(path: name))
    }

    private func files(of feeds: ChangingFeeds) throws -> [String: Data] {
        let output = feeds.folder.appending(path: "Output")
        let files = try feeds.paths().compactMap { path -> (String, Data)? in
            let file = output.appending(path: path)
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder), !isFolder.boolValue else {
                return nil
            }
            return (path, try Data(contentsOf: file))
        }
        return Dictionary(files, uniquingKeysWith: { first, _ in first })
    }

    private func expectSame(_ sites: (warm: [String: Data], cold: [String: Data])) {
        #expect(sites.cold.count > 50)
        let differing = Set(sites.warm.keys).union(sites.cold.keys).filter { sites.warm[$0] != sites.cold[$0] }
        #expect(differing.sorted() == [])
    }

    @Test("changes no byte of the site")
    func news() async throws { expectSame(try await sites()) }

    @Test("changes no byte if a source starts to add something below its articles")
    func habits() async throws {
        let line = " Read by candlelight every evening by our own reporters at the harbour office."
        var items = [
            Self.item("boats", "Boats return from the north", "They were away for months." + line),
            Self.item("bread", "Bakers ask for cheaper flour", "A sack costs twice as much."),
        ]
        let before = items
        items += [
            Self.item("trams", "Trams stand still all morning", "A mast fell on the wire." + line),
            Self.item("geese", "Geese cross seven gardens", "Nobody knows why." + line),
        ]
        expectSame(try await sites(first: ["ash": before, "birch": [], "cedar": []], second: ["ash": items]))
    }

    @Test(
        "changes no byte where settings have changed since",
        arguments: [
            #""site": {"title": "Evening", "language": "es"},"#,
            #""site": {"timeZone": "Asia/Tokyo"},"#,
            #""site": {"retentionDays": 3},"#,
            #""categories": [{"id": "news", "name": "News", "keywords": ["cars"]}],"#,
            #""categories": [{"id": "news", "name": "News"}, {"id": "cars", "name": "Cars", "keywords": ["Toyota", "brakes", "recall"]}],"#,
            #""editions": [{"id": "quakes", "title": "Quakes", "filter": {"keywords": ["earthquake"]}}],"#,
        ])
    func settings(_ settings: String) async throws { expectSame(try await sites(settings)) }

    @Test(
        "changes no byte where pages of the site were edited, removed or put in another's place since",
        arguments: ["edited", "removed", "touched", "linked"])
    func editedPages(_ change: String) async throws {
        expectSame(
            try await sites { keep in
                let stories = keep.deletingLastPathComponent().appending(path: "../Output/stories")
                for name in try FileManager.default.contentsOfDirectory(atPath: stories.path) {
                    let page = stories.appending(path: name)
                    switch change {
                    case "edited": try Data("another".utf8).write(to: page)
                    case "touched":
                        try FileManager.default.setAttributes(
                            [.modificationDate: ChangingFeeds.now], ofItemAtPath: page.path)
                    case "linked":
                        try? FileManager.default.removeItem(at: page)
                        try FileManager.default.createSymbolicLink(
                            atPath: page.path, withDestinationPath: "../index.html")
                    default: try? FileManager.default.removeItem(at: page)
                    }
                }
            })
    }

    @Test("changes no byte where a page to be reused is edited at the last moment")
    func editedMeanwhile() async throws {
        try await withTemporaryFolder { folder in
            let feeds = try ChangingFeeds(in: folder)
            feeds.items.value.withLock { $0 = Self.first }
            // A category that gets its first article joins the navigation of every page.
            let settings = #""site": {"title": "Morning", "emptyCategories": true},"#
            try await feeds.build(settings)
            let before = try files(of: feeds)
            let stories = folder.appending(path: "Output/stories")
            let edited = Watch(0)
            feeds.items.value.withLock { $0["cedar"] = Self.second["cedar"]?.suffix(1).map(\.self) }
            let pipeline = try feeds.pipeline(settings) { event in
                guard case .began(.publishing) = event, edited.value.withLock({ $0 }) == 0 else { return }
                for name in (try? FileManager.default.contentsOfDirectory(atPath: stories.path)) ?? [] {
                    try? Data("another".utf8).write(to: stories.appending(path: name))
                    edited.value.withLock { $0 += 1 }
                }
            }
            _ = try await pipeline.run(at: ChangingFeeds.now.addingTimeInterval(3_600))
            #expect(edited.value.withLock { $0 } > 0)
            let after = try files(of: feeds)
            let pages = after.keys.filter { $0.hasPrefix("stories/") }
            #expect(!pages.isEmpty && pages.allSatisfy { after[$0] == before[$0] })
        }
    }

    @Test("changes no byte if the owner's templates have changed since")
    func templates() async throws {
        let sites = try await sites(
            #""templates": "Own","#,
            changing: { keep in
                let own = keep.deletingLastPathComponent().appending(path: "../Own/cards")
                try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
                try Data("<p>{{title}} {{source}}</p>\n".utf8).write(to: own.appending(path: "entry.html"))
            })
        expectSame(sites)
    }

    @Test("changes no byte if rules files have changed since")
    func rules() async throws {
        let sites = try await sites(
            #""categoryRules": "topics.txt", "kindRules": "kinds.txt","#,
            rules: [
                "topics.txt": ("[news] 2\nearthquake\n", "[sports] 4\nearthquake, Lisbon, dead\n"),
                "kinds.txt": ("# Nothing.\n", "[promotion]\ntitle 3: toyota\n"),
            ])
        expectSame(sites)
    }

    @Test(
        "is worked out again where its file is damaged, empty, of another program or a folder",
        arguments: ["cut", "empty", "changed", "noise", "folder", "gone"])
    func damage(_ damage: String) async throws {
        expectSame(
            try await sites { file in
                var bytes = try Data(contentsOf: file)
                try FileManager.default.removeItem(at: file)
                switch damage {
                case "cut": bytes = bytes.prefix(bytes.count / 2)
                case "empty": bytes = Data()
                case "changed": bytes[bytes.count / 2] ^= 1
                case "noise": bytes = Data((0..<5_000).map { UInt8(truncatingIfNeeded: $0 &* 7_919 >> 3) })
                case "folder":
                    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: false)
                    return
                default: return
                }
                try bytes.write(to: file)
            })
    }
}
