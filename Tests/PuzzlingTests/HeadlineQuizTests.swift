import Newsroom
import Testing
import TextReading

@testable import Puzzling

@Suite("Questions about whole headlines") struct HeadlineQuizTests {
    private static func brief(
        _ id: String, _ title: String, _ text: String, _ category: String
    ) -> Brief {
        Newsstand.brief(id, title, text: text + " So they told the paper.", source: "Paper\(id)", category: category)
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
            return try #require(try questions(all, .place).first { $0.brief.id == "n1" }).choices
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
        let choices = try #require(found.first { $0.brief.id == "n1" }).choices
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
            report.story.publishers = 2
            report.source.country = "NO"
            return try questions([report] + others, .place).first { $0.brief.id == "n1" }?.choices
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
                Self.brief("p\(number)", "The sculptor \(name) opens an exhibition", "\(name) opens it.", "music")
            }
            let own = Self.brief("p9", "The artist Laura Lindholm plays in the mill", "Lindholm plays.", category)
            return try questions(others + [own], .person).contains { $0.brief.id == "p9" }
        }
        #expect(try asked("music"))
        #expect(try !asked("sports"))
    }

    @Test("a person is asked for among people of one field and country, named with the same party")
    func fields() throws {
        func isAsked(
            _ occupation: String = "senator", home: String = "NO", text: String = "Of the Harbour Party, too."
        ) throws -> Bool {
            func report(_ id: String, _ title: String, _ text: String, _ home: String) -> Brief {
                var report = Self.brief(id, title, text, "news")
                report.place = Newsstand.country("Home\(home)", home)
                return report
            }
            let others = ["Boris Havelka", "Clara Ostrander", "Diego Ferrante"].enumerated().map { number, name in
                report("p\(number)", "The \(occupation) \(name) opens a library", "\(name) opens it. \(text)", home)
            }
            let own = report(
                "p9", "The senator Laura Lindholm leaves the Harbour Party", "Lindholm leaves it for boats.", "NO")
            return try questions(others + [own], .person).contains { $0.brief.id == "p9" }
        }
        #expect(try isAsked())
        #expect(try isAsked("minister"))
        #expect(try !isAsked("singer"))
        #expect(try !isAsked("neighbour"))
        #expect(try !isAsked(home: "SE"))
        #expect(try !isAsked(text: ""))
    }

    @Test("nobody is asked who said what follows a colon")
    func colon() throws {
        func isAsked(_ title: String) throws -> Bool {
            let others = ["Boris Havelka", "Clara Ostrander", "Diego Ferrante"].enumerated().map { number, name in
                Self.brief("p\(number)", "The painter \(name) opens an exhibition", "\(name) opens it.", "news")
            }
            let own = Self.brief("p9", title, "The painter Laura Lindholm said so.", "news")
            return try questions(others + [own], .person).contains { $0.brief.id == "p9" }
        }
        #expect(try isAsked("Laura Lindholm paints the harbour and its boats in oil"))
        #expect(try !isAsked("Laura Lindholm: the harbour and its boats need more oil"))
    }

    @Test("a country that another headline names with the same word is no choice, and neither is its people's")
    func secondAnswers() throws {
        func choices(_ title: String) throws -> [String] {
            let own = Self.place("The elections for the fishing council take place in Norway")
            let other = Newsstand.brief("t1", title, place: Newsstand.country("Portugal", "PT"), source: "Post")
            let all = try questions([own, other], .place)
            return try #require(all.first { $0.brief.id == "n1" }).choices
        }
        let places = ["Sweden", "Finland", "Denmark", "Iceland", "Poland", "Italy", "Greece", "Spain"]
        for place in places {
            #expect(try !choices("The run-off for the boat council begins in \(place)").contains(place))
        }
        #expect(try places.contains { try choices("A choir sings for whales in \($0)").contains($0) })
    }

    @Test("no town is asked for where other reports tell the same without it")
    func national() throws {
        func isAsked(_ more: [Brief]) throws -> Bool {
            var report = Self.town("Tromso", "Private schools set their fees alone in Tromso")
            report.story.publishers = 2
            let others = ["Bergvik", "Sandholm", "Myrdalen"].enumerated().map { number, name in
                var town = Self.town(name, "A library in \(name) lends boats")
                town.place?.latitude = Double(2 * number + 2)
                return town
            }
            return try questions([report] + others + more, .place).contains { $0.brief.id == "Tromso" }
        }
        #expect(try isAsked([]))
        #expect(try !isAsked([Newsstand.brief("n1", "Private schools may set their fees alone", source: "Post")]))
        #expect(
            try isAsked([
                Newsstand.brief("n1", "The private schools in Tromso may set their fees alone", source: "Post")
            ]))
        // In the same story a report without the town says as much.
        #expect(
            try !isAsked([
                Newsstand.brief("n1", "The government frees their budgets", source: "Post", story: "story-Tromso")
            ]))
    }

    @Test(
        "no country is asked for beside its people, a person's full name, or a subject without a name",
        arguments: [
            "Farmers paint the windmills of the south in Norway", "Talks with Norway on boats begin",
        ],
        [
            "Laura Lindholm paints the windmills of the south in Norway",
            "A company was honoured at a summit in Norway",
        ])
    func giveaways(asked: String, unasked: String) throws {
        #expect(try questions([Self.place(asked)], .place).count == 1)
        #expect(try questions([Self.place(unasked)], .place).isEmpty)
        let dutch = "Dutch farmers paint their windmills in Netherlands"
        #expect(try questions([Self.place(dutch, in: "NL", named: "Netherlands")], .place).isEmpty)
    }

    @Test("no question is asked about the branch of a company that no other story names")
    func unknownNames() throws {
        func isAsked(_ more: [Brief]) throws -> Bool {
            let own = Self.place("Boatly opens a second workshop for oars in Norway")
            return try questions([own] + more, .place).contains { $0.brief.id == "n1" }
        }
        #expect(try !isAsked([]))
        #expect(try isAsked([Newsstand.brief("t1", "Choir sings for Boatly", source: "Post")]))
    }

    @Test("no town is asked for that is a suburb of a city in the news, nor an index or a rate")
    func unaskable() throws {
        func isAsked(_ distance: Double) throws -> Bool {
            var report = Self.town("Tromso", "A choir in Tromso sings for whales")
            report.story.publishers = 2
            var others = ["Bergvik", "Sandholm", "Myrdalen"].enumerated().map { number, name in
                var town = Self.town(name, "A library in \(name) lends boats")
                town.place?.latitude = Double(2 * number + 2)
                return town
            }
            var city = Self.town("Storby", "A choir in Storby rests")
            city.place?.population = 1_000_000
            city.place?.latitude = distance
            others.append(city)
            return try questions([report] + others, .place).contains { $0.brief.id == "Tromso" }
        }
        #expect(try isAsked(1.5))
        #expect(try !isAsked(0.1))
        func count(_ title: String) throws -> Int {
            try questions([Newsstand.brief("r1", title, text: "It is 616 today.")], .number).count
        }
        #expect(try count("The library lends boats to 616 readers") == 1)
        #expect(try count("The index of the boat market rose to 616 points") == 0)
    }

    @Test("a town is asked for only if several publishers report from it")
    func publishers() throws {
        func isAsked(publishers: Int) throws -> Bool {
            var report = Self.town("Tromso", "A choir in Tromso sings for whales")
            report.story.publishers = publishers
            let others = ["Bergvik", "Sandholm", "Myrdalen"].enumerated().map { number, name in
                var town = Self.town(name, "A library in \(name) lends boats")
                town.place?.latitude = Double(2 * number + 2)
                return town
            }
            return try questions([report] + others, .place).contains { $0.brief.id == "Tromso" }
        }
        #expect(try isAsked(publishers: 2))
        #expect(try !isAsked(publishers: 1))
    }

    private static func town(_ name: String, _ title: String) -> Brief {
        var place = Newsstand.country(name, "NO")
        place.kind = .city
        place.population = 200_000
        return Newsstand.brief(name, title, text: "It is in \(name).", place: place, source: "Star")
    }

    @Test("no question names anyone in a sad report")
    func sad() throws {
        let glad = Newsstand.brief(
            "s1", "The library lends 340 boats to Laura Lindholm", text: "It lends 340 boats.", source: "Star")
        let sad = Newsstand.brief("s2", "Laura Lindholm missing since Friday, say friends", source: "Post")
        #expect(try questions([glad], .number).count == 1)
        #expect(try questions([glad, sad], .number).isEmpty)
    }
}
