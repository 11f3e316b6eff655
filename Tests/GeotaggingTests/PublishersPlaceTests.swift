import Foundation
import Geotagging
import Newsroom
import Testing

/// Where the publisher says that it happened beats what the text makes one guess.
@Suite struct PublishersPlaceTests {
    private func location(of title: String, at coordinates: Coordinates?) -> Place? {
        World.geotagger.geotag(title: title, summary: "", text: "", sourceCountry: nil, at: coordinates).location
    }

    /// Seen in the wild: a film's description as its summary and as its text. A country that it names once is named
    /// once.
    @Test func aTextThatRepeatsTheSummaryCountsOnce() {
        let said = "Guests speak about the harbour. The minister has defended calls to Peru."
        func location(text: String) -> Place? {
            let title = "Who is the minister?"
            return World.geotagger.geotag(title: title, summary: said, text: text, sourceCountry: "PT").location
        }
        #expect(location(text: "") == nil)
        #expect(location(text: said) == nil)
        #expect(location(text: "\(said) In Peru it is winter.")?.name == "Peru")
    }

    @Test func itBeatsAGuess() {
        #expect(location(of: "Floods in Porto", at: nil)?.name == "Porto")
        let place = location(of: "Floods in Porto", at: Coordinates(latitude: 64.1835, longitude: -51.7216))
        #expect(place?.name == "Nuuk")
        #expect(place?.countryName == "Greenland")
    }

    @Test func thePinIsThePublishersOwn() {
        let place = location(of: "The old bridge", at: Coordinates(latitude: 64.2, longitude: -51.6))
        #expect(place?.name == "Nuuk")
        #expect(place?.latitude == 64.2 && place?.longitude == -51.6)
    }

    /// Gazetteers know boroughs and suburbs; a text that says London means London.
    @Test func aPlaceInTheTextAtTheCoordinatesNamesThem() {
        let bridge = Coordinates(latitude: 51.5033, longitude: -0.1195)
        #expect(location(of: "A wheel turns in London", at: bridge)?.name == "London")
        #expect(location(of: "A wheel turns", at: bridge)?.country == "GB")
    }

    @Test(arguments: [
        (-1e308, 0), (90.1, 0), (0, 180.1), (.nan, 0), (0, -.infinity), (1e15, 1e15),
    ])
    func impossibleCoordinatesAreIgnored(latitude: Double, longitude: Double) {
        let coordinates = Coordinates(latitude: latitude, longitude: longitude)
        #expect(location(of: "Floods in Porto", at: coordinates)?.name == "Porto")
        #expect(location(of: "The old bridge", at: coordinates) == nil)
    }

    @Test func theOpenSeaIsNamedByItsDegrees() {
        let place = location(of: "M 6.1 under the sea", at: Coordinates(latitude: -45.04, longitude: -120.96))
        #expect(place?.name == "45.0° S, 121.0° W")
        #expect(place?.country == "")
    }

    /// Nobody is misled by the edges of the map.
    @Test(arguments: [
        Coordinates(latitude: 90, longitude: 0), Coordinates(latitude: -90, longitude: 180),
        Coordinates(latitude: -16.5, longitude: -180), Coordinates(latitude: -16.5, longitude: 180),
    ])
    func edges(coordinates: Coordinates) throws {
        let place = try #require(location(of: "x", at: coordinates))
        #expect(place.latitude == coordinates.latitude && place.longitude == coordinates.longitude)
        #expect(!place.name.isEmpty)
    }

    @Test func mentionsStayAsTheyAre() {
        let text = "Floods in Porto"
        let guess = World.geotagger.geotag(title: text, summary: "", text: "", sourceCountry: nil)
        let given = World.geotagger.geotag(
            title: text, summary: "", text: "", sourceCountry: nil, at: Coordinates(latitude: 64.2, longitude: -51.6))
        #expect(given.mentions == guess.mentions)
        #expect(given.confidence == 1)
    }
}
