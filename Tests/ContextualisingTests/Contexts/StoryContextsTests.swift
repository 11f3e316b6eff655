import Contextualising
import Foundation
import Newsroom
import TestSupport
import Testing

@Suite struct StoryContextsTests {
    private static let now = Date(timeIntervalSince1970: 1_700_000_000)

    /// The stories of the fixture, and their ranks.
    private static func stories() throws -> (briefs: [Brief], ranks: [Story.ID: StoryRank]) {
        let blocks = try String(contentsOf: fixture("stories.txt"), encoding: .utf8).split(separator: "\n\n")
            .dropFirst()
        var briefs: [Brief] = []
        var ranks: [Story.ID: StoryRank] = [:]
        for (number, block) in blocks.enumerated() {
            let lines = block.split(separator: "\n").map(String.init)
            let head = lines[0].dropFirst(2).components(separatedBy: " / ")
            let source = FeedSource(
                name: head[1], feed: "https://\(head[1].lowercased().replacing(" ", with: "-")).example/",
                category: "news",
                language: "en")
            let article = Article(
                id: "article-\(number)", source: source.id, title: lines[1], firstSeen: now, lastSeen: now,
                summary: lines[2],
                language: "en")
            briefs.append(
                Brief(
                    article: article, source: source, kind: ArticleKind(rawValue: head[2]) ?? .report,
                    topic: Topic(category: head[0] == "jobs" ? "finance" : "news", confidence: 1),
                    story: Story(id: head[0], articles: [], lead: "", publishers: 1)))
            let score = try #require(Double(head[3]))
            ranks[head[0]] = StoryRank(
                score: score, weight: score, publishers: 1, countries: 1, publisherWeight: 1, presentShare: 1,
                newest: now)
        }
        let members = Dictionary(grouping: briefs, by: \.story.id)
        for index in briefs.indices {
            let own = members[briefs[index].story.id] ?? []
            briefs[index].story.articles = own.map(\.id)
            briefs[index].story.lead = own[0].id
            briefs[index].story.publishers = own.count
        }
        return (briefs, ranks)
    }

    private static func contextualiser() throws -> Contextualiser {
        Contextualiser(rules: try .builtIn(), significance: try .builtIn())
    }

    /// Seen in the wild: "The closely watched campaign carries immense consequences", two days after the vote.
    @Test func aReportADayOlderThanTheLatestIsNotQuoted() throws {
        let (briefs, ranks) = try Self.stories()
        func reasons(hours: Double) throws -> [String] {
            let moved = briefs.filter { $0.story.id == "volcano" }.map { brief in
                var brief = brief
                if brief.source.name == "Harbour Post" {
                    brief.article.firstSeen = Self.now.addingTimeInterval(hours * 3_600)
                }
                return brief
            }
            let contexts = try Self.contextualiser().contexts(of: moved, ranks: ranks)
            return moved.map(contexts.added(to:)).compactMap { $0.context?.reason.text }
        }
        #expect(try reasons(hours: 23).contains { $0.contains("since 1971") })
        #expect(try !reasons(hours: 25).contains { $0.contains("since 1971") })
    }

    @Test("a report's own words come first, then shared figures, then rules; nothing is repeated")
    func order() throws {
        let (briefs, ranks) = try Self.stories()
        let contexts = try Self.contextualiser().contexts(of: briefs, ranks: ranks)
        var lines: [String] = []
        for brief in briefs.map(contexts.added(to:)) {
            lines.append("\(brief.story.id), \(brief.source.name)")
            if let context = brief.context {
                lines.append("  tier \(context.tier), \(context.kind.rawValue): \(context.reason.text)")
                if !context.sources.isEmpty { lines.append("  \(context.sources.map(\.name).joined(separator: ", "))") }
            }
            lines += brief.implications.map { "  > \($0.text)" }
        }
        expectGolden(lines.joined(separator: "\n") + "\n", named: "stories.golden.txt")
        // The order of reading decides nothing.
        let again = try Self.contextualiser().contexts(of: briefs.reversed(), ranks: ranks)
        #expect(briefs.map(again.added(to:)) == briefs.map(contexts.added(to:)))
    }

    @Test("the explanation has the sentences and the rules")
    func explanation() throws {
        let (briefs, ranks) = try Self.stories()
        let contextualiser = try Self.contextualiser()
        let contextualised = briefs.map(contextualiser.contexts(of: briefs, ranks: ranks).added(to:))
        let volcano = contextualised.filter { $0.story.id == "volcano" }
        let said = contextualiser.explanation(of: volcano[0].context, on: volcano)
        #expect(said.sentences.first?.rule == "history")
        #expect(said.sentences.first?.source == "Island Radio")
        #expect(said.verdict.hasPrefix("A report says so itself"))
        let quake = contextualised.filter { $0.story.id == "quake" }
        #expect(contextualiser.explanation(of: quake[0].context, on: quake).matches.first?.rule == "earthquake")
    }

    @Test(arguments: [
        ("first since", "line 1: 'first since' comes before the first [rule] heading"),
        (
            "[a] category",
            "line 1: [a] must be followed by a kind (category, personal, market, cross-category, trending, time-sensitive) and a weight"
        ),
        (
            "[a] funny 1",
            "line 1: [a] must be followed by a kind (category, personal, market, cross-category, trending, time-sensitive) and a weight"
        ),
        ("[a] category 7", "line 1: a weight must be a number from 0 to 2, not '7'"),
        ("[a", "line 1: the heading '[a' has no ]"),
        ("[a] category 1\n[a] category 1", "line 2: 'a' is not a name, or repeats a heading above"),
        ("[a] category 1\n…", "line 2: '…' contains no words"),
    ])
    func aMistakeIsNamed(_ text: String, _ message: String) {
        let problem = #expect(throws: RuleProblem.self) { try SignificanceRules(text: text) }
        #expect(problem?.description == message)
    }
}
