import Newsroom
import TestSupport
import Testing

@testable import SiteBuilding

/// A page shows an article's comments and views, an episode's transcript, and the licence.
@Suite struct SurroundingsTests {
    private static let cases: [(name: String, reception: Reception?, licence: String?, transcript: String?)] = [
        (
            "all of it", Reception(discussion: "https://a.example/1?x=1&y=2#respond", comments: 1204, views: 98_765),
            "https://creativecommons.org/licenses/by-nc-sa/4.0/", "https://a.example/1.vtt"
        ),
        ("few comments", Reception(discussion: "https://a.example/1", comments: 9), nil, nil),
        ("many comments", Reception(discussion: "https://a.example/1", comments: 10), nil, nil),
        ("no comments", Reception(discussion: "https://a.example/1", comments: 0, views: 0), nil, nil),
        ("comments without a number", Reception(discussion: "https://a.example/1"), nil, nil),
        ("a number without comments", Reception(comments: 500), nil, nil),
        ("one view", Reception(views: 1), "https://licence.example/open", nil),
        ("given away", nil, "http://creativecommons.org/publicdomain/zero/1.0/deed.en", nil),
        ("a licence that is none", nil, "https://creativecommons.org/licenses/by-me/4.0/", nil),
        (
            "harm", Reception(discussion: "javascript:alert(1)", comments: 50),
            "https://creativecommons.org/licenses/by/<script>/", "https://a.example/)>[x](javascript:alert(1))"
        ),
        ("nothing", nil, nil, nil),
    ]

    @Test(arguments: ["account", "card"]) func onCards(form: String) throws {
        var edition = Invented.edition()
        let templates = Templates()
        let words = try Localisation(templates, language: "en")
        let library = try TemplateLibrary(templates, words: words)
        var shown: [String] = []
        for (name, reception, licence, transcript) in Self.cases {
            var file = edition.stories[0]
            file.lead.article.reception = reception
            file.lead.article.licence = licence
            file.lead.article.enclosures =
                transcript.map { [Enclosure(url: "https://a.example/1.mp3", transcript: $0)] } ?? []
            edition.stories[0] = file
            let brief = file.lead
            let shelf = CardShelf(
                edition, settings: SiteSettings(), words: words, clock: WallClock(timeZone: "UTC", words: words))
            let html = MarkdownPage.html(
                of: try library.render("cards/\(form).html", CardView(brief: brief, shelf: shelf)))
            let facts = html.split(separator: "<div class=\"facts\">").dropFirst().first?.split(separator: "</div>")
                .first
            shown.append("\(name):\n\(try #require(facts))")
        }
        expectGolden(shown.joined(separator: "\n"), named: "surroundings/\(form).html")
    }

    /// Returns the text around an article that names some people, in a language of the interface.
    private func facts(of persons: [Person], on form: String, in language: String = "en") throws -> String {
        let templates = Templates()
        let words = try Localisation(templates, language: language)
        let library = try TemplateLibrary(templates, words: words)
        let edition = Invented.edition()
        var brief = edition.stories[0].lead
        brief.article.persons = persons
        brief.article.enclosures = [Enclosure(url: "https://a.example/1.mp3", type: "audio/mpeg")]
        let shelf = CardShelf(
            edition, settings: SiteSettings { $0.images = .remote }, words: words,
            clock: WallClock(timeZone: "UTC", words: words))
        let html = MarkdownPage.html(
            of: try library.render("cards/\(form).html", CardView(brief: brief, shelf: shelf)))
        return String(
            try #require(
                html.split(separator: "<div class=\"facts\">").dropFirst().first?.split(separator: "</div>").first))
    }

    @Test("an account and a podcast name the people who speak", arguments: ["account", "medium"])
    func people(form: String) throws {
        func said(_ persons: [Person], in language: String = "en") throws -> String {
            try facts(of: persons, on: form, in: language).replacing(/<[^>]*>/, with: "")
        }
        let ada = Person(name: "Ada")
        #expect(try said([ada]).contains("· with Ada (host)"))
        #expect(try said([ada], in: "es").contains("· con Ada (presenta)"))
        #expect(try said([ada], in: "pt").contains("· com Ada (apresenta)"))
        let several = [
            Person(name: "Grace", role: "guest"), Person(name: "Tom", role: "cover art designer"),
            Person(name: "Bo", role: "co-host"), Person(name: "Ada", role: "host"),
        ]
        #expect(try said(several).contains("· with Grace (guest), Bo (co-host), Ada (host)"))
        let many = (0..<20).map { Person(name: "Jo \($0)", role: "guest") }
        #expect(try said(many).matches(of: /\(guest\)/).count == 6)
        for persons in [[], [Person(name: "Tom", role: "<b>")]] {
            let text = try facts(of: persons, on: form)
            #expect(!text.contains("person.") && !text.contains("Tom"))
        }
    }

    @Test("a person's name does no harm, and a portrait is not loaded", arguments: ["account", "medium"])
    func harmfulPeople(form: String) throws {
        let text = try facts(
            of: [
                Person(name: "<script>x</script> [a](javascript:alert(1)) **b**", role: "guest"),
                Person(name: "Ada", picture: "https://a.example/portrait.jpg"),
            ], on: form)
        #expect(!text.contains("<script") && !text.contains("href=\"javascript") && !text.contains("<strong>b"))
        #expect(text.contains("&lt;script&gt;") && !text.contains("portrait"))
    }

    @Test("a card gives its language if it isn't one of the edition's", arguments: ["account", "card"])
    func languages(form: String) throws {
        var edition = Invented.edition()
        edition.languages = ["en"]
        let templates = Templates()
        let words = try Localisation(templates, language: "en")
        let library = try TemplateLibrary(templates, words: words)
        func card(_ language: String?) throws -> String {
            var brief = edition.stories[0].lead
            brief.language = language
            let shelf = CardShelf(
                edition, settings: SiteSettings(), words: words, clock: WallClock(timeZone: "UTC", words: words))
            return MarkdownPage.html(
                of: try library.render("cards/\(form).html", CardView(brief: brief, shelf: shelf)))
        }
        #expect(try card("fil-PH").contains(#/</strong>(</a>)? · (<span[^>]*>)*(Filipino|Tagalog)(</span>)+ · /#))
        #expect(try card("fil-PH").contains(#"<div class="words" lang="fil-PH""#))
        for language in ["en", "en-NZ", nil] {
            #expect(try !card(language).contains("English"))
        }
    }
}
