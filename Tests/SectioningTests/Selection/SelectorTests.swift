import Foundation
import Newsroom
import Sectioning
import TestSupport
import Testing

@Suite struct SelectorTests {
    static let own = [
        Category(id: "picks", name: "Picks", icon: "", colour: "#000000"),
        Category(id: "rest", name: "Rest", icon: "", colour: "#000000"),
    ]

    @Test(
        "lets in what passes every part of the filter",
        arguments: [
            (EditionFilter(), true),
            (EditionFilter(sentiment: 0), false), (EditionFilter(sentiment: -0.2), true),
            (EditionFilter(sentiment: 0, boosted: ["rescued"]), true),
            (EditionFilter(blocked: ["collapse"]), false), (EditionFilter(blocked: ["laps"]), true),
            (EditionFilter(keywords: ["miners"]), true), (EditionFilter(keywords: ["sailor"]), false),
            (EditionFilter(matter: ["rescued", "sailor"]), true), (EditionFilter(matter: ["sailor"]), false),
            (EditionFilter(matter: ["harbour", "anchor"]), true), (EditionFilter(matter: ["harbour"]), false),
            (EditionFilter(languages: ["pt"]), true), (EditionFilter(languages: ["p"]), false),
            (EditionFilter(countries: ["BR"]), true), (EditionFilter(countries: ["PT"]), false),
            (EditionFilter(categories: ["news"]), true), (EditionFilter(categories: ["sports"]), false),
        ])
    func filter(_ filter: EditionFilter, isShown: Bool) {
        let plan = EditionPlan(id: "second", title: "Second", filter: filter)
        let shown = Selector(plan: plan).briefs(from: [Self.brief(sentiment: -0.1)])
        #expect(shown.count == (isShown ? 1 : 0))
    }

    @Test func articlesWithoutASentimentFailAMinimumSentiment() {
        let plan = EditionPlan(id: "second", title: "Second", filter: EditionFilter(sentiment: -1))
        #expect(Selector(plan: plan).briefs(from: [Self.brief(sentiment: nil)]).isEmpty)
    }

    @Test func aToneLetsInOnlyReports() {
        let plan = EditionPlan(id: "second", title: "Second", filter: EditionFilter(sentiment: 0))
        var brief = Self.brief(sentiment: 0.5)
        #expect(Selector(plan: plan).briefs(from: [brief]).count == 1)
        brief.kind = .opinion
        #expect(Selector(plan: plan).briefs(from: [brief]).isEmpty)
    }

    @Test(
        "a tone never lets in live pages, nor a publisher's own campaign",
        arguments: [
            ("Miners rescued", .report, true), ("Miners rescued", .live, false), ("Miners rescued", .rolling, false),
            ("Valley Herald launches appeal", .report, false), ("Herald readers give homes", .report, false),
            ("The Herald of spring", .report, true), ("Anglers launch appeal", .report, true),
        ] as [(String, ArticleKind, Bool)])
    func ownAffairs(title: String, kind: ArticleKind, isShown: Bool) {
        for editions in [[], ["second"]] {
            var brief = Self.brief(title: title, sentiment: 0.5, editions: editions)
            brief.kind = kind
            brief.source.name = "Valley Herald – Sport"
            let plan = EditionPlan(id: "second", title: "Second", filter: EditionFilter(sentiment: 0))
            #expect(Selector(plan: plan).briefs(from: [brief]).isEmpty != isShown)
        }
    }

    @Test("accepts its own sources' articles unless they contain blocked words", arguments: [([], 1), (["miners"], 0)])
    func ownSources(blocked: [String], count: Int) {
        let filter = EditionFilter(sentiment: 0.5, blocked: blocked, keywords: ["sailor"])
        let brief = Self.brief(sentiment: -0.1, editions: ["second"])
        let plan = EditionPlan(id: "second", title: "Second", filter: filter)
        #expect(Selector(plan: plan).briefs(from: [brief]).count == count)
    }

    @Test(
        "a blocked word in one report rules out its story where the edition asks for a tone",
        arguments: [(0 as Double?, ["c"]), (nil, ["b", "c"])])
    func vetoByStory(sentiment: Double?, shown: [String]) {
        let filter = EditionFilter(sentiment: sentiment, blocked: ["miners"])
        let briefs = [
            Self.brief(id: "a", story: "1"), Self.brief(id: "b", story: "1", title: "Concert for the families"),
            Self.brief(id: "c", story: "2", title: "Concert for the families"),
        ]
        let plan = EditionPlan(id: "second", title: "Second", filter: filter)
        #expect(Selector(plan: plan).briefs(from: briefs).map(\.id) == shown)
    }

    /// `Fixtures/good-news.tsv`: invented reports, each with its language and whether the edition shows it.
    @Test("goodNews chooses by built-in words, and in English by the plan's own if it has any")
    func goodNews() throws {
        let filter = EditionFilter(sentiment: 0, matter: ["rescued", "heroes"], goodNews: true)
        let selector = Selector(plan: EditionPlan(id: "second", title: "Second", filter: filter))
        let rows = try String(contentsOf: fixture("good-news.tsv"), encoding: .utf8).split(separator: "\n").dropFirst()
            .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
        #expect(rows.count >= 25)
        for row in rows {
            let brief = Self.brief(title: row[2], summary: row[3], language: row[0])
            #expect(selector.briefs(from: [brief]).isEmpty == (row[1] == "no"), "\(row)")
        }
    }

    @Test(
        "goodNews needs no words of the plan's own",
        arguments: [
            ("en", "Firefighters rescued a dog from a well", 0, true),
            ("en", "Firefighters open their doors on Sunday", 0, false),
            ("en", "Neighbours donate a piano to the school", 0.2, true),
            ("en", "Neighbours donate a piano to the school", -0.2, false),
            ("en", "Two rescued sailors died in hospital", 0.1, false),
            ("en", "The town braces for a rally of pardoned rioters", 0.3, false),
            ("en", "The actress has died at 92", 0, false),
            ("es", "Rescataron a un perro que cayó en un pozo", 0, true),
            ("fr", "Les pompiers ont sauvé le chien tombé dans un puits de la ville", 0, false),
        ] as [(String, String, Double, Bool)])
    func builtInWords(language: String, title: String, tone: Double, isShown: Bool) {
        let plan = EditionPlan(id: "second", title: "Second", filter: EditionFilter(goodNews: true))
        let brief = Self.brief(title: title, summary: "", sentiment: tone, language: language)
        #expect(Selector(plan: plan).briefs(from: [brief]).isEmpty != isShown)
    }

    @Test("words and a minimum of the plan's own replace those of goodNews in English")
    func ownWordsOfGoodNews() {
        func isShown(_ title: String, _ tone: Double, by filter: EditionFilter) -> Bool {
            let brief = Self.brief(title: title, summary: "", sentiment: tone, language: "en")
            let plan = EditionPlan(id: "second", title: "Second", filter: filter)
            return !Selector(plan: plan).briefs(from: [brief]).isEmpty
        }
        let dog = "Firefighters rescued a dog from a well"
        #expect(!isShown(dog, 0, by: EditionFilter(matter: ["harbour"], goodNews: true)))
        #expect(isShown("The harbour is open again", 0, by: EditionFilter(matter: ["harbour"], goodNews: true)))
        #expect(!isShown(dog, 0, by: EditionFilter(blocked: ["well"], goodNews: true)))
        #expect(isShown(dog, -0.4, by: EditionFilter(sentiment: -0.5, goodNews: true)))
        // "rescued" makes it warmer by 0.25, unless the plan has words of its own for that.
        #expect(isShown(dog, -0.2, by: EditionFilter(goodNews: true)))
        #expect(!isShown(dog, -0.2, by: EditionFilter(boosted: ["harbour"], goodNews: true)))
    }

    @Test("a built-in blocked word in one report rules out its story", arguments: [(true, ["c"]), (false, [])])
    func builtInVeto(goodNews: Bool, shown: [String]) {
        let filter = EditionFilter(sentiment: 0, matter: ["rescued"], goodNews: goodNews)
        let place = "Fue el lunes por la tarde, cerca del río que baja de la sierra."
        let briefs = [
            Self.brief(id: "a", story: "1", title: "Rescataron a tres excursionistas", summary: place, language: "es"),
            Self.brief(id: "b", story: "1", title: "Un muerto en la montaña", summary: place, language: "es"),
            Self.brief(id: "c", story: "2", title: "Rescataron a tres gatos", summary: place, language: "es"),
        ]
        let selector = Selector(plan: EditionPlan(id: "second", title: "Second", filter: filter))
        #expect(selector.briefs(from: briefs).map(\.id) == shown)
    }

    @Test func eachBuiltInPhraseMakesABriefWarmer() {
        let filter = EditionFilter(sentiment: 0, goodNews: true)
        let selector = Selector(plan: EditionPlan(id: "second", title: "Second", filter: filter))
        let brief = Self.brief(
            title: "Voluntarios rescataron a tres gatos", summary: "Fue el lunes por la tarde, cerca del río.",
            sentiment: 0.25, language: "es")
        #expect(selector.toneScore(of: brief) == 0.75)
    }

    @Test func keepsTheMainCategoriesWithoutItsOwn() {
        let plan = EditionPlan(id: "second", title: "Second")
        let shown = Selector(plan: plan) { _, _ in Topic(category: "rest", confidence: 1) }.briefs(from: [Self.brief()])
        #expect(shown.map(\.topic.category) == ["news"])
    }

    @Test func ownCategoriesTakeMatchingArticlesAndTheFallbackTheRest() {
        let plan = EditionPlan(id: "second", title: "Second", categories: Self.own, fallback: "rest")
        let briefs = [Self.brief(id: "a"), Self.brief(id: "b")]
        let shown = Selector(plan: plan) { brief, _ in
            brief.id == "a" ? Topic(category: "picks", confidence: 1) : nil
        }
        .briefs(from: briefs)
        #expect(shown.map(\.topic.category) == ["picks", "rest"])
        var strict = plan
        strict.fallback = nil
        #expect(Selector(plan: strict).briefs(from: briefs).isEmpty)
    }

    @Test func picksAreTheWarmestArticlesOfEachCategoryOnePerStory() {
        let plan = EditionPlan(id: "second", title: "Second", categories: Self.own, picks: "picks", fallback: "rest")
        let briefs = [0.1, 0.9, 0.8, 0.7, 0.6, 0.5].enumerated().map { index, sentiment in
            Self.brief(id: "\(index)", story: index == 2 ? "1" : "\(index)", sentiment: sentiment)
        }
        let shown = Selector(plan: plan).briefs(from: briefs)
        #expect(shown.map(\.id) == briefs.map(\.id))
        #expect(shown.filter { $0.topic.others == ["picks"] }.map(\.id) == ["1", "3", "4", "5"])
    }

    @Test("says how well a brief fits an edition that asks for a tone")
    func toneScore() {
        func toneScore(_ filter: EditionFilter, editions: [String] = []) -> Double? {
            Selector(plan: EditionPlan(id: "second", title: "Second", filter: filter))
                .toneScore(of: Self.brief(sentiment: 0.25, editions: editions))
        }
        #expect(toneScore(EditionFilter()) == nil)
        #expect(toneScore(EditionFilter(sentiment: 0)) == 0.25)
        #expect(toneScore(EditionFilter(sentiment: 0, boosted: ["rescued", "sailors"])) == 0.5)
        #expect(toneScore(EditionFilter(sentiment: 0), editions: ["second"]) == 0.75)
    }

    private static func brief(
        id: String = "a", story: String = "a", title: String = "Miners rescued after the collapse",
        summary: String = "At the harbour an anchor held; the harbour is open.", sentiment: Double? = 0,
        editions: [String] = [], language: String = "pt-BR"
    ) -> Brief {
        let article = Article(
            id: id, source: "feed", title: title, firstSeen: .distantPast,
            lastSeen: .distantPast, summary: summary, language: language)
        let source = FeedSource(
            name: "Source", feed: "feed", category: "news", country: "BR", editions: editions)
        return Brief(
            article: article, source: source, topic: Topic(category: "news", confidence: 1),
            findings: ArticleFindings(tone: sentiment),
            story: Story(id: story, articles: [id], lead: id, publishers: 1))
    }
}
