import Foundation
import Newsroom
@testable import Parsing
import TestSupport
import Testing

@Suite("Subscription lists")
struct OPMLTests {
    @Test(
        "are read as they are found",
        arguments: try fixtures(in: "Subscriptions", ending: ".opml") + fixtures(in: "Subscriptions", ending: ".urls"))
    func reading(file: URL) throws {
        let bytes = [UInt8](try Data(contentsOf: file))
        var text = ""
        do throws(Failure) {
            let list = try SubscriptionList.read(bytes)
            for feed in list.subscriptions {
                let facts: [String?] = [
                    feed.feed, feed.title, feed.site, feed.type, feed.language, feed.folders.joined(separator: " > "),
                ]
                text += facts.map { $0 ?? "-" }.joined(separator: " | ") + "\n"
            }
            text += list.skipped.map { "skipped: \($0)\n" }.joined() + (list.isCutOff ? "cut off\n" : "")
        } catch {
            text = "\(error.stage.rawValue): \(error.reason.english)\n"
        }
        let name = file.deletingPathExtension().lastPathComponent
        expectGolden(text, named: "Subscriptions/\(name).txt")
    }

    private static let sources = [
        FeedSource(
            name: "The \"Post\" & <Co>", feed: "https://a.example/f?x=1&y=2", site: "https://a.example/",
            category: "news", language: "en-GB"),
        FeedSource(name: "Ötzi’s\u{1F600}", feed: "https://b.example/feed", category: "sports", subcategory: "skiing"),
        FeedSource(name: "C'est \u{0}la\u{FFFE} vie", feed: "https://c.example/feed", category: "news"),
        FeedSource(name: "D", feed: "https://d.example/feed", category: "sports", isEnabled: false),
    ]

    @Test("are written in OPML 2.0, by category")
    func writing() {
        expectGolden(OPML.text(of: Self.sources, title: "Mine & yours"), named: "Subscriptions/written.xml")
    }

    @Test("are written in OPML 1.0, which differs in its number")
    func writingTheFirstVersion() throws {
        let text = OPML.text(of: Self.sources, title: "Mine & yours", version: .one)
        expectGolden(text, named: "Subscriptions/written-1.0.xml")
        let second = OPML.text(of: Self.sources, title: "Mine & yours")
        #expect(try OPML.read(Array(text.utf8)) == OPML.read(Array(second.utf8)))
    }

    @Test("that were written are read back", arguments: OPMLVersion.allCases)
    func roundTrip(version: OPMLVersion) throws {
        var random = SeededNumbers(seed: 11)
        let pieces = ["a", "&", "<b", "\"", "'", " ", "é", "中", ">", "]]", "--", "%", "#", "\u{1F30D}", "{{x}}"]
        func word() -> String {
            "x"
                + (0..<Int.random(in: 0..<9, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }
                .joined().split(separator: " ").joined(separator: " ") + "x"
        }
        for _ in 0..<200 {
            let sources = (0..<8).map { index in
                FeedSource(
                    name: word(), feed: "https://\(index).example/?q=a&b=%20", site: "https://s.example/",
                    category: ["news", "culture"].randomElement(using: &random) ?? "",
                    subcategory: [nil, "film"].randomElement(using: &random) ?? nil, language: "en")
            }
            let title = word()
            let text = OPML.text(of: sources, title: title, version: version)
            #expect(text == OPML.text(of: sources, title: title, version: version))
            let read = try OPML.read(Array(text.utf8)).subscriptions
            let expected = sources.map {
                Subscription(
                    feed: $0.feed, title: $0.name, site: $0.site, type: "rss", language: "en",
                    folders: [$0.category, $0.subcategory].compactMap(\.self))
            }
            #expect(read.sorted { $0.feed < $1.feed } == expected.sorted { $0.feed < $1.feed })
        }
    }

    @Test("of any size and shape end")
    func hostile() throws {
        let deep = "<opml><body>" + String(repeating: "<outline text='x'>", count: 20_000)
        #expect(try OPML.read(Array(deep.utf8)).subscriptions.isEmpty)
        let many = (0..<20_000).map { "<outline xmlUrl='https://a.example/\($0)'/>" }.joined()
        #expect(try OPML.read(Array("<opml><body>\(many)</body></opml>".utf8)).subscriptions.count == 20_000)
    }
}
