import Geotagging
import Newsroom
import Testing
import TextReading

/// Names that only one country's publishers mention show where a report comes from.
@Suite struct DomesticNamesTests {
    private static func reading(_ title: String) -> ArticleReading {
        var reader = TextReader()
        return reader.reading(title: title, summary: "", tag: "en")
    }

    /// Three countries, of each sixty articles by two publishers; in one of them some write of a minister.
    private static func sightings(
        of titles: [String], publishers: [String] = ["A", "B"], in countries: [String] = ["PT", "NZ", "CA"]
    ) -> [DomesticNames.Sighting] {
        let plain = countries.flatMap { country in
            (0..<60).map {
                DomesticNames.Sighting(
                    reading("the market opens late today"), publisher: "\(country)\($0 % 2)", country: country)
            }
        }
        return plain
            + titles.enumerated().map {
                DomesticNames.Sighting(reading($1), publisher: publishers[$0 % publishers.count], country: "PT")
            }
    }

    private static let titles = ["voters trust Almarinho", "why Almarinho went", "the plan of Almarinho and Tedeschi"]

    private func place(
        of title: String, from home: String? = "PT", by publisher: String? = nil, _ sightings: [DomesticNames.Sighting]
    ) -> Place? {
        let reading = Self.reading(title)
        let geotag = World.geotagger.geotag(title: title, summary: "", text: "", reading: reading, sourceCountry: home)
        return World.geotagger.settled(
            geotag, reading: reading, publisher: publisher, home: home, by: DomesticNames(sightings)
        ).location
    }

    @Test func aDomesticNamePlacesAnArticleWithoutAPlace() {
        let sightings = Self.sightings(of: Self.titles)
        #expect(place(of: "new tax is the idea of Almarinho", sightings)?.country == "PT")
        #expect(place(of: "new tax is a bad idea", sightings) == nil)
        // Of a publisher elsewhere it says nothing.
        #expect(place(of: "new tax is the idea of Almarinho", from: "NZ", sightings) == nil)
        #expect(place(of: "new tax is the idea of Almarinho", from: nil, sightings) == nil)
    }

    @Test func nothingIsLearnedFromOnePublisherOrTooFewArticles() {
        #expect(place(of: "the idea of Almarinho", Self.sightings(of: Self.titles, publishers: ["A"])) == nil)
        #expect(place(of: "the idea of Almarinho", Self.sightings(of: Array(Self.titles.dropLast()))) == nil)
    }

    @Test func namesUsedInOtherCountriesTooAreNotDomestic() {
        let abroad = Self.titles.map { DomesticNames.Sighting(Self.reading($0), publisher: "X", country: "NZ") }
        #expect(place(of: "the idea of Almarinho", Self.sightings(of: Self.titles) + abroad) == nil)
    }

    @Test func aWordOftenInLowerCaseIsNotAName() {
        let small = ["the almarinho grows", "an almarinho tree"].map {
            DomesticNames.Sighting(Self.reading($0), publisher: "A", country: "PT")
        }
        #expect(place(of: "the idea of Almarinho", Self.sightings(of: Self.titles) + small) == nil)
    }

    @Test func aPlaceInTheTextStaysUnlessTwoNamesContradictItsCountry() {
        let twice = Self.titles.map { $0 + " and Tedeschi" }
        let sightings = Self.sightings(of: twice)
        #expect(place(of: "a visit to Japan", sightings)?.country == "JP")
        #expect(place(of: "a visit of Almarinho to Japan", sightings)?.country == "JP")
        #expect(place(of: "how Almarinho and Tedeschi see Japan", sightings)?.country == "PT")
        #expect(place(of: "Almarinho and Tedeschi meet in Osaka", sightings)?.name == "Osaka")
    }

    @Test func namesOfPublishersAndForeignPeoplesDoNotCount() {
        let titles = Self.titles.map { $0 + " and Tedeschi for the Correio, in Peruvian style" }
        let sightings = Self.sightings(of: titles)
        #expect(place(of: "how Almarinho and Tedeschi see Japan", sightings)?.country == "PT")
        #expect(place(of: "the Correio and Almarinho in Japan", sightings)?.country == "PT")
        #expect(place(of: "the Correio and Almarinho in Japan", by: "Correio News", sightings)?.country == "JP")
        #expect(place(of: "Almarinho and the Peruvian in Japan", sightings)?.country == "JP")
        // Nor where the text names no place.
        #expect(place(of: "what the Correio found out", sightings)?.country == "PT")
        #expect(place(of: "what the Correio found out", by: "Correio News", sightings) == nil)
    }

    @Test func aContinentBelongsToNoSingleCountry() {
        let sightings = Self.sightings(of: Self.titles.map { $0 + " in Asian style" })
        #expect(place(of: "what Almarinho found out", sightings)?.country == "PT")
        #expect(place(of: "what the Asian style is", sightings) == nil)
    }

    @Test func fromPublishersOfTwoCountriesNothingIsLearned() {
        let two = Self.sightings(of: Self.titles, in: ["PT", "NZ"])
        #expect(place(of: "the idea of Almarinho", two) == nil)
    }
}
