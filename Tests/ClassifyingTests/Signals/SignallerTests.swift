import Classifying
import Foundation
import Newsroom
import TestSupport
import Testing

@Suite struct SignallerTests {
    static func days() throws -> [URL] {
        try fixtures(in: "Days", ending: ".txt").filter { !$0.lastPathComponent.hasSuffix(".golden.txt") }
    }

    @Test("matches its golden file", arguments: try days())
    func patterns(_ file: URL) throws {
        let world = try World(reading: file)
        let signaller = Signaller(topics: try .builtIn())
        let patterns = signaller.patterns(
            of: world.briefs, amid: world.articles, at: world.now, timeZone: world.timeZone)
        let name = file.deletingPathExtension().lastPathComponent
        expectGolden(World.text(of: patterns), named: "Days/\(name).golden.txt")
        // Nobody's order of reading matters.
        let reversed = signaller.patterns(
            of: world.briefs.reversed(), amid: world.articles.reversed(), at: world.now, timeZone: world.timeZone)
        #expect(reversed == patterns)
    }

    @Test(
        "tells the days of the week before, oldest first, and not those that the archive doesn't cover",
        arguments: [
            ("a-rise", [5, 2, 2, 2, 2, 2, 2]), ("four-days-known", [nil, nil, nil, nil, 0, 0, 0]),
        ])
    func usualDays(_ name: String, _ days: [Int?]) throws {
        let file = try #require(try Self.days().first { $0.lastPathComponent == "\(name).txt" })
        let world = try World(reading: file)
        let patterns = Signaller(topics: try .builtIn()).patterns(
            of: world.briefs, amid: world.articles, at: world.now, timeZone: world.timeZone)
        #expect(patterns.signals.first?.usual?.days == days)
    }

    @Test(
        "says whether there is nothing to compare with",
        arguments: [("three-days-known", true), ("a-new-source", false)])
    func youth(_ name: String, _ isYoung: Bool) throws {
        let file = try #require(try Self.days().first { $0.lastPathComponent == "\(name).txt" })
        let world = try World(reading: file)
        let patterns = Signaller(topics: try .builtIn()).patterns(
            of: world.briefs, amid: world.articles, at: world.now, timeZone: world.timeZone)
        #expect(patterns.isYoung == isYoung)
    }

    @Test func thereAreEnoughTopics() throws {
        let topics = try WatchedTopics.builtIn().topics
        #expect(topics.count >= 25)
        #expect(topics.allSatisfy { $0.phrases.count >= 5 })
    }

    @Test(arguments: [
        ("quake", "line 1: 'quake' comes before the first [topic] heading"),
        ("[Quakes]\nquake\n[Quakes]\ntremor", "line 3: 'Quakes' is not a name, or repeats a heading above"),
        ("[Quakes\nquake", "line 1: the heading '[Quakes' has no ]"),
        ("[Quakes]\nquake, —", "line 2: '—' contains no word"), ("[Quakes]\n", "[Quakes]: has no phrases"),
        ("[Quakes] 2\nquake", "line 1: nothing may follow [Quakes], but there is '2'"),
    ])
    func aMistakeInTheListIsNamed(_ text: String, _ message: String) {
        let problem = #expect(throws: RuleProblem.self) { try WatchedTopics(text: text) }
        #expect(problem?.description == message)
    }
}
