import Newsroom
import Testing
import TextReading

@testable import Puzzling

@Suite("Questions about whole headlines") struct HeadlineQuizTests {
    /// Reports of four subjects.
    private static let small = [
        told(
            "c1", "Harbour pilots promise to paint every lighthouse in stripes", "Pilots say that stripes look well.",
            "travel"),
        told("c2", "Orchestra of the valley plans to play on rowing boats", "It likes the sound of water.", "music"),
        told("c3", "Bakers in the old quarter agree to open before sunrise", "Bakers met on a Monday.", "food"),
        told("c4", "Gardeners of both towns hope to share one greenhouse", "They have too little glass.", "nature"),
    ]

    private static func told(
        _ id: String, _ title: String, _ text: String, _ category: String, publishers: Int = 2
    ) -> Brief {
        var brief = Newsstand.brief(
            id, title, text: text + " So they told the paper.", source: "Paper\(id)", category: category)
        brief.story.publishers = publishers
        return brief
    }

    private func questions(_ briefs: [Brief], _ kind: QuizQuestion.Kind) throws -> [QuizQuestion] {
        let rules = try #require(try PuzzleRules(language: "en"))
        let book = try #require(WordBook(language: "en"))
        let news = QuizNews(briefs, of: Newsstand.day, timeZone: "UTC", language: "en", rules: rules)
        let finder = GapFinder(
            news: news, book: book, rules: rules, givenNames: ["laura", "boris", "clara", "diego"])
        var readings = ArticleReadings()
        return QuizMaker(news: news, finder: finder, rules: rules).candidates(for: Newsstand.day, &readings)
            .filter { $0.kind == kind }
    }

    private static func place(
        _ title: String, of kind: PlaceKind = .country, in country: String = "NO", named name: String = "Norway"
    ) -> Brief {
        var place = Newsstand.country(name, country)
        place.kind = kind
        place.population = 200_000
        return Newsstand.brief("n1", title, text: "They did so in \(name).", place: place, source: "Star")
    }

    @Test("nobody is asked for the country of the publisher")
    func home() throws {
        var report = Self.place("A choir in Norway sings for whales")
        #expect(try questions([report], .place).count == 1)
        report.source.country = "NO"
        #expect(try questions([report], .place).isEmpty)
    }

    @Test("the publisher's own country, which is never the answer, is no choice either")
    func homeAsChoice() throws {
        var report = Self.place("A choir in Norway sings for whales")
        func choices() throws -> [String] {
            let all = [report] + Newsstand.peaceful.filter { $0.id == "a1" }
            return try #require(try questions(all, .place).first { $0.briefs[0].id == "n1" }).choices
        }
        #expect(try choices().contains("Portugal"))
        report.source.country = "PT"
        #expect(try !choices().contains("Portugal"))
    }

    @Test("a country is asked for among those of its continent")
    func continents() throws {
        let others = [("Canada", "CA"), ("Japan", "JP"), ("Kenya", "KE")].enumerated().map { number, country in
            Newsstand.brief(
                "t\(number)", "A library in \(country.0) lends boats", place: Newsstand.country(country.0, country.1))
        }
        let found = try questions([Self.place("A choir in Norway sings for whales")] + others, .place)
        let choices = try #require(found.first { $0.briefs[0].id == "n1" }).choices
        #expect(Set(choices).isDisjoint(with: ["Canada", "Japan", "Kenya"]))
    }

    @Test("a town at home is asked for among large ones at home, all far away")
    func towns() throws {
        func asked(
            _ countries: [String], apart degrees: Double = 2, of population: Int = 150_000, own: Int = 200_000
        ) throws -> [String]? {
            let others = zip(["Bergvik", "Sandholm", "Myrdalen"], countries).enumerated().map { number, town in
                var place = Newsstand.country(town.0, town.1)
                place.kind = .city
                place.population = population
                place.latitude = degrees * Double(number + 1)
                return Newsstand.brief(
                    "t\(number)", "A library in \(town.0) lends boats", text: "It is in \(town.0).", place: place)
            }
            var report = Self.place("A choir in Tromso sings for whales", of: .city, named: "Tromso")
            report.place?.population = own
            report.source.country = "NO"
            return try questions([report] + others, .place).first { $0.briefs[0].id == "n1" }?.choices
        }
        #expect(try asked(["NO", "NO", "NO"]).map(Set.init) == ["Tromso", "Bergvik", "Sandholm", "Myrdalen"])
        #expect(try asked(["NO", "NO", "SE"]) == nil)
        #expect(try asked(["NO", "NO", "NO"], apart: 0.5) == nil)
        #expect(try asked(["NO", "NO", "NO"], of: 20_000) == nil)
        #expect(try asked(["NO", "NO", "NO"], own: 20_000) == nil)
    }

    @Test("a person is asked for among those of one desk")
    func desks() throws {
        func asked(_ category: String) throws -> Bool {
            let others = ["Boris Havelka", "Clara Ostrander", "Diego Ferrante"].enumerated().map { number, name in
                Self.told("p\(number)", "The sculptor \(name) opens an exhibition", "\(name) opens it.", "music")
            }
            let own = Self.told("p9", "The violinist Laura Lindholm plays in the mill", "Lindholm plays.", category)
            return try questions(others + [own], .person).contains { $0.briefs[0].id == "p9" }
        }
        #expect(try asked("music"))
        #expect(try !asked("sports"))
    }

    @Test(
        "which story most publishers told is asked where twice as many told it as each of the others",
        arguments: [
            ("Ferries run all night across the bay", 4, true), ("Ferries run all night across the bay", 3, false),
            ("Ferries run all night, says the \"captain of the bay\"", 4, false),
            ("Ferries run on Fridays now", 4, false), ("7 ferries run all night across the bay", 4, false),
        ])
    func most(_ title: String, publishers: Int, isAsked: Bool) throws {
        let wide = Self.told("m1", title, "They run on Fridays now.", "news", publishers: publishers)
        let found = try questions(Self.small + [wide], .most).first
        #expect((found != nil) == isAsked)
        guard let found else { return }
        #expect(found.choices[found.answer] == title && found.briefs[found.answer].id == "m1")
        #expect(found.briefs.count == 4 && found.before.isEmpty && found.behind.isEmpty)
        let alone = Self.small.map { brief in
            var brief = brief
            brief.story.publishers = 1
            return brief
        }
        #expect(try questions(alone + [wide], .most).isEmpty)
    }

    @Test("nobody is in a question of whom a sad report speaks")
    func sad() throws {
        let wide = Self.told(
            "s1", "Friends of Laura Lindholm decide to play on rowing boats", "They rehearse on the lake.", "music",
            publishers: 4)
        let sad = Newsstand.brief("s2", "Laura Lindholm missing since Friday, say friends", source: "Post")
        let others = Self.small.filter { $0.id != "c2" }
        #expect(try !questions(others + [wide], .most).isEmpty)
        #expect(try questions(others + [wide, sad], .most).isEmpty)
    }
}
