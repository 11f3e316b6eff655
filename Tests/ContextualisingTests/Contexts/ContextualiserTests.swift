import Contextualising
import Foundation
import Newsroom
import TestSupport
import Testing
import TextReading

@Suite struct ContextualiserTests {
    private let rules: ContextRules
    private let contextualiser: Contextualiser

    init() throws {
        rules = try .builtIn()
        contextualiser = Contextualiser(rules: rules)
    }

    private func article(
        _ title: String, _ summary: String = "", id: String = "0011223344556677", language: String? = "en"
    ) -> Article {
        Article(
            id: id, source: "https://example.org/feed", title: title, firstSeen: .distantPast, lastSeen: .distantPast,
            summary: summary, language: language)
    }

    private func reading(of article: Article) -> ArticleReading {
        var reader = TextReader()
        return reader.reading(of: article)
    }

    private func context(
        _ title: String, _ summary: String = "", in category: String, id: String = "0",
        language: String? = "en"
    ) -> Context? {
        let article = article(title, summary, id: id, language: language)
        return contextualiser.context(
            of: article, reading: reading(of: article), topic: Topic(category: category, confidence: 1))
    }

    /// Every rule of the shipped file has a title that calls it forth and one, much like it, that does not.
    @Test func everyRuleHasItsExamples() throws {
        let table = try String(contentsOf: fixture("rules.tsv"), encoding: .utf8)
        var examples: [String: [String]] = [:]
        for line in table.split(separator: "\n").dropFirst() {
            let fields = line.split(separator: "\t").map(String.init)
            #expect(fields.count == 4, "\(line)")
            examples[fields[0]] = fields
        }
        #expect(Set(examples.keys) == Set(rules.rules.map(\.name)))
        for rule in rules.rules {
            guard let fields = examples[rule.name], fields.count == 4 else { continue }
            // Alone, so that a more confident rule cannot hide that this one is silent, or speaks.
            let alone = Contextualiser(
                rules: ContextRules(
                    rules: [rule], silentTitles: rules.silentTitles, silentTexts: rules.silentTexts,
                    figures: rules.figures, backdrops: rules.backdrops, asides: rules.asides))
            let topic = Topic(category: fields[1], confidence: 1)
            let first = article(fields[2])
            let spoken = alone.context(of: first, reading: reading(of: first), topic: topic)
            #expect(spoken?.reason.text == rule.reason, "\(rule.name) is silent on '\(fields[2])'")
            #expect(spoken?.triggers.isEmpty == false, "\(rule.name) names no trigger")
            let second = article(fields[3])
            let silent = alone.context(of: second, reading: reading(of: second), topic: topic)
            #expect(silent == nil, "\(rule.name) speaks on '\(fields[3])' because of \(silent?.triggers ?? [])")
        }
    }

    /// `Fixtures/silent.tsv`: invented reports that hold a rule's words and are about something else.
    @Test func noRuleAppliesToArticlesItsWordsAreNotAbout() throws {
        let rows = try String(contentsOf: fixture("silent.tsv"), encoding: .utf8).split(separator: "\n").dropFirst()
            .map { $0.split(separator: "\t").map(String.init) }
        #expect(rows.count >= 20)
        for row in rows {
            let rule = try #require(rules.rules.first { $0.name == row[0] }, "\(row[0])")
            let found = context(row[2], row[3], in: row[1])
            #expect(found?.reason.text != rule.reason, "\(row) because of \(found?.triggers ?? [])")
        }
    }

    @Test func theShippedRulesCoverTheTenCategories() {
        #expect(rules.rules.count >= 60)
        for category in [
            "news", "technology", "sports", "entertainment", "health", "finance", "investing", "food", "travel",
            "gaming",
        ] {
            #expect(rules.rules.contains { $0.categories.contains(category) }, "\(category)")
        }
    }

    @Test func theTriggersAreNamed() {
        let found = context("Interest rates stay put, says the central bank", in: "finance")
        #expect(context("Consumer prices stay put", in: "finance")?.tier == 2)
        #expect(found?.triggers.isEmpty == false)
        #expect(found?.kind == .market)
        #expect(found?.triggers == ["interest rate", "central bank"])
    }

    @Test func aWordUsedInPassingIsNotAReason() {
        #expect(context("A quiet week", "The mayor mentioned inflation.", in: "finance") == nil)
        #expect(
            context("A quiet week", "Of inflation, consumer prices and the cost of living.", in: "finance")?.triggers
                .isEmpty == false)
        // One word is one trigger, however many phrases hold it.
        #expect(context("A quiet week", "Of COVID-19 and another coronavirus.", in: "health") == nil)
    }

    @Test(arguments: [
        ("Save 40% off with this promo code", "technology"), ("The best deals on laptops today", "technology"),
        ("Your daily horoscope", "news"), ("Obituary: a village baker", "news"),
        ("Jane Doe, who taught maths, dies aged 92", "news"), ("Gift guide for runners", "health"),
        ("Ten soups for autumn", "food"), ("Ten beaches for autumn", "travel"), ("Something", "gardens"),
    ])
    func silence(_ title: String, _ category: String) {
        #expect(context(title, in: category) == nil)
        let article = article(title)
        let topic = Topic(category: category, confidence: 1)
        #expect(contextualiser.implications(of: article, reading: reading(of: article), topic: topic).isEmpty)
    }

    @Test func necessaryContextIsGivenForFoodAndTravelToo() {
        #expect(context("Spinach recalled over listeria fear", in: "food")?.kind == .timeSensitive)
        #expect(context("Flights cancelled as ash drifts south", in: "travel")?.kind == .timeSensitive)
    }

    @Test(arguments: [
        ("The grant is a shot in the arm for the village", "health"), ("A perfect storm for the high street", "news"),
        ("Actor's breakthrough role", "entertainment"), ("Songs that went viral this summer", "entertainment"),
        ("Coach has a charm offensive in mind", "news"), ("A flood of complaints about the new bins", "news"),
        ("Sweeping reforms by default", "finance"),
    ])
    func aFigureOfSpeechTriggersNothing(_ title: String, _ category: String) {
        #expect(context(title, in: category) == nil)
    }

    /// A weak trigger counts only with a `with` word nearby: in the title or in the summary's first sentence.
    @Test func aWeakWordNeedsCompany() {
        let far = "The town has much to say of itself. " + String(repeating: "So it goes on and on and on. ", count: 6)
        #expect(context("Ubisoft in the park", in: "gaming") == nil)
        #expect(context("Ubisoft in the park", "The studio is sold.", in: "gaming")?.triggers.isEmpty == false)
        #expect(context("Ubisoft in the park", far + "The studio is sold.", in: "gaming") == nil)
        #expect(context("Sterling wins the sack race", in: "finance") == nil)
        #expect(context("Sterling falls against the dollar", in: "finance")?.triggers == ["sterling"])
    }

    @Test func whatFollowsAmidIsTheSetting() {
        #expect(context("Bakers open early amid interest rate worries", in: "finance") == nil)
        #expect(context("Interest rate worries amid early harvest", in: "finance")?.triggers.isEmpty == false)
        // What presses is worth knowing as a setting, too.
        #expect(context("Bakers open early amid hurricane warning", in: "news")?.kind == .timeSensitive)
    }

    @Test(
        "asides, looks back and round-ups call no rule forth",
        arguments: [
            "Why I stopped fearing inflation", "The worst ever inflation, in pictures nobody asked for",
            "Inflation jitters; the mayor's new hat; a swan returns", "How to explain inflation to a cat",
        ])
    func aside(_ title: String) {
        #expect(context(title, in: "finance")?.triggers.isEmpty != false)
    }

    @Test func rulesAreInEnglishAndSoAreTheirArticles() {
        #expect(context("La inflación y el FMI: GDP", in: "finance", language: "es") == nil)
        // Seen in the wild: a feed that says it is in English and is not.
        #expect(context("Dumarami ang kaso ng COVID-19 sa lungsod ngayong linggo", in: "health") == nil)
        #expect(context("Inflation slows", in: "finance", language: "en-GB")?.triggers.isEmpty == false)
        #expect(context("Inflation slows", in: "finance", language: nil)?.triggers.isEmpty == false)
    }

    @Test(
        "articles that match no rule have no context, whatever their category",
        arguments: ["news", "technology", "health"])
    func nothingOfACategory(_ category: String) {
        #expect(context("A quiet week", in: category) == nil)
    }

    @Test func implicationsAreThreeAtMostAndComeFromRules() {
        let topic = Topic(category: "finance", confidence: 1)
        let article = article("Central bank cuts interest rates as union votes for strike action and sanctions bite")
        let found = contextualiser.implications(of: article, reading: reading(of: article), topic: topic)
        #expect(found.count == 3)
        let all = Set(rules.rules.flatMap(\.implications))
        #expect(found.allSatisfy { all.contains($0.text) && $0.key?.hasPrefix("why.") == true })
        // What speaks of a theme may mean anything.
        let theme = self.article("Unemployment falls")
        #expect(contextualiser.implications(of: theme, reading: reading(of: theme), topic: topic).isEmpty)
        let quiet = self.article("A quiet week")
        #expect(contextualiser.implications(of: quiet, reading: reading(of: quiet), topic: topic).isEmpty)
    }
}
