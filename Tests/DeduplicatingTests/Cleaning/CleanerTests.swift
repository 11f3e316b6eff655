import Deduplicating
import Foundation
import Newsroom
import TestSupport
import Testing

@Suite struct CleanerTests {
    private func article(_ title: String, _ summary: String = "", source: String = "tv") -> Article {
        Article(
            id: source + title, source: source, title: title, firstSeen: .distantPast, lastSeen: .distantPast,
            summary: summary)
    }

    @Test("text that a source with a long history repeats under unrelated articles goes, background stays, captions go")
    func history() throws {
        let lines = try String(contentsOf: fixture("history.txt"), encoding: .utf8).split(separator: "\n")
            .filter { !$0.hasPrefix("#") }
        let articles = lines.map { line in
            let parts = line.components(separatedBy: " | ")
            return article(parts[0], parts[1])
        }
        let cleaner = Cleaner(learningFrom: articles, sources: [])
        let cleaned = articles.prefix(9).map(cleaner.cleaned).map { "\($0.title) | \($0.summary)" }
        expectGolden(cleaned.joined(separator: "\n") + "\n", named: "history.golden.txt")
    }

    @Test func anEndingSharedByThreeTitlesIsRemoved() {
        let shared = [
            "Cats were adopted | Evening News", "Dogs were adopted | Evening News", "Birds fly south | Evening News",
        ].map { article($0) }
        let others = [
            article("Only once here | Special"), article("Twice on it | Sport"), article("And once again | Sport"),
            article("Cats were adopted | Evening News", source: "other"),
        ]
        let plain = (1...8).map { "Nothing stands behind title \($0)" }.map { article($0) }
        let cleaner = Cleaner(learningFrom: shared + others + plain, sources: [])
        #expect(
            shared.map { cleaner.cleaned($0).title } == ["Cats were adopted", "Dogs were adopted", "Birds fly south"])
        #expect(others.map { cleaner.cleaned($0).title } == others.map(\.title))
    }

    @Test(
        "a film's title loses its programme; another's keeps what stands behind a bar, and so does one with too few words",
        arguments: [
            ("https://youtu.be/1", "Court opens an inquiry | Feedline", "Court opens an inquiry"),
            ("https://tv.example/videos/2", "Court opens an inquiry | The Late Table", "Court opens an inquiry"),
            ("https://tv.example/news/3", "Court opens an inquiry | Feedline", "Court opens an inquiry | Feedline"),
            ("https://youtu.be/4", "Inquiry | The Late Table", "Inquiry | The Late Table"),
            ("https://youtu.be/5", "Court opens a case | it is late", "Court opens a case | it is late"),
        ])
    func programme(url: String, title: String, cleaned: String) {
        let film = Article(
            id: "a", source: "tv", title: title, url: url, firstSeen: .distantPast, lastSeen: .distantPast)
        #expect(Cleaner(learningFrom: [film], sources: []).cleaned(film).title == cleaned)
    }

    @Test func ifTitlesNameTheirProgrammeTwoOfTheSameAreEnough() {
        let titles = [
            "Cats were adopted | Dawn", "Dogs learn to swim | Dawn", "Birds fly south | Noon", "Trams were late | Noon",
            "Plain",
        ]
        let articles = titles.map { article($0) }
        let cleaner = Cleaner(learningFrom: articles, sources: [])
        #expect(
            articles.map { cleaner.cleaned($0).title } == [
                "Cats were adopted", "Dogs learn to swim", "Birds fly south", "Trams were late", "Plain",
            ])
    }

    @Test func aLongLineUnderTwoUnrelatedTitlesIsBoilerplate() {
        let line = "The Evening Round is a nightly newscast anchored by Ana Sousa and Rui Melo."
        let strangers = [
            article("Cats were adopted", "Nine of them. \(line)"), article("Trams come late", "All week. \(line)"),
        ]
        let akin = [
            article("The harbour opens", "Ships land. \(line)", source: "akin"),
            article("A harbour for all", "They paid. \(line)", source: "akin"),
        ]
        let cleaner = Cleaner(learningFrom: strangers + akin, sources: [])
        #expect(strangers.map { cleaner.cleaned($0).summary } == ["Nine of them.", "All week."])
        #expect(akin.map { cleaner.cleaned($0).summary } == akin.map(\.summary))
    }

    @Test func oneArticleSeenOftenCountsOnce() {
        let same = (0..<5).map { _ in article("The harbour opens – at last") }
        #expect(Cleaner(learningFrom: same, sources: []).cleaned(same[0]).title == "The harbour opens – at last")
    }
}
