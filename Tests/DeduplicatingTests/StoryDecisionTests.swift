import Foundation
import Newsroom
import Testing

@testable import Deduplicating

/// Three reports of an earthquake (a, b, c) and two of a wave (d, e), with decisions in which a letter is an address.
@Suite("The owner's decisions about stories")
struct StoryDecisionTests {
    private static let quake = (
        title: "Earthquake of magnitude seven strikes the northern islands",
        text: "Houses fell in Tarnholm and the sea rose at the harbour, says governor Ilsa Brandt."
    )
    private static let wave = (
        title: "Fishing villages of Skarvik flee to the hills before a wave",
        text: "Sirens woke the villages at night, and boats were torn from the piers of Skarvik."
    )
    private static let undecided = [["a", "b", "c"], ["d", "e"]]

    private let articles = ["a", "b", "c", "d", "e"].enumerated().map { number, name in
        let words = number < 3 ? Self.quake : Self.wave
        let date = Date(timeIntervalSinceReferenceDate: 700_000_000 + Double(number) * 3_600)
        return Article(
            id: name, source: name, title: words.title, url: "https://\(name).example/news", published: date,
            firstSeen: date, lastSeen: date, summary: words.text)
    }

    private func decisions(_ text: String) -> StoryDecisions {
        var problems: [RuleProblem] = []
        let addresses = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            line.split(separator: " ").map { word in
                word.count == 1 && word != "#" ? "https://\(word).example/news" : String(word)
            }.joined(separator: " ")
        }.joined(separator: "\n")
        let decisions = StoryDecisions(text: addresses, named: "stories.txt", &problems)
        #expect(problems == [])
        return decisions
    }

    private func stories(_ decisions: StoryDecisions, kinds: [Article.ID: ArticleKind] = [:]) -> [[Article.ID]] {
        Deduplicator(decisions: decisions).stories(from: articles, kinds: kinds, sources: [], known: [:])
            .map { $0.articles.sorted() }.sorted { $0[0] < $1[0] }
    }

    @Test(
        "hold, and of two that contradict each other the later one",
        arguments: [
            ("# none", undecided),
            ("split x from y\njoin x z a\nnever y", undecided),
            ("split a from b c", [["a"], ["b", "c"], ["d", "e"]]),
            ("split a b from c", [["a", "b"], ["c"], ["d", "e"]]),
            ("split a from d", undecided),
            ("join a d", [["a", "b", "c", "d", "e"]]),
            ("join a d  # the wave came of it", [["a", "b", "c", "d", "e"]]),
            ("split a from b c\njoin a d", [["a", "d", "e"], ["b", "c"]]),
            ("join a d\nsplit b from e", undecided),
            ("join a d\nsplit a from d", undecided),
            ("split a from b c\njoin a b", undecided),
            ("split a from b\nsplit b from c\njoin a d", [["a", "d", "e"], ["b"], ["c"]]),
            ("never a", [["a"], ["b", "c"], ["d", "e"]]),
            ("join a d\nnever a", [["a"], ["b", "c"], ["d", "e"]]),
            ("never a\njoin a d", [["a", "b", "c", "d", "e"]]),
        ])
    func held(text: String, expected: [[Article.ID]]) {
        #expect(stories(decisions(text)) == expected)
    }

    @Test func undecidedStoriesAreTheSame() {
        let plain = Deduplicator().stories(from: articles, sources: [], known: [:])
        for text in ["", "never x", "join x y"] {
            #expect(
                Deduplicator(decisions: decisions(text)).stories(from: articles, sources: [], known: [:]) == plain)
        }
    }

    @Test func anAddressIsRecognisedInAnotherSpelling() {
        let text = "split http://www.a.example/news/?utm_source=feed from b c"
        #expect(stories(decisions(text)) == [["a"], ["b", "c"], ["d", "e"]])
    }

    @Test func aJoinAppliesToEveryKind() {
        let kinds: [Article.ID: ArticleKind] = ["d": .roundup]
        #expect(stories(decisions(""), kinds: kinds) == [["a", "b", "c"], ["d"], ["e"]])
        #expect(stories(decisions("join a d"), kinds: kinds) == [["a", "b", "c", "d"], ["e"]])
    }

    @Test func aJoinMovesAnAdmittedArticleWithoutItsGroup() {
        let kinds: [Article.ID: ArticleKind] = ["c": .roundup]
        #expect(stories(decisions("join c d"), kinds: kinds) == [["a", "b"], ["c", "d", "e"]])
        let decided = DecidedArticles(decisions("join c d"), among: articles)
        let groups = [[0, 1, 2], [3, 4]]
        #expect(decided.applied(to: groups, of: articles, admitted: [2]) == [[0, 1], [2, 3, 4]])
        #expect(decided.applied(to: groups, of: articles) == [[0, 1, 2, 3, 4]])
    }

    @Test func aByteOrderMarkIsIgnored() {
        let text = "\u{FEFF}never https://a.example/news\n\u{FEFF}never https://b.example/news"
        var problems: [RuleProblem] = []
        #expect(StoryDecisions(text: text, named: "stories.txt", &problems).entries.map(\.line) == [1])
        #expect(problems.map(\.place) == ["line 2"])
    }

    @Test func everyMistakeIsNamedWithItsLine() {
        let text = """
            # decisions
            part https://a.example/
            split https://a.example/
            split https://a.example/ from https://www.a.example/
            join https://a.example/

            join a.example https://b.example/
            never https://a.example/ from https://b.example/
            never
            never https://a.example/
            """
        var problems: [RuleProblem] = []
        let decisions = StoryDecisions(text: text, named: "stories.txt", &problems)
        #expect(
            problems.map(\.description) == [
                "line 2: 'part' is not a decision; write split, join or never",
                "line 3: split needs addresses on both sides of 'from': split ADDRESS from ADDRESS",
                "line 4: 'https://www.a.example/' is on both sides of 'from'; remove one",
                "line 5: join needs at least two different addresses",
                "line 7: 'a.example' is not an http or https address; write an article's own address",
                "line 8: only split has a 'from'; remove it",
                "line 9: 'never' must be followed by an address",
            ])
        #expect(decisions.entries.map(\.line) == [10])
    }

    @Test func decisionsAreFoundAgain() throws {
        let (a, b) = ("https://a.example/news", "https://b.example/news")
        let decisions = decisions("join a b c\nsplit a from b\nnever d")
        #expect(decisions.line(deciding: StoryDecision(.split, [a], from: [b])) == 2)
        #expect(decisions.line(deciding: StoryDecision(.join, [a, b])) == nil)
        #expect(decisions.lines(contradicting: StoryDecision(.join, [a, b])) == [2])
        #expect(decisions.split(of: [a])?.line == "split \(a) from \(b)")
        #expect(decisions.split(of: [b]) == nil)
    }

    @Test func anExplanationNamesTheLines() throws {
        let deduplicator = Deduplicator(decisions: decisions("join a d\n\nsplit a from b c\njoin a b"))
        let roster = deduplicator.roster(
            of: articles, amid: articles, sources: [], memberships: [:], records: [],
            at: Date(timeIntervalSinceReferenceDate: 700_100_000))
        let evidence = deduplicator.evidence(of: roster, among: articles)
        let explanation = try #require(evidence.explanation(of: "e"))
        #expect(explanation.steps.last?.name == .decisions)
        #expect(explanation.steps.last?.joined == ["a", "b", "c"])
        #expect(explanation.decisions.map(\.line) == [1, 3, 4])
        #expect(explanation.decisions.map(\.overriddenBy) == [nil, 4, nil])
        #expect(explanation.decisions[1].text == "split https://a.example/news from 2 others")
        #expect(explanation.decisions[0].file == "stories.txt")
    }
}
