import Foundation
import Newsroom
import TestSupport
import Testing

@testable import SiteBuilding

@Suite struct LanguageTests {
    @Test("the words of rules, signals and the shipped configuration are those in words/en.json")
    func sourcesOfSentences() throws {
        struct Rules: Decodable {
            struct Rule: Decodable {
                let name: String
                let reason: String
                let implications: [String]
            }
            let rules: [Rule]
        }
        struct Configuration: Decodable {
            struct Named: Decodable {
                let id: String
                let name: String
                let description: String?
                let subcategories: [Named]?
            }
            struct Edition: Decodable {
                let id: String
                let title: String
                let tagline: String
                let categories: [Named]
            }
            struct Site: Decodable { let tagline: String }
            let site: Site
            let categories: [Named]
            let editions: [Edition]
        }
        func file(_ path: String) throws -> Data { try Data(contentsOf: repository.appending(path: path)) }
        let words = try Localisation(Templates(), language: "en")
        let rules = try JSONDecoder().decode(Rules.self, from: file("Rules/contexts.json"))
        var expected: [String: String] = [:]
        // Pages show the rules' texts with typographic apostrophes, as Markdown makes them, and scripts show the words.
        func typographic(_ text: String) -> String { text.replacing("'", with: "’") }
        for rule in rules.rules {
            expected["why.\(rule.name)"] = typographic(rule.reason)
            for (index, text) in rule.implications.enumerated() {
                expected["why.\(rule.name).\(index + 1)"] = typographic(text)
            }
        }
        #expect(words.all.filter { $0.key.hasPrefix("why.") } == expected)

        // What happens again and again is called by its id, with an article.
        let lists = try String(decoding: file("Rules/lists.txt"), as: UTF8.self)
        let entries = lists.matches(of: /(?m)^\[occurrences \w+\]\n((?:[^\[#\n].*\n)+)/).map { String($0.1) }.joined()
        expected = Dictionary(
            entries.matches(of: /= ([a-z-]+)/).map { String($0.1) }.map { matter in
                let thing = matter.replacing("-", with: " ")
                return ("precedent.of.\(matter)", ("aeiou".contains(thing.first ?? "x") ? "an " : "a ") + thing)
            }, uniquingKeysWith: { first, _ in first })
        #expect(expected.count > 20)
        #expect(words.all.filter { $0.key.hasPrefix("precedent.of.") } == expected)

        expected = [:]
        for heading in try String(decoding: file("Rules/signals.txt"), as: UTF8.self)
            .matches(of: /(?m)^\[(\w.*)\]$/).map({ String($0.1) })
        {
            expected["topic.\(heading.slug)"] = heading
        }
        #expect(words.all.filter { $0.key.hasPrefix("topic.") } == expected)

        let shipped = try JSONDecoder().decode(Configuration.self, from: file("feeds.json"))
        expected = ["site.tagline": shipped.site.tagline]
        for category in shipped.categories + shipped.editions.flatMap(\.categories) {
            expected["category.\(category.id)"] = category.name
            for sub in category.subcategories ?? [] {
                expected["category.\(category.id).\(sub.id)"] = sub.name
                expected["desk.\(category.id).\(sub.id)"] = sub.description
            }
        }
        for edition in shipped.editions {
            expected["edition.\(edition.id).title"] = edition.title
            expected["edition.\(edition.id).tagline"] = edition.tagline
        }
        for (key, text) in expected { #expect(words[key] == text, "\(key)") }
    }

    @Test("what an owner's own rules say stays theirs")
    func ownSentencesStay() throws {
        let words = try Localisation(Templates(), language: "pt")
        #expect(words.view(of: Statement("Jobs matter to us.", key: "why.jobs")).name == "Jobs matter to us.")
        #expect(words.view(of: Statement("Jobs matter to us.", key: "why.ours")).wording == nil)
        #expect(words.view(of: "Our sport", "category.sports").name == "Our sport")
        #expect(words.view(of: "Sports", "category.sports").name == "Esportes")
    }

    @Test func placesHaveTheLanguagesNames() throws {
        let (english, spanish) = (
            try Localisation(Templates(), language: "en"), try Localisation(Templates(), language: "es")
        )
        func place(_ name: String, _ kind: PlaceKind, _ country: String, _ countryName: String) -> Place {
            Place(
                id: 1, name: name, kind: kind, country: country, countryName: countryName, latitude: 0, longitude: 0,
                population: 0)
        }
        let munich = place("Munich", .city, "DE", "Germany")
        #expect(PlaceView(munich, words: english).name == "Munich, Germany")
        #expect(PlaceView(munich, words: spanish).name == "Múnich, Alemania")
        #expect(PlaceView(place("Germany", .country, "DE", "Germany"), words: spanish).name == "Alemania")
        #expect(PlaceView(place("Singapore", .city, "SG", "Singapore"), words: spanish).name == "Singapur")
        #expect(PlaceView(place("Middle East", .continent, "", ""), words: spanish).name == "Oriente Medio")
        #expect(
            PlaceView(place("Middle East", .continent, "", ""), words: spanish).wording?.key == "region.middle-east")
    }

    /// Each language but English has a folder of fixtures, with a golden of each page and `said.txt`: a path a line,
    /// and what the file there says in the language.
    @Test(
        "a site in another language says so everywhere: pages, the digest, feeds, files for programs",
        arguments: try interfaceLanguages().filter { $0 != "en" })
    func siteInItsLanguage(language: String) throws {
        var edition = Self.shipped()
        edition.site.language = language
        let summaries = Invented.summaries(ledBy: edition.headlines)
        let pages = try SiteBuilder(templates: Templates()).pages(of: edition, summaries: summaries)
        func text(_ path: String) throws -> String { try #require(pages.first { $0.path == path }).golden }
        expectGolden(try text("sports/tennis.html"), named: "\(language)/tennis.html")
        expectGolden(try text("report.md"), named: "\(language)/report.md")
        expectGolden(try text("headlines.md"), named: "\(language)/headlines.md")
        expectGolden(try text("signals.md"), named: "\(language)/signals.md")
        expectGolden(try text("digest.txt"), named: "\(language)/digest.txt")
        let said = try String(contentsOf: fixture("\(language)/said.txt"), encoding: .utf8).split(separator: "\n")
        #expect(said.count > 2)
        for line in said {
            let parts = line.split(separator: "\t", maxSplits: 1).map(String.init)
            #expect(try text(parts[0]).contains(parts[1]), "\(line)")
        }
    }

    @Test("a language is one file: a new one is offered, published and used, with English for missing texts")
    func anotherLanguage() async throws {
        try await withTemporaryFolder { folder in
            let file = folder.appending(path: "words/nl.json")
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(
                #"{"language": "nl", "locale": "nl", "title.map": "Kaart", "why.jobs": "Via banen bereikt de economie de huishoudens."}"#
                    .utf8
            ).write(to: file)
            var edition = Self.shipped()
            edition.site.language = "nl-BE"
            let pages = try SiteBuilder(templates: Templates(folder: folder.path)).pages(of: edition)
            func text(_ path: String) throws -> String { try #require(pages.first { $0.path == path }).text }
            let languages = (try interfaceLanguages() + ["nl"]).sorted().joined(separator: " ")
            #expect(try text("settings.html").contains("data-languages=\"\(languages)\""))
            #expect(try text("map.html").contains("<span data-word=\"title.map\">Kaart</span>"))
            #expect(try text("headlines.json").contains("Via banen bereikt de economie de huishoudens."))
            #expect(try text("headlines.html").contains("<html lang=\"nl\" dir=\"ltr\""))
            #expect(try text("assets/words/nl.json").contains(#""title.headlines" : "Headlines""#))
            #expect(try text("assets/words/nl.why.json").contains("Via banen"))
            #expect(try text("assets/words/nl.page.json").contains("\"region.europe\" : \"Europe\""))
            #expect(try text("assets/words/nl.json").contains("search.say.") == false)
            #expect(try text("map.html").contains("Portugal"))
        }
    }

    @Test(
        "numbers take the forms that CLDR gives them in Polish and Arabic",
        arguments: [
            (0, "other", "zero"), (1, "one", "one"), (2, "few", "two"), (4, "few", "few"), (5, "other", "few"),
            (11, "other", "many"), (12, "other", "many"), (22, "few", "many"), (100, "other", "other"),
            (112, "other", "many"), (1_003, "few", "few"),
        ])
    func pluralForms(number: Int, polish: String, arabic: String) {
        let forms = [
            PluralForms(["plural.one": "1", "plural.few": "*2 *3 *4 !*12 !*13 !*14"]),
            PluralForms([
                "plural.zero": "0", "plural.one": "1", "plural.two": "2",
                "plural.few": "3-10 *03 *04 *05 *06 *07 *08 *09 *10",
                "plural.many": "11-99 " + (11...99).map { "*\($0)" }.joined(separator: " "),
            ]),
        ]
        #expect(forms.map { $0.form(of: number) } == [polish, arabic])
    }

    @Test("the texts of scripts are in a file that they load")
    func scriptsFindTheirWords() throws {
        let templates = Templates()
        var said = 0
        for path in templates.paths(in: "scripts") {
            let script = try templates.text(path)
            let learnsPages = script.contains("said.learn('page')")
            for call in script.matches(of: /\.(?:text|count|has)\([`']([a-z]+)\./) {
                said += 1
                let isOfPages = PublishedWords.ofPages.contains(call.1)
                #expect(!isOfPages || learnsPages, "\(path): \(call.0)")
                #expect(call.1 != "why", "\(path): \(call.0)")
            }
        }
        #expect(said > 50)
    }

    /// The invented edition, its first headlines with sentences of the shipped rules.
    private static func shipped() -> Edition {
        var edition = Invented.edition()
        edition.patterns = Invented.patterns
        edition.site.tagline = "What's moving the world right now"
        edition.headlines[3].context = Context(
            reason: Statement("Jobs are how the economy reaches households.", key: "why.jobs"), kind: .market, tier: 1,
            confidence: 0.8,
            triggers: ["payrolls"])
        edition.headlines[3].implications = [
            Statement("Local shops and house prices feel large cuts", key: "why.jobs.1"), "An owner's own",
        ]
        return edition
    }
}
