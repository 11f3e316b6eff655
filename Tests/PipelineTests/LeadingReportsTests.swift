import Foundation
import Newsroom
import TestSupport
import Testing

@testable import Pipeline

@Suite("The reports of leading stories")
struct LeadingReportsTests {
    private static let now = Date(timeIntervalSince1970: 1_772_366_400)

    /// A report whose id begins with its story's.
    ///
    /// - Parameters:
    ///   - id: the story, a slash, and the report's place in it; the earliest is 0.
    ///   - paper: the publisher.
    private func brief(
        _ id: String, by paper: String, kind: ArticleKind = .report, access: Access? = nil, file: Enclosure? = nil
    ) -> Brief {
        let parts = id.split(separator: "/").map(String.init)
        let moment = Self.now.addingTimeInterval(60 * (parts.last.flatMap(Double.init) ?? 0))
        var article = Article(
            id: id, source: paper, title: id, url: "https://\(paper).example/\(id)", published: moment,
            firstSeen: moment, lastSeen: moment, enclosures: file.map { [$0] } ?? [])
        article.access = access
        return Brief(
            article: article, source: FeedSource(name: paper, feed: paper, category: "news"), kind: kind,
            topic: Topic(category: "news", confidence: 1),
            story: Story(id: parts.first ?? id, articles: [id], lead: id, publishers: 1))
    }

    private func file(_ story: Story.ID, _ briefs: [Brief]) -> StoryFile {
        let ids = briefs.map(\.id)
        return StoryFile(
            story: Story(id: story, articles: ids, lead: ids[0], publishers: 2), lead: briefs[0],
            briefs: briefs.sorted { $0.article.moment < $1.article.moment })
    }

    private func edition(headlines: [Brief] = [], of files: [StoryFile], scores: [Story.ID: Double] = [:]) -> Edition {
        Edition(
            site: Site(title: "News", tagline: ""), moment: Self.now, categories: [], front: [], headlines: headlines,
            ranks: scores.mapValues {
                StoryRank(
                    score: $0, weight: $0, publishers: 2, countries: 1, publisherWeight: 1, presentShare: 1,
                    newest: Self.now
                )
            },
            desks: [], stories: files, map: [], health: [])
    }

    @Test("come story by story: the headlines' first, then by rank, then each story's second report")
    func order() {
        let low = file("low", [brief("low/1", by: "b"), brief("low/0", by: "a")])
        let high = file("high", [brief("high/0", by: "a"), brief("high/1", by: "b")])
        let single = brief("single/0", by: "c")
        let reports = LeadingReports(
            of: edition(headlines: [single, low.lead], of: [low, high], scores: ["low": 1, "high": 2]))
        #expect(reports.briefs.map(\.id) == ["single/0", "low/1", "high/0", "low/0", "high/1"])
    }

    @Test("are by different publishers first, newest first")
    func publishers() {
        let story = file(
            "s", [brief("s/1", by: "a"), brief("s/0", by: "b"), brief("s/2", by: "a"), brief("s/3", by: "b")])
        let reports = LeadingReports(of: edition(of: [story]))
        #expect(reports.briefs.map(\.id) == ["s/1", "s/3", "s/2", "s/0"])
    }

    @Test("are of fifteen stories")
    func fifteen() {
        let files = (0..<20).map { file("s\($0)", [brief("s\($0)/0", by: "a"), brief("s\($0)/1", by: "b")]) }
        let scores = Dictionary(uniqueKeysWithValues: (0..<20).map { ("s\($0)", Double($0 + 1)) })
        let reports = LeadingReports(of: edition(of: files, scores: scores))
        #expect(reports.briefs.count == 30)
        #expect(Set(reports.briefs.map(\.story.id)) == Set((5..<20).map { "s\($0)" }))
    }

    @Test("are read unless they are for subscribers only, audio, video or opinion")
    func readable() {
        let story = file(
            "s",
            [
                brief("s/0", by: "a"), brief("s/1", by: "b", access: .paid), brief("s/2", by: "c", kind: .opinion),
                brief("s/3", by: "d", file: Enclosure(url: "https://d.example/3.mp3", type: "audio/mpeg")),
                brief("s/4", by: "e", file: Enclosure(url: "https://e.example/4", transcript: "https://e.example/t")),
                brief("s/5", by: "f", kind: .live),
                brief("s/6", by: "g", file: Enclosure(url: "https://g.example/6.jpg", type: "image/jpeg")),
            ])
        #expect(LeadingReports(of: edition(of: [story])).readable.map(\.id) == ["s/0", "s/6"])
    }

    @Test(
        "are wanted of feeds on the public Internet, and of others if the owner says so",
        arguments: [
            ("https://paper.example/feed", nil, .top), ("http://127.0.0.1:8080/feed", nil, .never),
            ("http://[::1]/feed", nil, .never), ("http://nas.local/feed", nil, .never),
            ("http://10.0.0.7/feed", nil, .never), ("http://printer/feed", nil, .never),
            ("maildir:/var/mail/news", nil, .never), ("mbox:/var/mail/news", nil, .never),
            ("imaps://mail.example/News", nil, .never), ("http://127.0.0.1/feed", .top, .top),
            ("maildir:/var/mail/news", .all, .all), ("https://paper.example/feed", .never, .never),
            ("https://intranet.example/feed", nil, .never), ("https://intranet.example/feed", .top, .top),
        ] as [(String, Extraction?, Extraction)])
    func sources(feed: String, configured: Extraction?, extraction: Extraction) throws {
        let text = """
            {"sources": [{"name": "A", "feed": "https://a.example/feed", "category": "news"}],
             "fetching": {"allowedHosts": ["Intranet.example:8443", "127.0.0.1"]}}
            """
        let configuration = try Configuration(reading: Data(text.utf8), name: "feeds.json", folder: "/news")
        let source = FeedSource(name: "Paper", feed: feed, category: "news", extraction: configured)
        #expect(configuration.extraction(of: source) == extraction)
    }

    @Test(
        "are not wanted of feeds that are read with a secret, unless the owner says so",
        arguments: [
            (#""private": true"#, .never), (#""login": {"environment": "PAPER_LOGIN"}"#, .never),
            (#""headers": [{"name": "X-Key", "environment": "PAPER_KEY"}]"#, .never),
            (#""private": true, "extract": "top""#, .top), (#""tier": 2"#, .top),
        ] as [(String, Extraction)])
    func secrets(setting: String, extraction: Extraction) throws {
        let text = #"{"sources": [{"name": "A", "feed": "https://a.example/feed", "category": "news", \#(setting)}]}"#
        let configuration = try Configuration(reading: Data(text.utf8), name: "feeds.json", folder: "/news")
        #expect(configuration.sources.map(configuration.extraction) == [extraction])
    }

    @Test("are not read offline, although workers handed in their feeds", arguments: ["true", "\"top\""])
    func offline(extract: String) async throws {
        try await withTemporaryFolder { folder in
            let server = try ArticlePageTests.server()
            let text = """
                {"sources": [{"name": "Lindholm Post", "feed": "\(server.url("/feed"))", "category": "news",
                              "extract": \(extract)}],
                 "fetching": {"allowedHosts": ["127.0.0.1"], "hostInterval": 0}}
                """
            var configuration = try Configuration(reading: Data(text.utf8), name: "feeds.json", folder: folder.path)
            let round = try await Pipeline(configuration).feedsRead(
                besides: BrokenRuns(in: folder.appending(path: "runs")), knowing: [:], journal: nil, at: Self.now)
            #expect(round.hasReachedAny)
            configuration.isOffline = true
            let pipeline = try Pipeline(configuration)
            let known = try pipeline.archivedState(knowing: [:], at: Self.now)
            let made = try await pipeline.newsDesk().published(round, amid: [], knowing: known, at: Self.now)
            #expect(made.report.newArticles == 3)
            #expect(server.requests.map(\.path) == ["/feed"])
        }
    }
}
